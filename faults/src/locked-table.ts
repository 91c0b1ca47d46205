import type { Account, createGiven } from '@tessera/testkit/given';
import pg from 'pg';
import { expect } from 'vitest';

/**
 * Has a customer create an order while somebody else holds the table of orders. Expects a refusal within the time that every caller is
 * promised, and no order once the table is free: the statement that waited was given up.
 */
export async function expectRefusalWhileLocked(
  databaseUrl: string,
  {
    given,
    customer,
    answeredMs,
  }: { given: ReturnType<typeof createGiven>; customer: Account; answeredMs: number },
): Promise<void> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table customer_order in access exclusive mode');
  const since = performance.now();
  const refused = await customer.post('customer/order/', given.orderBody());
  expect(performance.now() - since).toBeLessThan(answeredMs);
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await holder.query('rollback');
  await holder.end();
  expect((await customer.get('customer/order/')).body.count).toBe(0);
  expect((await customer.post('customer/order/', given.orderBody())).status).toBe(201);
}
