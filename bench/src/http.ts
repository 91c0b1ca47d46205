import { createGiven } from '@tessera/testkit/given';
import { startTestServer } from '@tessera/testkit/test-server';
import { API_BASE } from '@tessera/contract/route';
import autocannon from 'autocannon';
import type { Figure, Report } from './report.ts';

const DURATION_SECONDS = 8;
const CONNECTIONS = 8;

/** How many ordinary requests the whole server answers: lists and creations of orders, with jobs running beside. */
export async function httpSuite(): Promise<Report> {
  const server = await startTestServer({ settings: { FREE_ORDER_LIMIT: '100000' } });
  const given = createGiven(server);
  const customer = await given.customer();
  for (let index = 0; index < 20; index++) await customer.post('customer/order/', given.orderBody());

  const figures: Figure[] = [];
  const load = async (what: string, options: Partial<autocannon.Options>) => {
    const result = await autocannon({
      url: `${server.url}${API_BASE}customer/order/`,
      connections: CONNECTIONS,
      duration: DURATION_SECONDS,
      headers: { authorization: `Bearer ${customer.tokens.access}`, 'content-type': 'application/json' },
      ...options,
    });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${what}: ${result.non2xx} refused, ${result.errors} failed`);
    figures.push({ what, value: result.requests.average, unit: 'requests/s' });
    figures.push({ what: `${what}, 97.5 % within`, value: result.latency.p97_5, unit: 'ms' });
  };
  await load('list of 20 orders', { method: 'GET' });
  await load('creation of an order', { method: 'POST', body: JSON.stringify(given.orderBody()) });
  await server.stop();
  return {
    suite: `HTTP, ${CONNECTIONS} connections, ${process.env['TEST_POSTGRES_URL'] ? 'PostgreSQL' : 'embedded database'}`,
    figures,
  };
}
