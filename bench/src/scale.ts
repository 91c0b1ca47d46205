import { createFakeEmbedder } from '@tessera/embedder/fake';
import type { Db } from '@tessera/server/db/database';
import { modelsOf, type Models } from '@tessera/server/features/matching/models/model-ids';
import { createSketchService } from '@tessera/server/features/matching/vectors/sketches.service';
import { projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import type { Client } from '@tessera/testkit/client';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import {
  changeDesigners,
  FIRST_PLACES,
  loadList,
  measureLists,
  percentiles,
  recall,
  signIn,
  type Query,
} from './match-lists.ts';
import type { Figure, Report } from './report.ts';
import { addMarketplace, PHOTOS_PER_DESIGNER, readSeeds, takePlaces } from './synthetic-marketplace.ts';

/** Sizes of the marketplace: so many designers, and so many orders. */
const SIZES = [1000, 10_000, 100_000];

/** The customer who looks has so many orders, of which half have a picture. */
const ORDERS = 20;

/** So many times a portfolio is edited at each size. */
const EDITS = 20;

/** Room for the two vector indexes at the largest size, by what they take at 1,000 designers (4 MB each); what does not fit makes an index slow to build. */
const INDEX_MEMORY = '2GB';

/** What of the database is told apart on the disk. */
const ON_DISK = {
  'photo vectors': sql`pg_table_size('photo_embedding')`,
  'index of photos': sql`pg_relation_size('photo_embedding_signs_idx')`,
  'index of portfolios': sql`pg_relation_size('portfolio_sketch_vector_idx')`,
  'whole database': sql`pg_database_size(current_database())`,
};

/**
 * What a growing marketplace costs, up to 100,000 designers with a million photos: lists, how many of the truly best are found,
 * memory, disk, the edit of a portfolio, and vacuum. On PostgreSQL only.
 * @throws Error where `TEST_POSTGRES_URL` is not set
 */
export async function scaleSuite(): Promise<Report> {
  if (process.env['TEST_POSTGRES_URL'] === undefined)
    throw new Error('This benchmark needs a PostgreSQL server: set TEST_POSTGRES_URL.');
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
    const filledIn = (performance.now() - startedAt) / 1000;
    figures.push({ what: `${size - present} designers added and indexed`, value: filledIn, unit: 's' });
    if (present === 0)
      orderIds = await server.withDatabase((db) =>
        takePlaces(db, { designerEmail: designer.email, customerEmail: customer.email, orders: ORDERS }),
      );
    present = size;
    const asCustomer = await signIn(server, customer);
    const lists = orderIds.map((id) => `customer/match/?order=${id}`);
    const anew = () => server.withDatabase(changeDesigners);
    figures.push(
      ...(await measureLists(`designers for an order, of ${size}`, asCustomer, lists, queries, anew)),
    );
    figures.push(...(await loadList(`one order, of ${size}`, server, customer, lists[0]!)));
    figures.push({
      what: `memory of the server after these lists, of ${size}`,
      value: process.memoryUsage().rss / 2 ** 20,
      unit: 'MB',
    });
    figures.push({
      what: `first ${FIRST_PLACES} of all scored that are found, of ${size}`,
      value: 100 * (await server.withDatabase((db) => recall(db, models))),
      unit: '%',
    });
    // An access token may have expired while everybody was scored.
    figures.push(...(await measureEdits(await signIn(server, designer), size)));
    figures.push(...(await server.withDatabase((db) => measureDatabase(db, models, size))));
  }
  await server.stop();
  return { suite: `Scale, ${PHOTOS_PER_DESIGNER} photos a designer, PostgreSQL`, figures };
}

/** How long the answer to the edit of a portfolio project takes. */
async function measureEdits(designer: Client, size: number): Promise<Figure[]> {
  const { body } = await designer.raw<{ results: { id: string; images: { id: string }[] }[] }>(
    'GET',
    'designer/project/',
  );
  const { id, images } = body.results[0]!;
  const tookMs: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const form = projectForm([], {
      name: `Edit ${edit}`,
      images_ids: images.map((image) => image.id),
      images_ordering: images.map(() => 'exists'),
    });
    const startedAt = performance.now();
    const { status } = await designer.put(`designer/project/${id}/`, form);
    tookMs.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`The edit of a project answered ${status}`);
  }
  return percentiles(`edit of a portfolio project, of ${size}`, tookMs);
}

/** How long the parts of a portfolio's preparation take that write to a vector index, vacuum, and what is on the disk. */
async function measureDatabase(db: Db, models: Models, size: number): Promise<Figure[]> {
  const { sketchPortfolio } = createSketchService({ db, models });
  const [sketchMs, photoMs]: [number[], number[]] = [[], []];
  for (let number = 2; number < 2 + EDITS; number++) {
    sketchMs.push(
      await timed(async () => {
        const { rows } = await sql<{ id: string }>`select bench_id('designer', ${number}) as id`.execute(db);
        await db.transaction().execute((tx) => sketchPortfolio(tx, rows[0]!.id));
      }),
    );
    photoMs.push(
      await timed(async () => {
        await sql`with old as (delete from photo_embedding where photo_id = bench_id('photo', ${number * PHOTOS_PER_DESIGNER}) returning *)
          insert into photo_embedding select old.* from old`.execute(db);
      }),
    );
  }
  const vacuumMs = await timed(() => sql`vacuum (analyze)`.execute(db));
  const disk: Figure[] = [];
  for (const [what, bytes] of Object.entries(ON_DISK)) {
    const { rows } = await sql<{ bytes: number }>`select ${bytes} as bytes`.execute(db);
    disk.push({ what: `${what} on disk, of ${size}`, value: rows[0]!.bytes / 2 ** 20, unit: 'MB' });
  }
  return [
    ...percentiles(`sketch of a portfolio made anew, of ${size}`, sketchMs),
    ...percentiles(`vector of a photo stored anew, of ${size}`, photoMs),
    { what: `vacuum of everything, of ${size}`, value: vacuumMs / 1000, unit: 's' },
    ...disk,
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
