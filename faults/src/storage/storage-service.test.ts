import { setTimeout as wait } from 'node:timers/promises';
import { Secret } from '@tessera/server/settings/setting';
import { openS3Storage } from '@tessera/server/features/media/storage/s3-storage';
import { projectForm } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startObjectStore, type ObjectStore } from '@tessera/testkit/servers/object-store';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFaultyProxy, type FaultyProxy, type Weather } from './faulty-proxy.ts';

/** Guarantees that photos wait for their storage: nothing acknowledged is lost, nothing refused is kept, and all ends by itself. */

/** Silence is waited for twice where a request is made once more. */
const ANSWER_MAX_MS = 15_000;

/** How long the storage stays away in the long form; jobs have used up their attempts by then. */
const OUTAGE_MS = process.env['TEST_LONG'] === '1' ? 60_000 : 0;

let store: ObjectStore;
let proxy: FaultyProxy;
let server: TestServer;
let designer: Account;
beforeAll(async () => {
  store = await startObjectStore();
  proxy = await startFaultyProxy(store.settings.S3_ENDPOINT);
  server = await startTestServer({ settings: { ...store.settings, S3_ENDPOINT: proxy.url } });
  designer = await createGiven(server).designer();
});
afterAll(async () => {
  await server.stop();
  await proxy.stop();
  await store.stop();
});

let lastWidth = 100;
const upload = async () => {
  const bytes = await jpeg((lastWidth += 10), 80);
  return designer.post('designer/project/', projectForm([{ name: 'room.jpg', bytes }]));
};

test.each<[string, Weather]>([
  ['breaks every connection', 'away'],
  ['answers 500', 'failing'],
  ['says nothing', 'silent'],
])(
  'storage that %s: uploads and photos are answered 503, and jobs are done when it is back',
  { timeout: 240_000 },
  async (words, weather) => {
    const before = await upload();
    expect(before.status).toBe(201);
    // Its jobs meet the fault half-way.
    proxy.set(weather);
    const startedAt = performance.now();
    const [refused, photo] = await Promise.all([upload(), fetch(before.body.images[0]!.url)]);
    const slowestMs = performance.now() - startedAt;
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect([photo.status, ((await photo.json()) as { code: string }).code]).toEqual([503, 'unavailable']);
    for (const { headers } of [refused, photo]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(photo.headers.get('cache-control')).toBe('no-store');
    expect(slowestMs).toBeLessThan(ANSWER_MAX_MS);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await wait(OUTAGE_MS);

    proxy.set('fine');
    const backAt = performance.now();
    const after = await upload();
    expect(after.status).toBe(201);
    await server.jobsDone();
    const healMs = performance.now() - backAt;
    const { body: list } = await designer.get('designer/project/');
    const acknowledged = [before.body.id, after.body.id];
    const found = list.results.filter(({ id }) => acknowledged.includes(id));
    console.log(
      `FAULT storage ${words}: 2 acknowledged, ${2 - found.length} lost, healed after ${(healMs / 1000).toFixed(1)} s, ` +
        `refused within ${(slowestMs / 1000).toFixed(1)} s`,
    );
    expect(found).toHaveLength(2);
    for (const { matching_state, images } of found) {
      expect([matching_state, images[0]!.variants.length]).toEqual(['ready', 3]);
      for (const { url } of images[0]!.variants) expect((await fetch(url)).status).toBe(200);
    }
    await sweep();
    expect(await strayKeys()).toEqual([]);
  },
);

/** Has files that belong to nothing removed, as is done every day. */
async function sweep(): Promise<void> {
  const data = JSON.stringify({ before: new Date().toISOString() });
  await server.withDatabase((db) =>
    sql`insert into pgboss.job (name, data) values ('media.sweep', ${data})`.execute(db),
  );
  await server.jobsDone();
}

/** What is stored of photos that are not there. */
async function strayKeys(): Promise<string[]> {
  const photos = await server.withDatabase((db) => db.selectFrom('photo').select('key').execute());
  const known = new Set(photos.map(({ key }) => key));
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = store.settings;
  const storage = openS3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: new Secret(S3_SECRET_ACCESS_KEY),
    forcePathStyle: true,
  });
  try {
    const stray: string[] = [];
    for (const folder of ['original', 'variant'])
      for await (const { key } of storage.list(folder)) if (!known.has(key.split('/')[1]!)) stray.push(key);
    return stray;
  } finally {
    storage.close();
  }
}
