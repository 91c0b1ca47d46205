import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Db } from './database.ts';
import { together } from './together.ts';

/** Guarantees what statements do that are sent as one. */

let database: TestDatabase;
let db: Db;
let sent: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ bare: true });
  db = openDatabase(database.connection, { onError() {}, onQuery: ({ sql: text }) => void sent.push(text) });
  await sql`create table room (id integer primary key, name text not null, seen_at timestamptz)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const insertion = (id: number, name: string) =>
  sql`insert into room (id, name) values (${id}, ${name})`.compile(db);
const names = (): CompiledQuery<{ name: string }> =>
  sql<{ name: string }>`select name from room order by id`.compile(db);
const stored = async () => (await db.executeQuery(names())).rows.map(({ name }) => name);

test('statements sent together take one exchange, each with its own values, however many there are', async () => {
  const places = Array.from({ length: 12 }, (_, at) => at);
  sent = [];
  const answers = await together(db, {
    asked: {
      one: sql<{ sum: number }>`select ${1}::int + ${2}::int as sum`.compile(db),
      many: sql<{ place: number }>`
        select place from (values ${sql.join(places.map((at) => sql`(${at}::int)`))}) as list (place) order by place
      `.compile(db),
    },
    done: [insertion(1, 'kitchen'), insertion(2, 'bath')],
  });
  expect(sent).toHaveLength(1);
  expect(answers).toEqual({ one: [{ sum: 3 }], many: places.map((place) => ({ place })) });
  expect(await stored()).toEqual(['kitchen', 'bath']);
});

test('none of them sees what another writes, and a row that is written is returned with times as texts', async () => {
  const { before, made } = await together(db, {
    asked: {
      before: names(),
      made: sql<{ seenAt: Date }>`
        insert into room (id, name, seen_at) values (3, 'hall', '2026-11-25T10:00:00Z') returning seen_at
      `.compile(db),
    },
  });
  expect(before.map(({ name }) => name)).toEqual(['kitchen', 'bath']);
  expect(new Date(made[0]!.seenAt)).toEqual(new Date('2026-11-25T10:00:00Z'));
  expect(await stored()).toEqual(['kitchen', 'bath', 'hall']);
});

test('if one of them is refused, none has happened', async () => {
  const refused = together(db, { asked: {}, done: [insertion(4, 'attic'), insertion(1, 'kitchen again')] });
  await expect(refused).rejects.toMatchObject({ code: '23505' });
  expect(await stored()).toEqual(['kitchen', 'bath', 'hall']);
});
