import { createDeals, type DealDesigner } from '@tessera/testkit/deal';
import type { Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellNewMatches } from '../matching.jobs.ts';

/** Guarantees whom a new match is told to, how often, and that it can be switched off. */

const HOUR_MS = 60 * 60_000;

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let aheadMs = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(Date.now() + aheadMs) });
  deals = createDeals(server);
});
afterAll(() => server.stop());

async function look(hoursLater = 0): Promise<void> {
  aheadMs += hoursLater * HOUR_MS;
  await server.withDatabase((db) =>
    sql`insert into pgboss.job (name, data) values (${tellNewMatches.name}, '{}')`.execute(db),
  );
  await server.jobsDone();
}

/** What an account has been told of matches. A session does not outlive the moving of the clock. */
async function toldTo(account: Account): Promise<{ text: string; link: string }[]> {
  const client = await deals.signInAgain(account);
  const { body } = await client.get('user/notification/');
  return body.results
    .filter(({ kind }) => kind === 'match')
    .map(({ text, link }) => ({ text, link }))
    .toReversed();
}

/** The scores of a customer's matches, by the names of the designers. */
async function scoresOf(customer: Account): Promise<Map<string, number>> {
  const client = await deals.signInAgain(customer);
  const { results } = (await client.get('customer/match/', { query: { limit: 100 } })).body;
  return new Map(results.map(({ name, score }) => [name, Math.round(score)]));
}

test('a designer is told of a new order that fits well, and its customer of a designer who comes later, each once a day', async () => {
  const first: DealDesigner = await deals.poolDesigner('Sanna', 'Lind');
  const owner = await deals.customerWithOrder({
    object_name: 'Loft',
    object_desc: 'A light living room with oak floors in a loft.',
  });
  await server.jobsDone();
  const score = (await scoresOf(owner)).get('Sanna Lind')!;
  expect(score).toBeGreaterThanOrEqual(60);
  await look();
  expect(await toldTo(first)).toEqual([
    { text: `‘Loft’ fits you, with a score of ${score}`, link: '/designer/' },
  ]);
  // Whoever has just described an order looks at its matches anyway.
  expect(await toldTo(owner)).toEqual([]);

  const second = await deals.poolDesigner('Rut', 'Berg');
  const poor = await deals.customerWithOrder({
    object_name: 'Hangar',
    object_desc: 'Signage for a car park.',
  });
  await server.jobsDone();
  expect((await scoresOf(poor)).get('Sanna Lind') ?? 0).toBeLessThan(60);
  await look(25);
  const found = await toldTo(owner);
  expect(found).toEqual([
    {
      text: expect.stringMatching(/^A new designer fits ‘Loft’, with a score of \d+$/),
      link: `/customer/projects/${owner.orderId}?tab=matches`,
    },
  ]);
  expect(await toldTo(second)).toHaveLength(1);
  expect([await toldTo(first), await toldTo(poor)].map(({ length }) => length)).toEqual([1, 0]);

  // Nothing is new, and then something is within the day.
  await look(1);
  await deals.poolDesigner('Ida', 'Ek');
  await server.withDatabase((db) => db.deleteFrom('orderMatchLook').execute());
  await server.withDatabase((db) =>
    sql`insert into order_match_look select id, '2000-01-01' from customer_order`.execute(db),
  );
  await look();
  expect(await toldTo(owner)).toEqual(found);
});

test('a match is told neither to those who have switched it off nor to a designer who has applied', async () => {
  const [quiet, keen] = [await deals.poolDesigner('Una', 'Sol'), await deals.poolDesigner('Tor', 'Vik')];
  const off = { match: { in_product: false, by_mail: false } };
  const quietClient = await deals.signInAgain(quiet);
  expect((await quietClient.put('user/notification-settings/', off)).status).toBe(200);
  await look(25);
  const before = await toldTo(keen);
  expect(before).toHaveLength(1);
  aheadMs += 48 * HOUR_MS;
  const session = await deals.signInAgain(await deals.customer());
  await session.post('customer/profile/', { first_name: 'Carl', last_name: 'Dahl', country_code: 'SE' });
  const { body: order } = await session.post(
    'customer/order/',
    deals.orderBody({
      object_name: 'Attic',
      object_desc: 'A light living room with oak floors in a loft.',
      links: [],
    }),
  );
  await server.jobsDone();
  await (await deals.signInAgain(keen)).post(`designer/match/${order.id}/apply/`);
  await look();
  expect([await toldTo(quiet), await toldTo(keen)]).toEqual([[], before]);
  const known = await server.withDatabase((db) =>
    db.selectFrom('knownMatch').select('designerId').where('orderId', '=', order.id).execute(),
  );
  expect(known.map(({ designerId }) => designerId)).toEqual(expect.arrayContaining([quiet.id, keen.id]));
});
