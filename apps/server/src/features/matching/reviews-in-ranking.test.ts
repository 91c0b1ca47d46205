import { createDeals, type DealDesigner } from '@tessera/testkit/deal';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Guarantees that reviews count in matches: a little, and only those that can be seen. */

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
beforeAll(async () => {
  server = await startTestServer();
  deals = createDeals(server);
});
afterAll(() => server.stop());

async function review(designer: DealDesigner, stars: number): Promise<void> {
  const owner = await deals.orderAt('completed', designer);
  await owner.post(`customer/order/${owner.orderId}/review/`, { stars, text: `${designer.name} ${stars}` });
}

test('of designers who fit alike, the better reviewed comes first, a newcomer between, and a hidden review counts nowhere', async () => {
  const [praised, newcomer, blamed] = [
    await deals.poolDesigner('Pia', 'Praised'),
    await deals.poolDesigner('Nils', 'Newcomer'),
    await deals.poolDesigner('Bo', 'Blamed'),
  ];
  const customer = await deals.customerWithOrder();
  await server.jobsDone();
  const scores = async () => {
    const { results } = (await customer.get('customer/match/')).body;
    return Object.fromEntries(results.map(({ id, score }) => [id, score]));
  };
  const before = await scores();
  expect(new Set(Object.values(before)).size).toBe(1);

  for (let each = 0; each < 3; each++) {
    await review(praised, 5);
    await review(blamed, 1);
  }
  const after = await scores();
  expect(after[praised.id]).toBeGreaterThan(after[newcomer.id]!);
  expect(after[newcomer.id]).toBeGreaterThan(after[blamed.id]!);
  // A little: less than a tenth of a score.
  expect(after[praised.id]! - after[blamed.id]!).toBeLessThan(10);

  await server.withDatabase((db) => db.updateTable('review').set({ hiddenAt: new Date() }).execute());
  expect(await scores()).toEqual(before);
});
