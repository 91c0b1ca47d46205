import { createFakeEmbedder } from '@tessera/embedder/fake';
import { modelsOf } from '@tessera/server/features/matching/models/model-ids';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import {
  changeDesigners,
  FIRST_PLACES,
  loadList,
  measureLists,
  recall,
  signIn,
  type Query,
} from './match-lists.ts';
import type { Figure, Report } from './report.ts';
import { addMarketplace, PHOTOS_PER_DESIGNER, readSeeds, takePlaces } from './synthetic-marketplace.ts';

/** Sizes of the marketplace: so many designers, and so many orders. PostgreSQL fills and indexes the largest in two minutes, the embedded database in over ten. */
const SIZES = [100, 1000, 10_000];

/** The customer who looks has so many orders, of which half have a picture. */
const ORDERS = 20;

/** What an index may fill with vectors while it is built; what does not fit makes it slow. */
const INDEX_MEMORY = '512MB';

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
    figures.push(
      ...(await measureLists(`designers for an order, of ${size}`, asCustomer, lists, queries, anew)),
    );
    figures.push(
      ...(await measureLists(
        `designers for ${ORDERS} orders at once, of ${size}`,
        asCustomer,
        ['customer/match/'],
        queries,
        anew,
      )),
    );
    figures.push(
      ...(await measureLists(`designers for an order, kept, of ${size}`, asCustomer, lists, queries)),
    );
    figures.push(...(await loadList(`one order, of ${size}`, server, customer, lists[0]!)));
    const designerLists = orderIds.map(() => 'designer/match/');
    figures.push(
      ...(await measureLists(`orders for a designer, of ${size}`, asDesigner, designerLists, queries)),
    );
    figures.push({
      what: `first ${FIRST_PLACES} of all scored that are found, of ${size}`,
      value: 100 * (await server.withDatabase((db) => recall(db, models))),
      unit: '%',
    });
  }
  await server.stop();
  const database = process.env['TEST_POSTGRES_URL'] ? 'PostgreSQL' : 'embedded database';
  return { suite: `Match lists, ${PHOTOS_PER_DESIGNER} photos a designer, ${database}`, figures };
}
