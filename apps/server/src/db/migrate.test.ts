import { createTestDatabase, type TestDatabase } from '@tessera/testkit/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Db } from './database.ts';
import { DatabaseUnusableError, migrate, readMigrations } from './migrate.ts';

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
