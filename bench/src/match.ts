import { createFakeEmbedder } from '@tessera/embedder/fake';
import type { Pair } from '@tessera/matching/evidence/evidence';
import { rank } from '@tessera/matching/score/rank';
import type { Db } from '@tessera/server/db/database';
import { modelsOf, type Models } from '@tessera/server/features/matching/models/model-ids';
import { breadth } from '@tessera/server/features/matching/search/candidates.service';
import { candidatesRepo, readCandidates } from '@tessera/server/features/matching/search/candidates.repo';
import { createPairsService } from '@tessera/server/features/matching/score/pairs.service';
import { createPreparedMemory } from '@tessera/server/features/matching/score/memory';
import { createGiven, type Account } from '@tessera/testkit/given';
import type { Client } from '@tessera/testkit/client';
import { startTestServer, type TestServer } from '@tessera/testkit/test-server';
import { API_BASE } from '@tessera/contract/route';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { percentile, type Figure, type Report } from './report.ts';
import { addMarketplace, PHOTOS_PER_DESIGNER, readSeeds, takePlaces } from './synthetic-marketplace.ts';

/** Sizes of the marketplace: so many designers, and so many orders. PostgreSQL fills and indexes the largest in two minutes, the embedded database in over ten. */
const SIZES = [100, 1000, 10_000];

/** The customer who looks has so many orders, of which half have a picture; each list is read so often. */
const ORDERS = 20;
const ROUNDS = 5;

/** What an index may fill with vectors while it is built; what does not fit makes it slow. */
const INDEX_MEMORY = '512MB';

/** Lists are compared for so many orders at most. */
const RECALL_ORDERS = 100;

/** So many portfolios are read at once when all are, and no fewer than the largest marketplace has are kept. */
const READ_AT_ONCE = 500;
const MEMORY_BYTES = 2 ** 29;

/** Places of a list that are compared with those of the exact one. */
const FIRST_PLACES = 10;

/**
 * How long a list of matches takes at several sizes of the marketplace, as a whole HTTP answer and in the database
 * alone; and how many of the designers who stand first when all are scored are found.
 */
export async function matchSuite(): Promise<Report> {
  console.error('  reading pictures and texts');
  const seeds = await readSeeds();
  const queries: Query[] = [];
  // Work in the background would be counted with the requests'.
  const server = await startTestServer({
    settings: { ROLE: 'api' },
    onQuery: ({ sql: statement, tookMs }) => {
      const endedAt = performance.now();
      queries.push({ statement, startedAt: endedAt - tookMs, endedAt });
    },
  });
  const given = createGiven(server);
  const models = modelsOf(createFakeEmbedder());
  const [customer, designer] = [await given.customer(), await given.designer()];

  const figures: Figure[] = [];
  let [present, orderIds]: [number, string[]] = [0, []];
  for (const size of SIZES) {
    console.error(`  filling and indexing a marketplace of ${size} designers`);
    const startedAt = performance.now();
    await server.withDatabase((db) =>
      addMarketplace(db, seeds, models, { from: present, to: size, indexMemory: INDEX_MEMORY }),
    );
    console.error(`  filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    if (present === 0)
      orderIds = await server.withDatabase((db) =>
        takePlaces(db, { designerEmail: designer.email, customerEmail: customer.email, orders: ORDERS }),
      );
    present = size;
    // Filling may take longer than an access token lasts.
    const [asCustomer, asDesigner] = [await signIn(server, customer), await signIn(server, designer)];
    const lists = orderIds.map((id) => `customer/match/?order=${id}`);
    const anew = () => server.withDatabase(changeDesigners);
    figures.push(...(await measure(`designers for an order, of ${size}`, asCustomer, lists, queries, anew)));
    figures.push(...(await measure(`the same, kept, of ${size}`, asCustomer, lists, queries)));
    figures.push(
      ...(await load(`one order, ${CONNECTIONS} connections, of ${size}`, server, customer, lists[0]!)),
    );
    const designerLists = orderIds.map(() => 'designer/match/');
    figures.push(...(await measure(`orders for a designer, of ${size}`, asDesigner, designerLists, queries)));
    figures.push({
      what: `first ${FIRST_PLACES} of all scored that are found, of ${size}`,
      value: await server.withDatabase((db) => recall(db, models, Math.min(size, RECALL_ORDERS))),
      unit: '',
    });
  }
  await server.stop();
  const database = process.env['TEST_POSTGRES_URL'] ? 'PostgreSQL' : 'embedded database';
  return { suite: `Match lists, ${PHOTOS_PER_DESIGNER} photos a designer, ${database}`, figures };
}

async function signIn(server: TestServer, { email, password }: Account): Promise<Client> {
  const { body } = await server.client().post('user/sign-in/', { email, password });
  return server.client(body.access);
}

/** So many clients read one list at once, for so long. */
const CONNECTIONS = 16;
const LOAD_SECONDS = 8;

/** Has every list of a customer made anew at its next reading, as the change of any designer does. */
async function changeDesigners(db: Db): Promise<void> {
  await sql`insert into match_change default values`.execute(db);
}

/** How many answers a second many clients get that read one list. */
async function load(what: string, server: TestServer, account: Account, path: string): Promise<Figure[]> {
  const { body } = await server.client().post('user/sign-in/', {
    email: account.email,
    password: account.password,
  });
  const result = await autocannon({
    url: `${server.url}${API_BASE}${path}&limit=12`,
    connections: CONNECTIONS,
    duration: LOAD_SECONDS,
    headers: { authorization: `Bearer ${body.access}`, 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${what}: ${result.non2xx} refused, ${result.errors} failed`);
  return [
    { what, value: result.requests.average, unit: 'requests/s' },
    { what: `${what}, p99`, value: result.latency.p99, unit: 'ms' },
  ];
}

/** A statement, and when it was sent and answered. */
interface Query {
  statement: string;
  startedAt: number;
  endedAt: number;
}

/** The statement that finds whom to score. */
const isSearch = ({ statement }: Query) => statement.includes('candidate as materialized');

/** What is noted of an answer, which does not wait for it. */
const isNote = ({ statement }: Query) => statement.includes('insert into match_impression');

/**
 * Reads the lists one after the other, once when nothing of them is in memory and then several times, each after
 * `beforeEach`; `queries` grows with each.
 */
async function measure(
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

function percentiles(what: string, sampleMs: readonly number[]): Figure[] {
  return [50, 95, 99].map((share) => ({
    what: `${what}, p${share}`,
    value: percentile(sampleMs, share / 100),
    unit: 'ms',
  }));
}

/** Of the designers who would stand on the first places if all were scored, the share that is scored for the product's lists. */
async function recall(db: Db, models: Models, orderCount: number): Promise<number> {
  const repo = candidatesRepo(db, models);
  const { pairsOf } = createPairsService({ db, memory: createPreparedMemory(MEMORY_BYTES) });
  const orders = await db
    .selectFrom('customerOrder')
    .select(['id', 'customerId'])
    .orderBy('id')
    .limit(orderCount)
    .execute();
  let [found, wanted] = [0, 0];
  for (const { id: orderId, customerId } of orders) {
    const all = await allCandidates(db, models, orderId);
    const pairs: Pair[] = [];
    for (let at = 0; at < all.length; at += READ_AT_ONCE)
      pairs.push(...(await pairsOf(all.slice(at, at + READ_AT_ONCE), models)));
    const first = rank(pairs).slice(0, FIRST_PLACES);
    const candidates = await repo.forCustomer(customerId, orderId, breadth);
    const scored = new Set(candidates.map(({ designerId }) => designerId));
    wanted += first.length;
    found += first.filter(({ designer }) => scored.has(designer.id)).length;
  }
  return found / wanted;
}

/** Every designer who can be matched. */
function allCandidates(db: Db, models: Models, orderId: string) {
  return readCandidates(
    db,
    models,
    () => sql`candidate as materialized (
      select ${orderId}::uuid as order_id, designer_id
      from (select distinct p.designer_id from matchable p join project_text t on t.project_id = p.id) designer
    )`,
  );
}
