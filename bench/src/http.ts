import { API_BASE } from '@tessera/contract/route';
import { createGiven, type Account } from '@tessera/testkit/given';
import { createTestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import { openFloor } from './http-floor.ts';
import { openLoad, type LoadOptions } from './load/load.ts';
import { percentile, type Figure, type Report } from './report.ts';

/** How long one kind of call is measured in one round, in seconds. `HTTP_SECONDS` sets another. */
const SECONDS = Number(process.env['HTTP_SECONDS'] ?? 5);

/** How often everything is measured in turn; figures are medians of the rounds. `HTTP_ROUNDS` sets another. */
const ROUNDS = Number(process.env['HTTP_ROUNDS'] ?? 3);

const CONNECTIONS = 16;

/** How many orders the customer of the readings has: one page. */
const ORDERS = 20;

interface Load {
  what: string;
  url: string;
  options: Partial<LoadOptions>;
  /** The name of the load that this one is a share of. */
  floor?: string;
}

/**
 * How many ordinary requests one process answers, with jobs running beside: orders listed, read and created, and the front
 * page. On PostgreSQL the same rows are asked of a server without a product in between, in turn, so that a busy machine slows both.
 * The calls come from a process of its own. Product, jobs and the server without a product share this one.
 */
export async function httpSuite(): Promise<Report> {
  const database = await createTestDatabase();
  const server = await startTestServer({ settings: { FREE_ORDER_LIMIT: '100000' }, database });
  const given = createGiven(server);
  const reader = await given.customer();
  const writers: Account[] = [];
  for (let index = 0; index < CONNECTIONS; index++) writers.push(await given.customer());
  const elsewhere = await given.customer();
  const ids: string[] = [];
  for (let index = 0; index < ORDERS; index++)
    ids.push((await reader.post('customer/order/', given.orderBody())).body.id);
  await server.jobsDone();

  const body = JSON.stringify(given.orderBody());
  const api = server.url + API_BASE;
  const headers = (token: string) => ({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-encoding': 'gzip, br',
  });
  const reading = { headers: headers(reader.tokens.access) };
  const posting = { method: 'POST' as const, body };
  const writing: Partial<LoadOptions> = {
    ...posting,
    // One customer a connection: the orders of one are made one after the other, so that they keep to their limit.
    headersOfEach: writers.map(({ tokens }) => headers(tokens.access)),
  };
  const loads: Load[] = [
    { what: 'list of 20', url: `${api}customer/order/`, options: reading, floor: 'floor: list of 20' },
    { what: 'read one', url: `${api}customer/order/${ids[0]}/`, options: reading, floor: 'floor: read one' },
    { what: 'create an order', url: `${api}customer/order/`, options: writing, floor: 'floor: create' },
  ];
  const front = await fetch(server.url);
  if (front.ok)
    loads.push({
      what: 'landing page',
      url: `${server.url}/`,
      options: { headers: { 'accept-encoding': 'gzip, br' } },
    });

  const floor = database.embedded
    ? undefined
    : await openFloor(database.connection, {
        reader: accountOf(reader.tokens.access),
        writer: accountOf(elsewhere.tokens.access),
      });
  if (floor !== undefined)
    loads.unshift(
      { what: 'floor: list of 20', url: `${floor.url}/list`, options: {} },
      { what: 'floor: read one', url: `${floor.url}/one/${ids[0]}`, options: {} },
      {
        what: 'floor: create',
        url: `${floor.url}/create`,
        options: { ...posting, headers: { 'content-type': 'application/json' } },
      },
    );

  const load = openLoad();
  const rates = new Map<string, number[]>();
  const slowest = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { what, url, options } of loads) {
      // The jobs of the creations run beside those, and not beside what is measured next.
      await server.jobsDone();
      const { perSecond, p99Ms } = await load.run({
        url,
        connections: CONNECTIONS,
        seconds: SECONDS,
        ...options,
      });
      rates.set(what, [...(rates.get(what) ?? []), perSecond]);
      slowest.set(what, [...(slowest.get(what) ?? []), p99Ms]);
    }
  }
  const median = (values: readonly number[]) => percentile(values, 0.5);
  const figures = loads.flatMap(({ what, floor: base }): Figure[] => {
    const ofFloor = base === undefined ? undefined : rates.get(base);
    return [
      { what, value: median(rates.get(what)!), unit: 'requests/s' },
      { what: `${what}, 99 % within`, value: median(slowest.get(what)!), unit: 'ms' },
      ...(ofFloor === undefined
        ? []
        : [
            {
              what: `${what}, share of the floor`,
              value: median(rates.get(what)!.map((rate, round) => rate / ofFloor[round]!)),
              unit: '',
            },
          ]),
    ];
  });
  await load.close();
  await floor?.close();
  await server.stop();
  await database.drop();
  return {
    suite: `HTTP, ${CONNECTIONS} connections, ${database.embedded ? 'embedded database' : 'PostgreSQL'}`,
    figures,
  };
}

/** The account that an access token is for. */
function accountOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { user_id: string };
  return claims.user_id;
}
