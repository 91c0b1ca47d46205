import { createGiven } from '@tessera/testkit/given';
import { createTestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import { expect, test } from 'vitest';

/** An embedded database belongs to one process, so only PostgreSQL lets the parts run apart. */
const isShareable = process.env['TEST_POSTGRES_URL'] !== undefined;

/** Guarantees: a process that only answers requests leaves the jobs to one that only does jobs, and none is lost between them. */
test.runIf(isShareable)('requests are answered by one process and their jobs done by another', async () => {
  const database = await createTestDatabase();
  const api = await startTestServer({ database, settings: { ROLE: 'api' } });
  const given = createGiven(api);
  const customer = await given.customer();
  const { body: order } = await customer.post('customer/order/', given.orderBody());
  const read = async () => (await customer.get(`customer/order/${order.id}/`)).body.matching_state;
  expect(await read()).toBe('pending');

  const worker = await startTestServer({ database, settings: { ROLE: 'worker' } });
  expect(worker.url).toBe('');
  await worker.jobsDone();
  expect(await read()).toBe('ready');

  await worker.stop();
  await api.stop();
  await database.drop();
});
