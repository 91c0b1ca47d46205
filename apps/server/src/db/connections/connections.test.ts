import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { StorageFullError } from '../../unavailable.ts';
import { openDatabase, type Db } from '../database.ts';
import { DatabaseUnavailableError } from './faults.ts';
import { whileCallerWaits } from './urgency.ts';

let database: TestDatabase;
let db: Db;
let hasRoom = true;
const patience = { connectMs: 20_000, waitMs: 3_000, statementMs: null };

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connection, {
    onError: () => {},
    hasRoom: () => hasRoom,
    patience: {
      caller: { ...patience, statementMs: database.embedded ? null : 300 },
      background: { ...patience, waitMs: database.embedded ? 3_000 : 20_000 },
    },
  });
  await sql`create table thing (number int)`.execute(db);
});
beforeEach(async () => {
  hasRoom = true;
  await sql`truncate thing`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const count = async () =>
  (await sql<{ count: number }>`select count(*) from thing`.execute(db)).rows[0]!.count;

test('a failed transaction in a text of several statements is rolled back before the connection is used again', async () => {
  await expect(sql`begin; insert into thing values (1); select 1 / 0; commit`.execute(db)).rejects.toThrow(
    'division by zero',
  );
  expect(await count()).toBe(0);
});

test('a transaction that was left open is rolled back before the connection is used again', async () => {
  await sql`begin; insert into thing values (1)`.execute(db);
  expect(await count()).toBe(0);
});

test('while the disk has no space, the database can be read and refuses writes', async () => {
  await sql`insert into thing values (1)`.execute(db);
  hasRoom = false;
  expect(await count()).toBe(1);
  const write = () => sql`insert into thing values (2)`.execute(db);
  await expect(write()).rejects.toThrow(StorageFullError);
  await expect(
    db.transaction().execute(async (tx) => {
      expect((await sql<{ number: number }>`select number from thing`.execute(tx)).rows).toHaveLength(1);
      await sql`insert into thing values (3)`.execute(tx);
    }),
  ).rejects.toThrow(StorageFullError);
  hasRoom = true;
  await write();
  expect(await count()).toBe(2);
});

test('a caller who waits too long for a connection is refused, and the next is served once one is free', async () => {
  const ask = () => whileCallerWaits(() => sql`select 1`.execute(db));
  const free = Promise.withResolvers<void>();
  // With fewer connections for callers than are asked for here, some of these are refused like the one below.
  const held = Promise.allSettled(
    Array.from({ length: database.connection.max! }, () =>
      whileCallerWaits(() => db.connection().execute(() => free.promise)),
    ),
  );
  await expect(ask()).rejects.toThrow(DatabaseUnavailableError);
  free.resolve();
  await held;
  await ask();
});

test.skipIf(process.env['TEST_POSTGRES_URL'] === undefined)(
  'a statement that a caller waits for is cancelled in time; in the background it is not',
  async () => {
    const sleep = () => sql`select pg_sleep(.6)`.execute(db);
    await expect(whileCallerWaits(sleep)).rejects.toThrow(DatabaseUnavailableError);
    await sleep();
  },
);

test.skipIf(process.env['TEST_POSTGRES_URL'] === undefined)(
  'callers and the background do not take connections from each other',
  async () => {
    const holds = Array.from({ length: 6 }, () => sql`select pg_sleep(1)`.execute(db));
    const asked = whileCallerWaits(() => sql`select 1`.execute(db));
    await expect(asked).resolves.toBeDefined();
    await Promise.all(holds);
  },
);

test.skipIf(process.env['TEST_POSTGRES_URL'] === undefined)(
  'a connection that is ended while in use fails its statement and nothing else',
  async () => {
    const ended = db
      .transaction()
      .execute((tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx));
    await expect(ended).rejects.toThrow(DatabaseUnavailableError);
    expect(await count()).toBe(0);
  },
);
