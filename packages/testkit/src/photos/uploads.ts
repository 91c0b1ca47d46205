import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Photo } from '@tessera/contract/media';
import { projectForm, type FormFile } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { corners, readCorners } from '@tessera/testkit/pictures';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import { expect } from 'vitest';

/** Lossy coding moves a colour by a little. */
const COLOUR_TOLERANCE = 8;

/** Uploads photos to a running product, and looks at what it has kept of them. */
export function createUploads(server: TestServer) {
  const given = createGiven(server);

  const post = async (designer: Account, photos: FormFile[]): Promise<{ id: string; images: Photo[] }> => {
    const { status, body } = await designer.post('designer/project/', projectForm(photos));
    expect([status, body.code]).toEqual([201, undefined]);
    return body;
  };

  return {
    given,
    /** Adds a portfolio project with these photos. */
    post,

    /** The photos of a new designer's first project, as they are at once. */
    async upload(photos: FormFile[]): Promise<Photo[]> {
      return (await post(await given.designer(), photos)).images;
    },

    /** A new designer's photos once all jobs are done. */
    async uploadAndWait(photos: FormFile[]): Promise<Photo[]> {
      const designer = await given.designer();
      const { id } = await post(designer, photos);
      await server.jobsDone();
      return (await designer.get(`designer/project/${id}/`)).body.images;
    },

    /** How many photos there are in the database, how many files of them in the folder, once all jobs are done. */
    async countKept() {
      await server.jobsDone();
      const photos = await server.withDatabase((db) => db.selectFrom('photo').select('id').execute());
      const count = async (folder: string) =>
        (await readdir(join(server.dataDir, folder)).catch(() => [] as string[])).length;
      return {
        photos: photos.length,
        originals: await count('media/objects/original'),
        variants: await count('media/objects/variant'),
        unfinished: await count('media/unfinished'),
        incoming: await count('incoming'),
      };
    },
  };
}

/** What is served at an address. */
export async function download(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** A photo's sizes in words: `640 image/webp`. */
export function sizesOf(photo: Photo): string[] {
  return photo.variants.map((variant) => `${variant.width} ${variant.media_type}`).sort();
}

/** The sizes that a photo has once all are made. */
export function inAllFormats(widths: readonly number[]): string[] {
  return widths
    .flatMap((width) => ['avif', 'webp', 'jpeg'].map((format) => `${width} image/${format}`))
    .sort();
}

/** Asserts that a picture has the painted colours in its corners. */
export async function expectPainted(picture: Uint8Array): Promise<void> {
  const found = await readCorners(picture);
  for (const [corner, colour] of Object.entries(corners))
    expectColour(found[corner as keyof typeof corners], colour);
}

/** Asserts that two colours are alike to the eye. */
export function expectColour(found: readonly number[], expected: readonly number[]): void {
  const distance = Math.max(...found.map((level, channel) => Math.abs(level - expected[channel]!)));
  expect(distance, `${found} instead of ${expected}`).toBeLessThanOrEqual(COLOUR_TOLERANCE);
}

/** The first half of a file. */
export function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length >> 1);
}
