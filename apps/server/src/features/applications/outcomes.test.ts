import { createDeals } from '@tessera/testkit/deal';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutcomes } from './outcomes.service.ts';

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
beforeAll(async () => {
  server = await startTestServer();
  deals = createDeals(server);
});
afterAll(() => server.stop());

test('an application keeps the score that the customer saw when it was sent, whatever becomes of both sides', async () => {
  const read = () => server.withDatabase((db) => readOutcomes(db));
  expect(await read()).toEqual({ outcomes: [], withoutScore: 0 });
  const [hired, declined] = [await deals.poolDesigner(), await deals.poolDesigner()];
  const owner = await deals.customerWithOrder();
  await server.jobsDone();
  const { results } = (await owner.get('customer/match/')).body;
  const scoreOf = (id: string) => results.find((match) => match.id === id)!.score;
  for (const designer of [hired, declined]) await deals.apply(designer, owner);
  await deals.answer(owner, hired, 'accept');

  const { outcomes, withoutScore } = await read();
  expect(withoutScore).toBe(0);
  expect(outcomes.map(({ orderId, status }) => [orderId, status]).toSorted()).toEqual([
    [owner.orderId, 'accepted'],
    [owner.orderId, 'declined'],
  ]);
  for (const { status, score } of outcomes)
    expect(score).toBeCloseTo(scoreOf(status === 'accepted' ? hired.id : declined.id), 0);

  await server.withDatabase((db) => db.updateTable('application').set({ score: null }).execute());
  expect(await read()).toEqual({ outcomes: [], withoutScore: 2 });
});

test('an application to an order that is not prepared yet has no score', async () => {
  const designer = await deals.poolDesigner();
  const owner = await deals.customerWithOrder();
  // The job that prepares the order could otherwise run after the text has been deleted.
  await server.jobsDone();
  await server.withDatabase((db) =>
    db.deleteFrom('orderText').where('orderId', '=', owner.orderId).execute(),
  );
  await deals.apply(designer, owner);
  const stored = await server.withDatabase((db) =>
    db.selectFrom('application').select('score').where('orderId', '=', owner.orderId).execute(),
  );
  expect(stored).toEqual([{ score: null }]);
});
