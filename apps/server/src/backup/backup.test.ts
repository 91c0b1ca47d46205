import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { createDeals, type DealDesigner } from '@tessera/testkit/deal';
import { form, projectForm } from '@tessera/testkit/forms';
import { jpeg } from '@tessera/testkit/pictures';
import { createTestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Db } from '../db/database.ts';
import { openFolderStorage } from '../features/media/storage/folder-storage.ts';
import type { Storage } from '../features/media/storage/storage.ts';
import { neededFiles } from '../features/media/storage/stored-files.ts';
import { BackupUnusableError, checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { tablesRepo } from './tables.repo.ts';
import { writeBackup } from './write-backup.ts';

/** Guarantees what a backup holds and what it leaves out, row by row and file by file. */

let server: TestServer;
let storage: Storage;
let designer: DealDesigner;
let folder: string;

/** Headers and contents of a tar archive fill whole blocks of this size. */
const TAR_BLOCK_BYTES = 512;

/** At how many places, evenly apart, a bit of a backup is turned, one place at a time. */
const DAMAGES = 200;

/** A text with everything that a careless writer of lines or quotes would lose. */
const AWKWARD = 'One\u2028two\u2029three\r\nfour\t"five" \\six\\ {7,8} NULL \\N ’ 🪑';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-backup-test-'));
  server = await startTestServer();
  storage = await openFolderStorage(join(server.dataDir, 'media'));
  const deals = createDeals(server);
  designer = await deals.poolDesigner();
  const owner = await deals.orderAt('in_progress', designer);
  await owner.post('customer/order/', deals.orderBody({ object_desc: AWKWARD, links: [] }));
  const files = [
    { name: 'plan.pdf', bytes: '%PDF-1.4\n%%EOF\n' },
    { name: 'room.jpg', bytes: await jpeg(91, 60) },
  ];
  const sent = await designer.post(
    `designer/engagement/${owner.orderId}/deliver/`,
    form({ message: 'The drawings' }, { files }),
  );
  expect(sent.status).toBe(200);
  await server.jobsDone();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

test('every row and every file is as it was, documents of deliveries too', async () => {
  const path = await backUp('whole');
  // The transactions of one database mean nothing in another.
  const left = { match_change: [], answer_change: [] };
  const before = { ...(await server.withDatabase(contentOf)), ...left };
  await withRestored(path, async (db, restored) => {
    const after = await contentOf(db);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after).toEqual(before);
    expect(after['customer_order']!.some((row) => JSON.parse(row).includes(AWKWARD))).toBe(true);
    const keys = await server.withDatabase((from) => Array.fromAsync(neededFiles(from)));
    expect(keys.some((key) => key.startsWith('document/'))).toBe(true);
    for (const key of keys) expect(await contentAt(restored, key)).toEqual(await contentAt(storage, key));
  });
});

test('a job that was running is done again after a restore, but none that was done, nor one that nobody does any more', async () => {
  const ids = await server.withDatabase(async (db) => {
    const { rows } = await sql<{ id: string; state: string }>`
      insert into pgboss.job (name, data, state, start_after) select name, '{}', state::pgboss.job_state, now() + interval '1 day'
      from (select name from pgboss.queue where name not like '\\_\\_%' order by name limit 1) as queue,
        unnest('{created,retry,active,failed,completed,cancelled}'::text[]) as state
      returning id, state
    `.execute(db);
    return new Map(rows.map(({ id, state }) => [id, state]));
  });
  expect(ids.size).toBe(6);
  await server.withDatabase(async (db) => {
    await sql`select pgboss.create_queue('of.an-older-version', '{"policy": "standard"}')`.execute(db);
    await sql`insert into pgboss.job (name, data) values ('of.an-older-version', '{}')`.execute(db);
  });
  const path = await backUp('jobs');
  await server.withDatabase((db) =>
    sql`delete from pgboss.job where id = any(${[...ids.keys()]}::uuid[]) or name = 'of.an-older-version'`.execute(
      db,
    ),
  );
  await withRestored(path, async (db) => {
    const { rows } = await sql<{
      id: string;
      name: string;
      state: string;
    }>`select id, name, state from pgboss.job`.execute(db);
    const found = rows.filter(({ id }) => ids.has(id)).map(({ id, state }) => `${ids.get(id)} ${state}`);
    expect(rows.some(({ name }) => name === 'of.an-older-version')).toBe(false);
    expect(found.sort()).toEqual(['active retry', 'created created', 'failed failed', 'retry retry']);
  });
});

test('a finished archive of an account is left out, and one that was asked for is made again', async () => {
  const insert = (email: string, state: string) =>
    server.withDatabase((db) =>
      sql`
        insert into account_export (id, account_id, state, requested_at, byte_count, ready_at, expires_at)
        select gen_random_uuid(), id, ${state}, now(), c, r, r from account,
          (select case when ${state} = 'ready' then 1 end as c, case when ${state} = 'ready' then now() end as r) as t
        where email = ${email}
      `.execute(db),
    );
  const other = await createDeals(server).customer();
  await insert(designer.email, 'ready');
  await insert(other.email, 'pending');
  const path = await backUp('archives');
  await server.withDatabase((db) => sql`delete from account_export`.execute(db));
  await withRestored(path, async (db) => {
    expect(await db.selectFrom('accountExport').select('state').execute()).toEqual([{ state: 'pending' }]);
  });
});

test('photos that are removed and added while files are copied leave a backup that is whole', async () => {
  let doomed: { id: string; key: string } | undefined;
  let added: string | undefined;
  const changing: Storage = {
    ...storage,
    async open(key, range) {
      if (doomed === undefined) {
        // The first files have been listed and are being copied: what comes now is copied after the first snapshot.
        const id = await project('Removed meanwhile');
        const { images } = (await designer.get(`designer/project/${id}/`)).body;
        doomed = { id, key: `original/${images[0]!.url.split('/').at(-2)!}` };
      } else if (key === doomed.key) {
        added = await project('Added meanwhile');
        await designer.delete(`designer/project/${doomed.id}/`);
        await server.jobsDone();
      }
      return storage.open(key, range);
    },
  };
  const path = await backUp('changing', changing);
  await withRestored(path, async (db, restored) => {
    const names = (await db.selectFrom('portfolioProject').select('name').execute()).map(({ name }) => name);
    expect(names).toContain('Added meanwhile');
    expect(names).not.toContain('Removed meanwhile');
    const needed = await Array.fromAsync(neededFiles(db));
    const stored = await Promise.all(
      ['original', 'variant', 'document'].map((name) =>
        Array.fromAsync(restored.list(name), ({ key }) => key),
      ),
    );
    expect(stored.flat().sort()).toEqual(needed.sort());
  });
  await designer.delete(`designer/project/${added}/`);
});

test('a file that was lost before is told, and the rest is backed up', async () => {
  const [lost] = await server.withDatabase((db) => Array.fromAsync(neededFiles(db)));
  const summary = await writeTo('lost', {
    ...storage,
    open: async (key, range) => (key === lost ? undefined : storage.open(key, range)),
  });
  expect(summary).toMatchObject({ missingCount: 1, missing: [lost] });
});

test('no byte of a row, a file or a name can be another without the backup being refused', async () => {
  const path = await backUp('to-be-damaged');
  const whole = await readFile(path);
  const contents = contentsOf(whole);
  const damaged = join(folder, 'damaged.tar');
  const tried = { refused: 0, harmless: 0 };
  for (let start = 0; start < whole.length; start += Math.floor(whole.length / DAMAGES)) {
    const bytes = Buffer.from(whole);
    bytes[start]! ^= 1;
    await writeFile(damaged, bytes);
    const found = await checkBackup(damaged).catch((error: unknown) => error);
    if (found instanceof BackupUnusableError) {
      tried.refused++;
      continue;
    }
    // What fills the last block of an entry, or ends a number of its header, belongs to nothing.
    expect(contents.some(([from, to]) => from <= start && start < to)).toBe(false);
    expect([0, 0x20]).toContain(whole[start]);
    expect(found).toEqual(await checkBackup(path));
    tried.harmless++;
  }
  expect(tried.refused).toBeGreaterThan(tried.harmless);
});

test('a backup of a newer version is refused, and the message names that version', async () => {
  const path = await server.withDatabase(async (db) => {
    await sql`insert into kysely.kysely_migration (name, timestamp) values ('999901010000_next', now()::text)`.execute(
      db,
    );
    try {
      return await backUp('newer');
    } finally {
      await sql`delete from kysely.kysely_migration where name = '999901010000_next'`.execute(db);
    }
  });
  const refusal = await withRestored(path, async () => {}).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(BackupUnusableError);
  expect((refusal as Error).message).toMatch(/^Version 7\.8\.9 has written .*newer than this one/);
});

async function backUp(name: string, from = storage): Promise<string> {
  expect(await writeTo(name, from)).toMatchObject({ missingCount: 0 });
  return join(folder, `${name}.tar`);
}

async function writeTo(name: string, from: Storage) {
  const out = createWriteStream(join(folder, `${name}.tar`));
  const summary = await server.withDatabase((db) =>
    writeBackup({ db, storage: from, workFolder: join(folder, 'work'), version: '7.8.9', keyMark: '' }, out),
  );
  out.end();
  await once(out, 'close');
  return summary;
}

async function withRestored(path: string, look: (db: Db, restored: Storage) => Promise<void>): Promise<void> {
  const database = await createTestDatabase({ bare: true });
  const db = openDatabase(database.connection, { onError() {} });
  const root = await mkdtemp(join(folder, 'restored-'));
  try {
    const restored = await openFolderStorage(root);
    const { embedded: isEmbedded } = database;
    await restoreBackup(path, {
      db,
      isEmbedded,
      storage: restored,
      workFolder: join(root, 'work'),
      onError() {},
    });
    await look(db, restored);
  } finally {
    await db.destroy();
    await database.drop();
  }
}

/** Every row of every table of the product, as text. */
function contentOf(db: Db): Promise<Record<string, string[]>> {
  return db.transaction().execute(async (tx) => {
    const repo = tablesRepo(tx);
    await repo.fixFormats();
    const content: Record<string, string[]> = {};
    for (const table of await repo.ours())
      content[table.name] = (await Array.fromAsync(repo.read(table))).flat().sort();
    return content;
  });
}

/** Where the contents of the entries of a tar archive begin and end. */
function contentsOf(archive: Buffer): [from: number, to: number][] {
  const contents: [number, number][] = [];
  for (let header = 0; archive[header] !== 0;) {
    const from = header + TAR_BLOCK_BYTES;
    const size = Number.parseInt(archive.toString('latin1', header + 124, header + 136), 8);
    contents.push([from, from + size]);
    header = from + Math.ceil(size / TAR_BLOCK_BYTES) * TAR_BLOCK_BYTES;
  }
  return contents;
}

async function contentAt(from: Storage, key: string): Promise<Buffer> {
  const { stream } = (await from.open(key))!;
  return Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>));
}

async function project(name: string): Promise<string> {
  const photo = { name: 'photo.jpg', bytes: await jpeg(200 + name.length, 60) };
  const { status, body } = await designer.post('designer/project/', projectForm([photo], { name }));
  expect(status).toBe(201);
  await server.jobsDone();
  return body.id;
}
