import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Photo } from '@tessera/contract/media';
import type { PortfolioProject } from '@tessera/contract/designers/portfolio';
import { projectForm } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { download } from '@tessera/testkit/photos/uploads';

/**
 * Guarantees that a folder of damaged and hostile files ends as its `manifest.csv` says (columns `file`, `kind`, `expected`)
 * when uploaded. No such folder is part of the product; the cases that matter are made by the tests beside this one.
 */
const folder = process.env['BAD_INPUTS_DIR'] ?? '';
const files = existsSync(join(folder, 'manifest.csv')) ? readManifest() : [];

describe.skipIf(files.length === 0)('files of BAD_INPUTS_DIR', () => {
  let server: TestServer;
  let designer: Account;
  let customer: Account;
  beforeAll(async () => {
    server = await startTestServer({ settings: { FREE_PROJECT_LIMIT: '1000', FREE_ORDER_LIMIT: '10000' } });
    const given = createGiven(server);
    [designer, customer] = [await given.designer(), await given.customer()];
  });
  afterAll(() => server.stop());

  test.each(files.filter(({ kind }) => kind !== 'strings'))(
    '$file: $expected',
    async ({ file, expected }) => {
      const bytes = readFileSync(join(folder, file));
      const { status, body } = await designer.post(
        'designer/project/',
        projectForm([{ name: basename(file), bytes }]),
      );
      const outcome = status === 201 ? 'decoded' : `${status} ${body.code}`;
      const refusals = ['400 invalid_image', '400 invalid_file_type'];
      const allowed = [
        ...(expected.includes('decode') ? ['decoded'] : []),
        ...(expected.includes('reject') ? refusals : []),
      ];
      expect(allowed).toContain(outcome);
      expect((await server.client().raw('GET', '/readyz')).status).toBe(200);
    },
  );

  // Every size of every photo is made first.
  test('every served size is upright and without metadata', { timeout: 600_000 }, async () => {
    await server.jobsDone();
    const { body } = await designer.get('designer/project/', { query: { limit: 500 } });
    const photos = (body.results as PortfolioProject[]).flatMap(({ images }) => images);
    expect(photos.length).toBeGreaterThan(0);
    for (const photo of photos) await expectBare(photo);
  });

  test.each(files.filter(({ kind }) => kind === 'strings'))('$file: $expected', async ({ file }) => {
    const content = readFileSync(join(folder, file), 'utf8');
    const texts = file.endsWith('.json') ? (JSON.parse(content) as string[]) : content.match(/.{1,9000}/gsu)!;
    const given = createGiven(server);
    for (const text of texts) {
      const { status, body } = await customer.post('customer/order/', given.orderBody({ object_desc: text }));
      const outcome = status === 201 ? body.object_desc : body.code;
      expect([status, outcome]).toEqual(text.trim() === '' ? [400, 'blank'] : [201, text]);
    }
  });
});

async function expectBare({ width, height, variants }: Photo): Promise<void> {
  for (const variant of variants) {
    const bytes = await download(variant.url);
    const { exif, xmp, iptc, icc, orientation, ...served } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    expect(served.width).toBe(variant.width);
    expect(served.height).toBe(Math.max(1, Math.round((height * variant.width) / width)));
    for (const trace of ['Exif\0', 'ns.adobe.com']) expect(bytes.includes(trace)).toBe(false);
  }
}

function readManifest(): { file: string; kind: string; expected: string }[] {
  const [header, ...rows] = readFileSync(join(folder, 'manifest.csv'), 'utf8')
    .trim()
    .split('\n')
    .map(readRow);
  return rows.map((row) => {
    const { file, kind, expected } = Object.fromEntries(
      header!.map((name, index) => [name, row[index] ?? '']),
    );
    return { file: file!, kind: kind!, expected: expected! };
  });
}

/** The cells of a line of CSV; one with a comma stands in quotes. */
function readRow(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) =>
    cell!.replace(/^"|"$/g, '').replaceAll('""', '"'),
  );
}
