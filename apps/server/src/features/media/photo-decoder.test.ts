import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jpeg } from '@tessera/testkit/pictures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPhotoDecoder, type PhotoDecoder } from './photo-decoder.ts';

let decoder: PhotoDecoder;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-decoder-'));
});
afterEach(async () => {
  await decoder.close();
  await rm(folder, { recursive: true });
});

const picture = { source: 'picture', type: 'image/jpeg' } as const;

test('a picture that kills its thread is unreadable, and the next one is read by another', async () => {
  decoder = createPhotoDecoder({
    threads: 1,
    onFault,
    worker: await asModule(`
      export function look({ source }) {
        if (source === 'deadly') process.exit(1);
        return { thumbhash: source };
      }
    `),
  });
  expect(await decoder.look({ ...picture, source: 'deadly' })).toBeUndefined();
  expect(await decoder.look({ ...picture, source: 'harmless' })).toEqual({ thumbhash: 'harmless' });
});

test('a picture that never ends is unreadable, and its thread is ended', async () => {
  decoder = createPhotoDecoder({
    threads: 1,
    onFault,
    timeoutMs: 300,
    worker: await asModule('export function look() { for (;;); }'),
  });
  expect(await decoder.look(picture)).toBeUndefined();
  expect(await Promise.all([decoder.look(picture), decoder.look(picture)])).toEqual([undefined, undefined]);
});

test('a fault of our own is no fault of the picture', async () => {
  decoder = createPhotoDecoder({
    threads: 1,
    onFault,
    worker: await asModule(`export function look() { throw new Error('no space left'); }`),
  });
  await expect(decoder.look(picture)).rejects.toThrow('no space left');
});

test('a photo is read alike from its file and from its bytes', async () => {
  decoder = createPhotoDecoder({ threads: 1, onFault });
  const bytes = await jpeg(80, 60);
  const path = join(folder, 'photo');
  await writeFile(path, bytes);
  const type = 'image/jpeg';
  const seen = await decoder.look({ source: path, type });
  expect(seen).toMatchObject({ width: 80, height: 60, first: { width: 80, mediaType: 'image/webp' } });
  expect(await decoder.look({ source: bytes, type })).toEqual(seen);
  expect(await decoder.render({ source: bytes, type })).toEqual(await decoder.render({ source: path, type }));
});

async function asModule(code: string): Promise<string> {
  const path = join(folder, 'worker.mjs');
  await writeFile(path, code);
  return pathToFileURL(path).href;
}

function onFault(error: Error): void {
  throw error;
}
