import { randomUUID } from 'node:crypto';
import { createDeals, type DealCustomer, type DealDesigner } from '@tessera/testkit/deal';
import type { Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let operator: Account;
let designer: DealDesigner;
let owner: DealCustomer;
beforeAll(async () => {
  server = await startTestServer();
  deals = createDeals(server);
  operator = await deals.operator();
  designer = await deals.poolDesigner();
  await deals.poolDesigner('Rut');
  owner = await deals.customerWithOrder();
  await server.jobsDone();
});
afterAll(() => server.stop());

const explain = (order: string, who: string) =>
  operator.get('operator/match/', { query: { order, designer: who } });

test('a match is explained by signals whose points add up to the score that the customer sees', async () => {
  const { results } = (await owner.get('customer/match/')).body;
  const place = results.findIndex(({ id }) => id === designer.id);
  const { body } = await explain(owner.orderId, designer.id);
  expect(body).toMatchObject({
    order: { id: owner.orderId, name: 'Bright kitchen' },
    designer: { id: designer.id, name: designer.name },
    why_not: null,
    match: { rank: place + 1, count: results.length, verdict: null, newcomer_drawn_from: null },
  });
  const { signals, score, mean } = body.match!;
  expect(score).toBeCloseTo(results[place]!.score, 0);
  const sum = (numbers: (number | null)[]) => numbers.reduce<number>((total, one) => total + (one ?? 0), 0);
  expect(sum(signals.map(({ points }) => points))).toBeCloseTo(score, 8);
  expect(sum(signals.map(({ share }) => share))).toBeCloseTo(1, 8);
  expect(sum(signals.map(({ value, share }) => (value ?? 0) * (share ?? 0)))).toBeCloseTo(mean, 8);
  for (const { value, share, points } of signals) {
    expect([value, share, points].filter((one) => one === null).length % 3).toBe(0);
  }
  const style = signals.find(({ name }) => name === 'style')!;
  expect(style.evidence.length).toBeGreaterThan(0);
  const shown = signals.flatMap(({ reason }) => reason?.text ?? []);
  expect(shown.toSorted()).toEqual(results[place]!.reasons.map(({ text }) => text).toSorted());
});

test('a designer is found by e-mail address as well', async () => {
  const [byId, byEmail] = [
    await explain(owner.orderId, designer.id),
    await explain(owner.orderId, designer.email.toUpperCase()),
  ];
  expect(byEmail.body).toEqual(byId.body);
});

test('two who cannot be matched get the reason for it', async () => {
  const newcomer = await deals.designer();
  const { status, body } = await explain(owner.orderId, newcomer.email);
  expect([status, body.match]).toEqual([200, null]);
  expect(body.why_not).toContain('The two cannot be matched');
  const paused = await deals.orderAt('paused', designer);
  expect((await explain(paused.orderId, designer.id)).body.why_not).toBe(
    `Order ${paused.orderId} is not active.`,
  );
});

test('an order or a designer that is not there is not found', async () => {
  for (const [order, who] of [
    [randomUUID(), designer.id],
    ['x', designer.id],
    [owner.orderId, owner.email],
    [owner.orderId, randomUUID()],
  ] as const)
    expect((await explain(order, who)).status).toBe(404);
});

test('asking why a pair matches counts nobody as seen', async () => {
  const count = () =>
    server.withDatabase(async (db) => (await db.selectFrom('matchImpression').selectAll().execute()).length);
  const before = await count();
  await explain(owner.orderId, designer.id);
  expect(await count()).toBe(before);
});

test('nobody but an operator is told why a pair matches', async () => {
  for (const [account, status] of [
    [owner, 403],
    [designer, 403],
    [server.client(), 401],
  ] as const) {
    const query = { order: owner.orderId, designer: designer.id };
    expect((await account.get('operator/match/', { query })).status).toBe(status);
  }
});
