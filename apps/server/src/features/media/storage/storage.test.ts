import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { startObjectStore } from '@tessera/testkit/servers/object-store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openFolderStorage } from './folder-storage.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

interface Opened {
  storage: Storage;
  close(): Promise<void>;
}

const kinds: [string, () => Promise<Opened>][] = [
  ['a folder', openFolder],
  ['an S3 service', openBucket],
];

/** Guarantees that photos are kept alike wherever an operator keeps them. */
describe.each(kinds)('%s', (_kind, open) => {
  let storage: Storage;
  let close: () => Promise<void>;
  let folder: string;
  beforeAll(async () => {
    ({ storage, close } = await open());
    folder = await mkdtemp(join(tmpdir(), 'tessera-storage-'));
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  const read = async (key: string) => text((await storage.open(key))!.stream);
  const keysBelow = async (prefix: string) =>
    (await Array.fromAsync(storage.list(prefix))).map(({ key }) => key).sort();

  test('returns what was stored, from bytes and from a file', async () => {
    const path = join(folder, 'photo');
    const bytes = Buffer.from(Array.from({ length: 6_000_000 }, (_, index) => index * 7));
    await writeFile(path, bytes);
    await storage.put('original/aa', { path });
    await storage.put('variant/aa/640.webp', bytes.subarray(0, 10));
    const whole = await storage.open('original/aa');
    expect(whole!.byteCount).toBe(bytes.length);
    expect((await buffer(whole!.stream)).equals(bytes)).toBe(true);
    expect(await buffer((await storage.open('variant/aa/640.webp'))!.stream)).toEqual(bytes.subarray(0, 10));
    expect(await storage.find('original/aa')).toEqual({ byteCount: bytes.length });
  });

  test('returns a part of an object', async () => {
    await storage.put('parts/a', Buffer.from('0123456789'));
    const part = await storage.open('parts/a', { start: 2, end: 4 });
    expect(part!.byteCount).toBe(10);
    expect(await text(part!.stream)).toBe('234');
  });

  test('holds nothing under an unused key', async () => {
    await storage.put('nothing/a/b', Buffer.from('x'));
    for (const key of ['nothing/b', 'nothing/a', 'nothing/a/b/c']) {
      expect(await storage.open(key)).toBeUndefined();
      expect(await storage.find(key)).toBeUndefined();
    }
  });

  test('lists exactly the objects below a key', async () => {
    await storage.put('listed/a/1', Buffer.from('one'));
    await storage.put('listed/b', Buffer.from('three'));
    await storage.put('listedtoo/c', Buffer.from(''));
    expect(await keysBelow('listed')).toEqual(['listed/a/1', 'listed/b']);
    const [stored] = await Array.fromAsync(storage.list('listed/a'));
    expect(stored).toMatchObject({ key: 'listed/a/1', byteCount: 3 });
    expect(Math.abs(Date.now() - stored!.modifiedAt.getTime())).toBeLessThan(60_000);
    expect(await keysBelow('unheard')).toEqual([]);
  });

  test('removes an object or all objects below a key, and no others', async () => {
    for (const key of ['gone/a/1', 'gone/a/2', 'gone/ab', 'gone/b']) await storage.put(key, Buffer.from(key));
    await storage.remove('gone/a');
    await storage.remove('gone/b');
    await storage.remove('gone/never');
    expect(await keysBelow('gone')).toEqual(['gone/ab']);
    expect(await read('gone/ab')).toBe('gone/ab');
  });

  test('refuses a key that leads out of the storage', async () => {
    for (const key of ['../a', 'a/../b', '/a', 'a//b', 'a/', 'a/.b', 'A', '', 'a\\b', 'a/%2e%2e/b']) {
      await expect(async () => storage.put(key, Buffer.from('x')), key).rejects.toThrow('Not a storage key');
      await expect(async () => storage.open(key), key).rejects.toThrow('Not a storage key');
      await expect(async () => storage.remove(key), key).rejects.toThrow('Not a storage key');
    }
  });

  test('treats an object that cannot be read to its end as missing', async () => {
    await expect(storage.put('half/a', { path: join(folder, 'absent') })).rejects.toThrow('ENOENT');
    expect(await storage.find('half/a')).toBeUndefined();
  });
});

test('a storage folder removes files that a crash left half-written, and keeps files that are being written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-storage-'));
  const storage = await openFolderStorage(folder);
  const [hourAgo, now] = [new Date(Date.now() - 3_600_000), new Date()];
  for (const name of ['old', 'young']) await writeFile(join(folder, 'unfinished', name), 'half');
  await utimes(join(folder, 'unfinished/old'), hourAgo, hourAgo);
  await storage.removeUnfinished(new Date(now.getTime() - 60_000));
  expect(await readdir(join(folder, 'unfinished'))).toEqual(['young']);

  await storage.put('variant/kept/1.webp', Buffer.from('whole'));
  for (const name of ['kept', 'empty', 'fresh']) {
    const path = join(folder, 'objects/variant', name);
    await mkdir(path, { recursive: true });
    if (name !== 'fresh') await utimes(path, hourAgo, hourAgo);
  }
  await storage.removeUnfinished(new Date(now.getTime() - 60_000));
  expect((await readdir(join(folder, 'objects/variant'))).sort()).toEqual(['fresh', 'kept']);
  await rm(folder, { recursive: true });
});

async function openFolder(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-storage-'));
  return {
    storage: await openStorage(readConfig({ DATA_DIR: folder })),
    close: () => rm(folder, { recursive: true }),
  };
}

async function openBucket(): Promise<Opened> {
  const store = await startObjectStore();
  const storage = await openStorage(readConfig(store.settings));
  return {
    storage,
    async close() {
      storage.close();
      await store.stop();
    },
  };
}
