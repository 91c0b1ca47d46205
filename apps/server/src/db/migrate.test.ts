import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Db } from './database.ts';
import {
  appliedMigrations,
  DatabaseUnusableError,
  migrate,
  readMigrations,
  rehearseMigrations,
} from './migrate.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connection, { onError: () => {} });
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('migrating an up-to-date database changes nothing', async () => {
  expect(await migrate(db)).toEqual([]);
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely.kysely_migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(await readMigrations()));
});

test('a database that a newer version has changed is refused, and the message names the unknown migration', async () => {
  await sql`insert into kysely.kysely_migration (name, timestamp) values ('999901010000_next', now()::text)`.execute(
    db,
  );
  const refusal = await migrate(db).catch((error: unknown) => error);
  await sql`delete from kysely.kysely_migration where name = '999901010000_next'`.execute(db);
  expect(refusal).toBeInstanceOf(DatabaseUnusableError);
  expect((refusal as Error).message).toBe(
    'A newer version has changed this database (999901010000_next). Start that version, or a newer one.',
  );
});

test('a database from before the first release is refused, and the message says to start with an empty one', async () => {
  await sql`create table migration (name text primary key)`.execute(db);
  const refusal = await migrate(db).catch((error: unknown) => error);
  await sql`drop table migration`.execute(db);
  expect(refusal).toBeInstanceOf(DatabaseUnusableError);
  expect((refusal as Error).message).toContain('Start with an empty database');
});

test('every table has a comment that describes it', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') is null
  `.execute(db);
  expect(rows).toEqual([]);
});

describe('a rehearsal', () => {
  test('of an up-to-date database has nothing to apply', async () => {
    expect(await rehearseMigrations(db)).toEqual({ pending: [] });
  });

  test('applies what is new to an older database, and takes it back', async () => {
    const names = Object.keys(await readMigrations());
    await withOlderDatabase(names[0]!, async (older) => {
      expect(await rehearseMigrations(older)).toEqual({ pending: names.slice(1) });
      expect(await appliedMigrations(older)).toEqual([names[0]]);
      const { rows } = await sql`select to_regclass('public.passkey') as made`.execute(older);
      expect(rows).toEqual([{ made: null }]);
      expect(await migrate(older)).toEqual(names.slice(1));
    });
  });

  test('names the migration that would fail, and leaves the database as it was', async () => {
    const names = Object.keys(await readMigrations());
    await withOlderDatabase(names[0]!, async (older) => {
      // Stands in the way of the migration that makes a table of this name.
      await sql`create table passkey (id integer)`.execute(older);
      const { fault } = await rehearseMigrations(older);
      expect(fault).toMatchObject({ name: expect.stringContaining('passkeys') });
      expect(fault!.message).toContain('already exists');
      expect(await appliedMigrations(older)).toEqual([names[0]]);
    });
  });

  test('of a database that a newer version has changed is refused', async () => {
    await sql`insert into kysely.kysely_migration (name, timestamp) values ('999901010000_next', now()::text)`.execute(
      db,
    );
    const refusal = await rehearseMigrations(db).catch((error: unknown) => error);
    await sql`delete from kysely.kysely_migration where name = '999901010000_next'`.execute(db);
    expect(refusal).toBeInstanceOf(DatabaseUnusableError);
  });
});

test('the migration of review words takes copies of reviews out of timelines, and leaves the words of other entries', async () => {
  const id = randomUUID();
  await sql`
    insert into account (id, email, email_key, role, password_hash)
    values (${id}, 'customer@example.org', 'customer@example.org', 'customer', '')
  `.execute(db);
  await sql`
    insert into customer_order (id, customer_id, object_name, object_desc, country_code)
    values (${id}, ${id}, 'Kitchen', 'Bright', 'SE')
  `.execute(db);
  for (const kind of ['changes_requested', 'reviewed'])
    await sql`
      insert into order_event (id, order_id, kind, by, body, created_at)
      values (${randomUUID()}, ${id}, ${kind}, 'customer', 'Words', now())
    `.execute(db);
  const migrations = await readMigrations();
  await db.executeQuery(CompiledQuery.raw(migrations['20261130a001_review_words']!));
  const { rows } = await sql`select kind, body from order_event order by kind`.execute(db);
  expect(rows).toEqual([
    { kind: 'changes_requested', body: 'Words' },
    { kind: 'reviewed', body: '' },
  ]);
});

/** Brings an empty database to the state of the version whose last migration is this one. */
async function withOlderDatabase(upTo: string, work: (older: Db) => Promise<void>): Promise<void> {
  const bare = await createTestDatabase({ bare: true });
  const older = openDatabase(bare.connection, { onError: () => {} });
  try {
    await migrate(older, { upTo });
    await work(older);
  } finally {
    await older.destroy();
    await bare.drop();
  }
}
