import { randomUUID } from 'node:crypto';
import { createFakeEmbedder } from '@tessera/embedder/fake';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeskGiven } from '../desk.fixture.ts';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let desk: ReturnType<typeof createDeskGiven>;
let operator: Account;
let isBroken = false;
beforeAll(async () => {
  const embedder = createFakeEmbedder();
  server = await startTestServer({
    settings: { LOG_LEVEL: 'silent' },
    embedder: {
      ...embedder,
      async embedTexts(...texts) {
        if (isBroken) throw new Error('The model has no memory.\nA second line.');
        return embedder.embedTexts(...texts);
      },
    },
  });
  given = createGiven(server);
  desk = createDeskGiven(server);
  operator = await given.operator();
});
afterAll(() => server.stop());

const list = async (query = {}) => (await operator.get('operator/job/', { query })).body;

/** Gives up a job, which is tried once only, because its model is broken. @returns its id */
async function failedJob(): Promise<string> {
  const customer = await given.customer();
  isBroken = true;
  const { body: order } = await customer.post('customer/order/', given.orderBody({ links: [] }));
  await server.withDatabase((db) =>
    sql`update pgboss.job set retry_limit = 0 where data ->> 'orderId' = ${order.id}`.execute(db),
  );
  const find = () =>
    server.withDatabase(async (db) => {
      const { rows } = await sql<{ id: string }>`
        select id from pgboss.job where data ->> 'orderId' = ${order.id} and state = 'failed'
      `.execute(db);
      return rows[0]?.id;
    });
  await expect.poll(find).toBeDefined();
  isBroken = false;
  return (await find())!;
}

test('a job that was given up is listed with the first line of its fault, until it is tried again and done', async () => {
  const id = await failedJob();
  const { count, results, queues } = await list();
  expect(count).toBe(1);
  expect(results[0]).toMatchObject({ id, name: 'matching.embed-order', error: 'The model has no memory.' });
  expect(results[0]!.attempts).toBeGreaterThanOrEqual(1);
  expect(queues).toContainEqual(expect.objectContaining({ name: 'matching.embed-order', failed: 1 }));

  expect((await operator.post(`operator/job/${id}/retry/`, { note: 'The memory is back' })).status).toBe(204);
  await server.jobsDone();
  expect((await operator.post(`operator/job/${id}/retry/`)).status).toBe(204);
  expect(await list()).toMatchObject({ count: 0, results: [] });
  expect(await desk.auditOf(id)).toEqual([
    { action: 'job.retry', accountId: null, note: 'The memory is back' },
  ]);
});

test('jobs that were given up come in pages, latest first', async () => {
  const ids = [await failedJob(), await failedJob(), await failedJob()].toReversed();
  const first = await list({ limit: 2 });
  expect([first.count, first.results.map(({ id }) => id)]).toEqual([3, ids.slice(0, 2)]);
  const second = await list({ limit: 2, offset: 2 });
  expect([second.results.map(({ id }) => id), second.next]).toEqual([ids.slice(2), null]);
  expect((await list({ limit: 10_000 })).results).toHaveLength(3);
});

test('a job that is not there cannot be tried again', async () => {
  for (const id of [randomUUID(), 'x'])
    expect((await operator.post(`operator/job/${id}/retry/`)).status).toBe(404);
});

test('nobody but an operator sees jobs or has them tried again', async () => {
  const id = await failedJob();
  for (const [account, status] of [
    [await given.customer(), 403],
    [await given.designer(), 403],
    [server.client(), 401],
  ] as const) {
    expect((await account.get('operator/job/')).status).toBe(status);
    expect((await account.post(`operator/job/${id}/retry/`)).status).toBe(status);
  }
  expect(await desk.auditOf(id)).toEqual([]);
});
