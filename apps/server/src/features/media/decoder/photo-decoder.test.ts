import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jpeg } from '@tessera/testkit/pictures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UnavailableError } from '../../../unavailable.ts';
import { createPhotoDecoder, type PhotoDecoder } from './photo-decoder.ts';

let decoder: PhotoDecoder;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-decoder-'));
});
afterEach(async () => {
  decoder.close();
  await rm(folder, { recursive: true });
});

const picture = { source: 'picture', type: 'image/jpeg' } as const;

test('a picture that kills its decoder is unreadable, and the next one is read by another process', async () => {
  decoder = createPhotoDecoder({
    processes: 1,
    onFault,
    worker: await asModule(`
      export function look({ source }) {
        if (source === 'deadly') process.kill(process.pid, 'SIGSEGV');
        return { thumbhash: source };
      }
    `),
  });
  const looks = ['deadly', 'harmless'].map((source) => decoder.look({ ...picture, source }));
  expect(await Promise.all(looks)).toEqual([undefined, { thumbhash: 'harmless' }]);
});

test('a picture whose decoder is ended by something else is read by another process', async () => {
  const marker = join(folder, 'killed-once');
  decoder = createPhotoDecoder({
    processes: 1,
    onFault,
    worker: await asModule(`
      import { existsSync, writeFileSync } from 'node:fs';
      const marker = ${JSON.stringify(marker)};
      export function look({ source }) {
        if (!existsSync(marker)) {
          writeFileSync(marker, '');
          process.kill(process.pid, 'SIGKILL');
          for (;;);
        }
        return { thumbhash: source };
      }
    `),
  });
  expect(await decoder.look(picture)).toEqual({ thumbhash: 'picture' });
});

test.each([
  ['ended again and again by something else', `process.kill(process.pid, 'SIGKILL')`],
  ['that break down over any picture', `process.kill(process.pid, 'SIGSEGV')`],
])('decoders %s do not make a picture unreadable, and are not started over and over', async (_, end) => {
  const log = join(folder, 'starts');
  decoder = createPhotoDecoder({
    processes: 1,
    onFault,
    worker: await asModule(`
      import { appendFileSync } from 'node:fs';
      appendFileSync(${JSON.stringify(log)}, '.');
      export function look() { ${end}; for (;;); }
    `),
  });
  await expect(decoder.look(picture)).rejects.toThrow(UnavailableError);
  expect((await readFile(log, 'utf8')).length).toBeLessThanOrEqual(3);
});

test('a picture whose decoding never ends is unreadable, and its process is ended', async () => {
  decoder = createPhotoDecoder({
    processes: 1,
    onFault,
    timeoutMs: 300,
    worker: await asModule('export function look() { for (;;); }'),
  });
  expect(await decoder.look(picture)).toBeUndefined();
  expect(await Promise.all([decoder.look(picture), decoder.look(picture)])).toEqual([undefined, undefined]);
});

test('a picture that takes too much memory is unreadable, and its process is ended', async () => {
  decoder = hungryDecoder(await asModule(hungry('await new Promise(setImmediate)')));
  expect(await decoder.look(picture)).toBeUndefined();
});

test('a HEIC that takes too much memory is unreadable, even while its process hears nothing', async () => {
  decoder = hungryDecoder(await asModule(hungry('')));
  expect(await decoder.look({ ...picture, type: 'image/heic' })).toBeUndefined();
});

test('HEIC photos are read one at a time by one process, new ones and those to be made in all sizes alike', async () => {
  decoder = createPhotoDecoder({
    processes: 2,
    onFault,
    worker: await asModule(`
      let isReading = false;
      const read = async () => {
        const isAlone = !isReading;
        isReading = true;
        await new Promise(setImmediate);
        isReading = false;
        return { pid: process.pid, isAlone };
      };
      export { read as look, read as render };
    `),
  });
  const heic = { ...picture, type: 'image/heic' } as const;
  const [first, ...others] = await Promise.all([
    decoder.look(heic),
    decoder.look(heic),
    decoder.render({ ...heic, withAvif: true }),
  ]);
  expect(first).toMatchObject({ isAlone: true });
  expect(others).toEqual([first, first]);
});

test('an error in our own code does not make a picture unreadable', async () => {
  decoder = createPhotoDecoder({
    processes: 1,
    onFault,
    worker: await asModule(`export function look() { throw new Error('no space left'); }`),
  });
  await expect(decoder.look(picture)).rejects.toThrow('no space left');
});

test('a decoder that cannot start does not make a picture unreadable', async () => {
  const missing = pathToFileURL(join(folder, 'missing.mjs')).href;
  decoder = createPhotoDecoder({ processes: 1, onFault, worker: missing });
  await expect(decoder.look(picture)).rejects.toThrow('could not be started');
});

test('the process that decodes pictures gets no setting of the product', async () => {
  decoder = createPhotoDecoder({
    processes: 1,
    onFault,
    worker: await asModule(
      'export function look() { return { thumbhash: Object.keys(process.env).join() }; }',
    ),
  });
  const { thumbhash } = (await decoder.look(picture))!;
  expect(thumbhash).toContain('MALLOC_ARENA_MAX');
  expect(thumbhash).not.toContain('PATH');
});

test('a photo gives the same result from its file and from its bytes', async () => {
  decoder = createPhotoDecoder({ processes: 1, onFault });
  const bytes = await jpeg(80, 60);
  const path = join(folder, 'photo');
  await writeFile(path, bytes);
  const type = 'image/jpeg';
  const seen = await decoder.look({ source: path, type });
  expect(seen).toMatchObject({ width: 80, height: 60, first: { width: 80, mediaType: 'image/webp' } });
  expect(await decoder.look({ source: bytes, type })).toEqual(seen);
  expect(await decoder.render({ source: bytes, type, withAvif: true })).toEqual(
    await decoder.render({ source: path, type, withAvif: true }),
  );
});

/** What takes more and more memory over one picture. */
function hungry(meanwhile: string): string {
  return `
    const held = [];
    export async function look({ source }) {
      while (source === 'picture') {
        held.push(Buffer.alloc(1024 * 1024, 1));
        ${meanwhile};
      }
    }
  `;
}

/** One whose limit of time is far away, so that only the limit of memory can end its process. */
function hungryDecoder(worker: string): PhotoDecoder {
  return createPhotoDecoder({
    processes: 1,
    onFault,
    timeoutMs: 3_600_000,
    memoryMaxBytes: 300 * 1024 * 1024,
    worker,
  });
}

async function asModule(code: string): Promise<string> {
  const path = join(folder, 'worker.mjs');
  await writeFile(path, code);
  return pathToFileURL(path).href;
}

function onFault(error: Error): void {
  throw error;
}
