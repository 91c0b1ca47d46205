import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Photo } from '@tessera/contract/media';
import { photoWidths } from '@tessera/contract/photo-widths';
import type { PortfolioProject } from '@tessera/contract/designers/portfolio';
import { API_BASE } from '@tessera/contract/route';
import { projectForm, type FormFile } from '@tessera/testkit/forms';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { launchServer } from '@tessera/testkit/servers/server-process';
import sharp from 'sharp';
import { watchCost } from './product/process-cost.ts';
import { START_SETTINGS } from './product/start-settings.ts';
import type { Figure, Report } from './report.ts';

const JPEGS = 10;
const HEICS = 4;
const WIDTH = 4032;
const HEIGHT = 3024;
const VARIANTS_PER_PHOTO = photoWidths.length * 3;
const LOOK_MS = 100;

/** How fast photos of 12 megapixels are taken in by the product as it is run, and what memory that takes. */
export async function mediaSuite(): Promise<Report> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-bench-'));
  const server = launchServer(dataDir, START_SETTINGS);
  const url = await server.ready;
  const cost = watchCost(server.pid);
  const token = await signUp(url);
  const figures: Figure[] = [];

  const save = async (what: string, photos: FormFile[]) => {
    cost.reset();
    const startedAt = performance.now();
    const project = await post(url, token, photos);
    await Promise.all(project.images.map((photo) => fetchPhoto(photo.url)));
    const usableMs = performance.now() - startedAt;
    figures.push({
      what: `${what}: photos taken in`,
      value: (photos.length * 1000) / usableMs,
      unit: 'photos/s',
    });
    figures.push({ what: `${what}: from Save to usable pictures`, value: usableMs / 1000, unit: 's' });
    await untilAllVariants(url, token, project.id);
    const seconds = (performance.now() - startedAt) / 1000;
    figures.push({ what: `${what}: from Save to all variants`, value: seconds, unit: 's' });
    figures.push({ what: `${what}: processor time`, value: cost.processorMs() / 1000, unit: 's' });
    const { server: own, all } = cost.peak();
    const peaks = {
      'of the server: resident': own.residentMb,
      'of the server: proportional': own.proportionalMb,
      'with decoders and models: resident': all.residentMb,
      'with decoders and models: proportional': all.proportionalMb,
    };
    for (const [whose, value] of Object.entries(peaks))
      figures.push({ what: `${what}: peak memory ${whose}`, value, unit: 'MB' });
  };

  const jpeg = await makeJpeg();
  const first = await sharp(jpeg).negate().jpeg().toBuffer();
  await post(url, token, [{ name: 'first.jpg', bytes: first }]);
  const jpegs = copies(JPEGS, (index) => ({
    name: `${index}.jpg`,
    bytes: Buffer.concat([jpeg, Buffer.from([index])]),
  }));
  await save(`${JPEGS} JPEGs of ${(jpeg.length / 1e6).toFixed(1)} MB`, jpegs);
  const heic = await readFile(new URL('../fixtures/twelve-megapixels.heic', import.meta.url));
  const heics = copies(HEICS, (index) => ({
    name: `${index}.heic`,
    bytes: Buffer.concat([heic, freeBox(index)]),
  }));
  await save(`${HEICS} HEICs of ${(heic.length / 1e6).toFixed(1)} MB`, heics);

  cost.stop();
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });
  return { suite: `Photos of ${WIDTH} × ${HEIGHT} (embedded database, bundled models)`, figures };
}

/** A photo as often as it is asked for; bytes after its end make another file of each. */
function copies(count: number, copy: (index: number) => FormFile): FormFile[] {
  return Array.from({ length: count }, (_, index) => copy(index));
}

/** A rendered room with the noise of a sensor, which makes a file as large as those of a phone. */
async function makeJpeg(): Promise<Buffer> {
  const size = { width: WIDTH, height: HEIGHT };
  const room = await readFile(new URL('../../e2e/fixtures/living-room.jpg', import.meta.url));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(
    await sharp(room)
      .resize({ ...size, fit: 'cover' })
      .toBuffer(),
  )
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A box that readers of HEIC skip. */
function freeBox(number: number): Buffer {
  const box = Buffer.alloc(12);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4, 'latin1');
  box.writeUInt32BE(number, 8);
  return box;
}

async function signUp(url: string): Promise<string> {
  const response = await fetch(`${url}${API_BASE}designer/sign-up/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.org', password: GOOD_PASSWORD }),
  });
  return ((await response.json()) as { access: string }).access;
}

async function post(url: string, token: string, photos: FormFile[]): Promise<PortfolioProject> {
  const response = await fetch(`${url}${API_BASE}designer/project/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: projectForm(photos),
  });
  if (response.status !== 201) throw new Error(`The photos were answered with ${await response.text()}`);
  return (await response.json()) as PortfolioProject;
}

async function fetchPhoto(address: string): Promise<void> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} was answered with ${response.status}`);
  await response.arrayBuffer();
}

async function untilAllVariants(url: string, token: string, projectId: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}${API_BASE}designer/project/${projectId}/`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { images } = (await response.json()) as { images: Photo[] };
    if (images.every(({ variants }) => variants.length === VARIANTS_PER_PHOTO)) return;
    await setTimeout(LOOK_MS);
  }
}
