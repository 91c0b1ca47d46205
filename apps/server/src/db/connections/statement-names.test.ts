import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Db } from '../database.ts';
import { DatabaseUnavailableError } from './faults.ts';
import { createStatementNames, type PreparedStatements } from './statement-names.ts';

/** Guarantees when a statement is prepared by the database, and what happens where it cannot be. */

const isServer = process.env['TEST_POSTGRES_URL'] !== undefined;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ bare: true });
});
afterAll(() => database.drop());

/** A database with one connection for callers and background together. */
async function withDb<Result>(
  preparedStatements: PreparedStatements,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase({ ...database.connection, max: 1 }, { onError() {}, preparedStatements });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const double = (db: Db, value: number) =>
  sql<{ double: number }>`select 2 * ${value}::int as double`.execute(db).then(({ rows }) => rows[0]!.double);

const prepared = async (db: Db) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.filter(
    ({ statement }) => statement.includes('as double'),
  ).length;

async function doubled(db: Db): Promise<number[]> {
  const answers: number[] = [];
  for (const value of [1, 2, 3, 4, 5]) answers.push(await double(db, value));
  return answers;
}

test('a text gets a name once it has been sent three times, and always the same', () => {
  const names = createStatementNames();
  const asked = Array.from({ length: 5 }, () => names.of('select 1'));
  expect(asked.slice(0, 2)).toEqual([undefined, undefined]);
  expect(new Set(asked.slice(2)).size).toBe(1);
  expect(asked[2]).toMatch(/^[\w-]{43}$/);
  expect(createStatementNames().of('begin')).toBeUndefined();
});

test('texts that keep changing never take all names, and the number of names is bounded', () => {
  const names = createStatementNames();
  for (let number = 0; number < 5000; number++) names.of(`select ${number}`);
  const thrice = (text: string) => [names.of(text), names.of(text), names.of(text)][2];
  expect(thrice('select again')).toBeDefined();
  const given = Array.from({ length: 600 }, (_, number) => thrice(`select many ${number}`));
  expect(given.filter((name) => name !== undefined)).toHaveLength(399);
  expect(names.of('select again')).toBeDefined();
});

test.skipIf(!isServer)('a statement that is sent often is prepared once and answers as before', async () => {
  await withDb('auto', async (db) => {
    expect(await doubled(db)).toEqual([2, 4, 6, 8, 10]);
    expect(await prepared(db)).toBe(1);
  });
});

test('the setting switches it off', async () => {
  await withDb('off', async (db) => {
    expect(await doubled(db)).toEqual([2, 4, 6, 8, 10]);
    expect(await prepared(db)).toBe(0);
  });
});

test.skipIf(!isServer)(
  'a name that the database has lost fails one statement as unavailable; the next are sent without names',
  async () => {
    await withDb('on', async (db) => {
      await doubled(db);
      await sql`deallocate all`.execute(db);
      await expect(double(db, 6)).rejects.toThrow(DatabaseUnavailableError);
      expect(await doubled(db)).toEqual([2, 4, 6, 8, 10]);
      expect(await prepared(db)).toBe(0);
    });
  },
);

test.skipIf(!isServer)(
  'after a change of a column’s type, a statement fails once as unavailable and is then sent without a name',
  async () => {
    await withDb('on', async (db) => {
      await sql`create table changing (value int)`.execute(db);
      await sql`insert into changing values (7)`.execute(db);
      const read = async () =>
        (await sql<{ value: unknown }>`select value as double from changing`.execute(db)).rows;
      for (let time = 0; time < 4; time++) await read();
      await sql`alter table changing alter column value type text`.execute(db);
      await expect(read()).rejects.toThrow(DatabaseUnavailableError);
      for (let time = 0; time < 4; time++) expect(await read()).toEqual([{ double: '7' }]);
      expect(await prepared(db)).toBe(0);
      expect(await doubled(db)).toEqual([2, 4, 6, 8, 10]);
      expect(await prepared(db)).toBe(1);
    });
  },
);
