import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Photo } from '@tessera/contract/media';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allJobs } from '../../../jobs/all-jobs.ts';
import { openQueue } from '../../../jobs/queue.ts';
import { openFolderStorage } from './folder-storage.ts';
import { createMediaCheck } from './media-check.ts';
import { createUploads, download, inAllFormats, sizesOf } from '@tessera/testkit/photos/uploads';
import type { Storage } from './storage.ts';

/** Guarantees that files and rows can be compared at any time, and that what can be mended is. */

let server: TestServer;
let storage: Storage;
let uploads: ReturnType<typeof createUploads>;
beforeAll(async () => {
  server = await startTestServer();
  storage = await openFolderStorage(join(server.dataDir, 'media'));
  uploads = createUploads(server);
});
afterAll(() => server.stop());

test('the check of media finds no fault after uploads', async () => {
  await uploads.uploadAndWait([{ name: 'a.jpg', bytes: await jpeg(400, 300) }]);
  expect(await compare()).toEqual({ missing: [], orphaned: [], mismatched: [] });
});

test('the check of media finds and removes a file that belongs to no photo', async () => {
  const [one, other] = [`original/${'0'.repeat(32)}`, `variant/${'0'.repeat(32)}/320.webp`];
  for (const key of [one, other]) await storage.put(key, Buffer.from('left'));
  expect(await compare()).toEqual({ missing: [], orphaned: [one, other], mismatched: [] });
  // Younger than that, it may belong to an upload under way.
  expect((await compare(new Date(0))).orphaned).toEqual([]);
  expect(await repair()).toMatchObject({ removedCount: 2, lost: [] });
  expect(await compare()).toEqual({ missing: [], orphaned: [], mismatched: [] });
});

test('the check of media finds a missing size and makes it again', async () => {
  const [photo] = (await uploads.uploadAndWait([{ name: 'b.jpg', bytes: await jpeg(700, 525) }])) as [Photo];
  const bytes = await download(photo.url);
  const keys = ['320.avif', '700.webp'].map((name) => `variant/${keyOf(photo)}/${name}`);
  for (const key of keys) await storage.remove(key);
  expect((await compare()).missing.sort()).toEqual(keys);
  expect((await fetch(photo.url)).status).toBe(404);

  expect(await repair()).toMatchObject({ requestedCount: 1, lost: [] });
  await server.jobsDone();
  expect(await compare()).toEqual({ missing: [], orphaned: [], mismatched: [] });
  expect(await download(photo.url)).toEqual(bytes);
  expect(sizesOf(photo)).toEqual(inAllFormats([320, 640, 700]));
});

test.each([
  ['its length is known', false],
  ['it was made before lengths were kept', true],
])('the check of media finds a size that was cut short and makes it again, where %s', async (_, isOld) => {
  const [photo] = (await uploads.uploadAndWait([
    { name: 'e.jpg', bytes: await jpeg(isOld ? 720 : 710, 525) },
  ])) as [Photo];
  if (isOld)
    await server.withDatabase((db) =>
      db.updateTable('photo').set({ variantBytes: '{}' }).where('key', '=', keyOf(photo)).execute(),
    );
  expect(await compare()).toEqual({ missing: [], orphaned: [], mismatched: [] });
  const keys = ['320.avif', '320.jpg', '640.webp'].map((name) => `variant/${keyOf(photo)}/${name}`);
  const whole = await Promise.all(keys.map((key) => readFile(pathOf(key))));
  for (const [i, key] of keys.entries()) await truncate(pathOf(key), whole[i]!.length >> 1);
  expect((await compare()).mismatched.sort()).toEqual(keys);

  expect(await repair()).toMatchObject({ requestedCount: 1, lost: [] });
  await server.jobsDone();
  expect(await compare()).toEqual({ missing: [], orphaned: [], mismatched: [] });
  expect(await Promise.all(keys.map((key) => readFile(pathOf(key))))).toEqual(whole);
});

test('the check of media reports an original that is missing or changed as lost', async () => {
  const [gone, changed] = (await uploads.uploadAndWait([
    { name: 'c.jpg', bytes: await jpeg(64, 48) },
    { name: 'd.jpg', bytes: await jpeg(64, 48) },
  ])) as [Photo, Photo];
  const [goneKey, changedKey] = [gone, changed].map((photo) => `original/${keyOf(photo)}`) as [
    string,
    string,
  ];
  await storage.remove(goneKey);
  await writeFile(pathOf(changedKey), 'changed');
  expect(await compare()).toEqual({ missing: [goneKey], orphaned: [], mismatched: [changedKey] });
  expect((await repair()).lost).toEqual([goneKey, changedKey]);
  // What is served of them is left as it is.
  for (const photo of [gone, changed]) expect((await fetch(photo.url)).status).toBe(200);
});

async function compare(orphansBefore?: Date) {
  const { missing, orphaned, mismatched } = await withCheck((check) => check.compare(), orphansBefore);
  return { missing, orphaned: orphaned.sort(), mismatched };
}

function repair() {
  return withCheck(async (check) => check.repair(await check.compare()));
}

function withCheck<Result>(
  work: (check: ReturnType<typeof createMediaCheck>) => Promise<Result>,
  orphansBefore = new Date(Date.now() + 60_000),
): Promise<Result> {
  return server.withDatabase(async (db) => {
    const queue = await openQueue({ db, jobs: allJobs, embedded: false, works: false, onError: fail });
    try {
      return await work(createMediaCheck({ db, queue, storage, orphansBefore }));
    } finally {
      await queue.boss.stop({ graceful: false });
    }
  });
}

function pathOf(key: string): string {
  return join(server.dataDir, 'media/objects', key);
}

function keyOf(photo: Photo): string {
  return photo.url.split('/').at(-2)!;
}

function fail(error: Error): void {
  throw error;
}
