import { API_BASE } from '@tessera/contract/route';
import type { Match } from '@tessera/matching/score/rank';
import { rank } from '@tessera/matching/score/rank';
import type { Db } from '@tessera/server/db/database';
import type { Models } from '@tessera/server/features/matching/models/model-ids';
import { breadth } from '@tessera/server/features/matching/search/candidates.service';
import { candidatesRepo, readCandidates } from '@tessera/server/features/matching/search/candidates.repo';
import { createPairsService } from '@tessera/server/features/matching/score/pairs.service';
import { createPreparedMemory } from '@tessera/server/features/matching/score/memory';
import type { Account } from '@tessera/testkit/given';
import type { Client } from '@tessera/testkit/client';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { request } from 'undici';
import { openLoad } from './load/load.ts';
import { percentile, type Figure } from './report.ts';

/** A statement, and when it was sent and answered, in milliseconds of `performance.now()`. */
export interface Query {
  statement: string;
  startedAt: number;
  endedAt: number;
}

/** Each list is read so often after the first time. */
const ROUNDS = 5;

/** Lists are compared for so many orders at most. */
const RECALL_ORDERS = 100;

/** Places of a list that are compared with those of the exact one. */
export const FIRST_PLACES = 10;

/** So many portfolios are read at once when all are, and no more than that are kept. */
const READ_AT_ONCE = 500;
const MEMORY_BYTES = 2 ** 29;

/** Signs an account in anew: filling a marketplace may take longer than an access token lasts. */
export async function signIn(server: TestServer, { email, password }: Account): Promise<Client> {
  const { body } = await server.client().post('user/sign-in/', { email, password });
  return server.client(body.access);
}

/** Has every list of a customer made anew at its next reading, as the change of any designer does. */
export async function changeDesigners(db: Db): Promise<void> {
  await sql`insert into match_change default values`.execute(db);
}

/** The statement that finds whom to score. */
const isSearch = ({ statement }: Query) => statement.includes('candidate as materialized');

/** What is noted of an answer, which does not wait for it. */
const isNote = ({ statement }: Query) => statement.includes('insert into match_impression');

/**
 * Reads the lists one after the other, once when nothing of them is in memory and then several times, each after
 * `beforeEach`; `queries` grows with each.
 */
export async function measureLists(
  what: string,
  client: Client,
  paths: readonly string[],
  queries: readonly Query[],
  beforeEach?: () => Promise<void>,
): Promise<Figure[]> {
  const [wholeMs, databaseMs, searchMs, firstMs]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of paths) {
      await beforeEach?.();
      const [startedAt, queriesBefore] = [performance.now(), queries.length];
      const { status, body } = await client.raw<{ results: object[] }>('GET', path);
      const tookMs = performance.now() - startedAt;
      if (status !== 200 || body.results.length === 0)
        throw new Error(`${path} answered ${status} with nothing to show`);
      if (round === 0) {
        firstMs.push(tookMs);
        continue;
      }
      wholeMs.push(tookMs);
      const waitedFor = queries.slice(queriesBefore).filter((query) => !isNote(query));
      databaseMs.push(coveredMs(waitedFor));
      searchMs.push(coveredMs(waitedFor.filter(isSearch)));
    }
  }
  return [
    ...percentiles(`${what}, whole answer`, wholeMs),
    ...percentiles(`${what}, waiting for the database`, databaseMs),
    ...percentiles(`${what}, search alone`, searchMs),
    { what: `${what}, read for the first time, p50`, value: percentile(firstMs, 0.5), unit: 'ms' },
  ];
}

/** How long any of the queries was under way: some run beside each other. */
function coveredMs(queries: readonly Query[]): number {
  let [sum, until] = [0, 0];
  for (const { startedAt, endedAt } of queries.toSorted((a, b) => a.startedAt - b.startedAt)) {
    sum += Math.max(0, endedAt - Math.max(startedAt, until));
    until = Math.max(until, endedAt);
  }
  return sum;
}

/** The median, and what 95 and 99 of a hundred do not exceed. */
export function percentiles(what: string, sampleMs: readonly number[]): Figure[] {
  return [50, 95, 99].map((share) => ({
    what: `${what}, p${share}`,
    value: percentile(sampleMs, share / 100),
    unit: 'ms',
  }));
}

/** So many clients read one list at once, for so long. */
const CONNECTIONS = 16;
const LOAD_SECONDS = 8;

/**
 * How many answers a second many clients get that read the first page of one list, how long one client alone waits for it, and
 * how many bytes it has as it is sent.
 */
export async function loadList(
  what: string,
  server: TestServer,
  account: Account,
  path: string,
): Promise<Figure[]> {
  const { body } = await server.client().post('user/sign-in/', {
    email: account.email,
    password: account.password,
  });
  const url = `${server.url}${API_BASE}${path}&limit=12`;
  const headers = { authorization: `Bearer ${body.access}`, 'accept-encoding': 'br' };
  const page = await (await request(url, { headers })).body.arrayBuffer();
  const load = openLoad();
  const alone = await load.run({ url, headers, connections: 1, seconds: LOAD_SECONDS });
  const together = await load.run({ url, headers, connections: CONNECTIONS, seconds: LOAD_SECONDS });
  await load.close();
  const connections = `${what}, ${CONNECTIONS} connections`;
  return [
    { what: connections, value: together.perSecond, unit: 'requests/s' },
    { what: `${connections}, p99`, value: together.p99Ms, unit: 'ms' },
    { what: `${what}, one connection, p95`, value: alone.p95Ms, unit: 'ms' },
    { what: `${what}, first page, compressed`, value: page.byteLength / 1000, unit: 'kB' },
  ];
}

/** Of the designers who would stand on the first places if all were scored, the share that is scored for the product's lists. */
export async function recall(db: Db, models: Models): Promise<number> {
  const repo = candidatesRepo(db, models);
  const { rows: orders } = await sql<{ orderId: string; customerId: string; orderVersion: number }>`
    select o.id as order_id, o.customer_id, v.version as order_version
    from customer_order o join order_version v on v.order_id = o.id order by o.id limit ${RECALL_ORDERS}`.execute(
    db,
  );
  const first = await firstOfAll(
    db,
    models,
    orders.map(({ orderId, orderVersion }) => ({ orderId, orderVersion })),
  );
  let [found, wanted] = [0, 0];
  for (const { orderId, customerId } of orders) {
    const scored = new Set(
      (await repo.forCustomer(customerId, orderId, breadth)).map(({ designerId }) => designerId),
    );
    wanted += first.get(orderId)!.length;
    found += first.get(orderId)!.filter(({ designer }) => scored.has(designer.id)).length;
  }
  return found / wanted;
}

/** The first places of each order if every designer is scored. Portfolios are read once, whatever the number of orders. */
async function firstOfAll(
  db: Db,
  models: Models,
  orders: readonly { orderId: string; orderVersion: number }[],
): Promise<Map<string, Match[]>> {
  const { pairsOf } = createPairsService({ db, memory: createPreparedMemory(MEMORY_BYTES) });
  const all = await readCandidates(
    db,
    models,
    () => sql`candidate as materialized (
      select ${orders[0]!.orderId}::uuid as order_id, designer_id
      from (select distinct p.designer_id from matchable p join project_text t on t.project_id = p.id) designer
    )`,
  );
  const first = new Map(orders.map(({ orderId }): [string, Match[]] => [orderId, []]));
  for (let at = 0; at < all.length; at += READ_AT_ONCE) {
    const some = all.slice(at, at + READ_AT_ONCE);
    for (const order of orders) {
      const pairs = await pairsOf(
        some.map((candidate) => ({ ...candidate, ...order })),
        models,
      );
      first.set(order.orderId, rank([...first.get(order.orderId)!, ...pairs]).slice(0, FIRST_PLACES));
    }
  }
  return first;
}
