import { expect, test } from 'vitest';
import { serverSources, sqlFaults } from './sql-rules.ts';

const orders = 'apps/server/src/features/orders';
const media = 'apps/server/src/features/media';

test('all SQL of the server stands in repositories, and no two features write the same table', async () => {
  expect(sqlFaults(await serverSources())).toEqual([]);
});

test.each([
  ['a query', `db.selectFrom('customerOrder').selectAll()`],
  ['a write', `tx\n  .updateTable('customerOrder')`],
  ['SQL written by hand', 'sql<{ count: number }>`select count(*) from customer_order`'],
])('%s in a service is a fault, and in a repository it is none', (_, text) => {
  expect(sqlFaults({ [`${orders}/orders.service.ts`]: text })).toEqual([
    `${orders}/orders.service.ts holds SQL; put it into a *.repo.ts file`,
  ]);
  expect(sqlFaults({ [`${orders}/orders.repo.ts`]: text })).toEqual([]);
});

test.each([
  [`db.insertInto('orderPhoto')`, 'sql`delete from order_photo where true`'],
  ['sql`insert into order_photo values (1)`', `db.deleteFrom('orderPhoto')`],
  [`db.updateTable('orderPhoto')`, 'sql`with gone as (update order_photo set place = 1) select 1`'],
])('a table that two features write is a fault', (one, other) => {
  const files = { [`${orders}/orders.repo.ts`]: one, [`${media}/storage/photos.repo.ts`]: other };
  expect(sqlFaults(files)).toEqual([`order_photo is written by ${media} and ${orders}`]);
});

test('two repositories of one feature may write the same table', () => {
  const write = `db.insertInto('photo')`;
  expect(sqlFaults({ [`${media}/media.repo.ts`]: write, [`${media}/review/review.repo.ts`]: write })).toEqual(
    [],
  );
});

test(`the SQL rules take the words after an upsert's "do update" and a row lock's "for update" for no table`, () => {
  const text =
    'sql`insert into photo (id) values (1) on conflict (id) do update set id = 2; select 1 for update`';
  expect(sqlFaults({ [`${media}/media.repo.ts`]: text })).toEqual([]);
});
