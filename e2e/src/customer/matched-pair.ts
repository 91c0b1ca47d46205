import type { TestServer } from '@tessera/testkit/servers/test-server';
import type { createGivenPeople } from '../given.ts';

/** A customer with an order and a designer of this first name, who is shown to the customer. */
export async function matchedPair(
  { given, server }: { given: ReturnType<typeof createGivenPeople>; server: TestServer },
  firstName: string,
) {
  const [designer, customer] = await Promise.all([
    given.designer({ first_name: firstName, last_name: 'Lund' }),
    given.customer(),
  ]);
  const [order] = await Promise.all([given.order(customer), given.project(designer)]);
  await server.jobsDone();
  return { designer, customer, order, name: `${firstName} Lund` };
}
