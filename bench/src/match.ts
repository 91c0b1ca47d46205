import type { Tokens } from '@tessera/contract/auth';
import { createFakeEmbedder } from '@tessera/embedder/fake';
import type { Db } from '@tessera/server/db/database';
import { modelsOf } from '@tessera/server/features/matching/embedding.service';
import type { Models } from '@tessera/server/features/matching/pairs.repo';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startTestServer, type Client, type TestServer } from '@tessera/testkit/test-server';
import { sql } from 'kysely';
import { percentile, type Figure, type Report } from './report.ts';

/**
 * Sizes of the marketplace: so many designers with one project each, and so many orders. The embedded database takes
 * about ten minutes to index the largest, PostgreSQL less than one.
 */
const SIZES = [100, 1000, 10_000];
const PHOTOS_PER_PROJECT = 3;
const REQUESTS = 40;

/** The length of the vectors the bundled models give. */
const TEXT_DIMENSIONS = 384;
const PHOTO_DIMENSIONS = 936;

/**
 * How long a list of matches takes, as a whole HTTP answer, at several sizes of the marketplace. The vectors are
 * synthetic (random directions), which is the worst case for an index.
 */
export async function matchSuite(): Promise<Report> {
  const server = await startTestServer();
  const given = createGiven(server);
  const models = modelsOf(createFakeEmbedder());
  const [customer, designer] = [await given.customer(), await given.designer()];
  const { body: order } = await customer.post('customer/order/', given.orderBody());
  await server.jobsDone();

  const figures: Figure[] = [];
  let present = 0;
  for (const size of SIZES) {
    console.error(`  filling and indexing a marketplace of ${size} designers`);
    await server.withDatabase((db) => addMarketplace(db, models, present, size));
    if (present === 0) await server.withDatabase((db) => joinIn(db, models, designer.email, order.id));
    present = size;
    // Filling may take longer than an access token lasts.
    const [asCustomer, asDesigner] = [await signIn(server, customer), await signIn(server, designer)];
    const customerPath = `customer/match/?order=${order.id}`;
    figures.push(...(await measure(`designers for an order, of ${size}`, asCustomer, customerPath)));
    figures.push(...(await measure(`orders for a designer, of ${size}`, asDesigner, 'designer/match/')));
  }
  await server.stop();
  const database = process.env['TEST_POSTGRES_URL'] ? 'PostgreSQL' : 'embedded database';
  return {
    suite: `Match lists, synthetic vectors, ${PHOTOS_PER_PROJECT} photos a designer, ${database}`,
    figures,
  };
}

async function signIn(server: TestServer, { email, password }: Account): Promise<Client> {
  const { body } = await server.client().post<Tokens>('user/sign-in/', { email, password });
  return server.client(body.access);
}

async function measure(what: string, client: Client, path: string): Promise<Figure[]> {
  const tookMs: number[] = [];
  for (let index = 0; index < REQUESTS + 3; index++) {
    const startedAt = performance.now();
    const { status, body } = await client.get(path);
    if (status !== 200 || body.results.length === 0)
      throw new Error(`${path} answered ${status} with nothing to show`);
    if (index >= 3) tookMs.push(performance.now() - startedAt);
  }
  return [50, 95, 99].map((share) => ({
    what: `${what}, p${share}`,
    value: percentile(tookMs, share / 100),
    unit: 'ms',
  }));
}

/**
 * Adds designers and orders numbered from `from` to `to`, straight into the tables: in one transaction, so that no job
 * prepares half of it, and with vector indexes built anew afterwards, which is faster than row by row.
 */
async function addMarketplace(db: Db, models: Models, from: number, to: number): Promise<void> {
  // With the digits that every UUID has in these places: answers are checked.
  await sql`create or replace function bench_id(kind text, number int) returns uuid language sql immutable
    as $$ select overlay(overlay(md5(kind || number) placing '4' from 13) placing '8' from 17)::uuid $$`.execute(
    db,
  );
  await sql`create or replace function bench_vector(dimensions int, seed int) returns halfvec language sql volatile
    as $$ select array_agg(random() - 0.5)::real[]::vector::halfvec from generate_series(1, dimensions) where seed is not null $$`.execute(
    db,
  );
  const numbers = sql`generate_series(${from}::int + 1, ${to}::int) as n`;
  const photoNumbers = sql`generate_series(${from}::int * ${PHOTOS_PER_PROJECT}::int + 1, ${to}::int * ${PHOTOS_PER_PROJECT}::int) as n`;
  const statements = [
    sql`insert into account (id, email, email_key, role, password_hash)
      select bench_id(role, n), role || n, role || n, role, '' from ${numbers}, unnest(array['designer', 'customer']) as role`,
    sql`insert into photo (id, sha256, key, media_type, byte_count, width, height, thumbhash, variants)
      select bench_id('photo', n), decode(md5('photo' || n), 'hex'), 'photo' || n, 'image/jpeg', 1, 1280, 960, '', '{}' from ${photoNumbers}`,
    sql`insert into designer_profile (account_id, first_name, last_name, country_code, language_codes, photo_id, budget_min_usd, budget_max_usd)
      select bench_id('designer', n), 'Designer', n::text, (array['SE','DE','FR','US'])[n % 4 + 1], '{en}', bench_id('photo', n), 5000, 50000 from ${numbers}`,
    sql`insert into portfolio_project (id, designer_id, name, description, country_code, matching_state)
      select bench_id('project', n), bench_id('designer', n), 'Project ' || n, 'Oak kitchen', 'SE', 'ready' from ${numbers}`,
    sql`insert into portfolio_image (id, project_id, photo_id, position)
      select bench_id('image', n), bench_id('project', (n - 1) / ${PHOTOS_PER_PROJECT} + 1), bench_id('photo', n), n % ${PHOTOS_PER_PROJECT} from ${photoNumbers}`,
    sql`insert into photo_embedding (photo_id, model, vector, objects)
      select bench_id('photo', n), ${models.photo}, bench_vector(${PHOTO_DIMENSIONS}, n), '{}' from ${photoNumbers}`,
    sql`insert into project_text (project_id, model, source_hash, gloss, vector, clarity, styles, rooms, works)
      select bench_id('project', n), ${models.text}, '', 'oak kitchen number ' || n % 97, bench_vector(${TEXT_DIMENSIONS}, n), 1, '{"scandinavian": 0.5}', '{"kitchen": 0.8}', '{}'
      from ${numbers}`,
    sql`insert into project_sentence (project_id, model, position, sentence, vector)
      select bench_id('project', n), ${models.text}, 0, 'Oak kitchen.', bench_vector(${TEXT_DIMENSIONS}, n) from ${numbers}`,
    sql`insert into customer_order (id, customer_id, object_name, object_desc, country_code, budget_usd, matching_state)
      select bench_id('order', n), bench_id('customer', n), 'Order ' || n, 'A kitchen', 'SE', 20000, 'ready' from ${numbers}`,
    sql`insert into order_text (order_id, model, source_hash, gloss, vector, clarity, styles, rooms, works)
      select bench_id('order', n), ${models.text}, '', 'a kitchen number ' || n % 89, bench_vector(${TEXT_DIMENSIONS}, n), 1, '{"scandinavian": 0.5}', '{"kitchen": 0.8}', '{}'
      from ${numbers}`,
    sql`insert into photo_centre (model, photo_count, vector) values (${models.photo}, 1, bench_vector(${PHOTO_DIMENSIONS}, 1)) on conflict do nothing`,
  ];
  await db.transaction().execute(async (tx) => {
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes where indexdef like '%USING hnsw%'`.execute(
      tx,
    );
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
    await sql`set local maintenance_work_mem = '256MB'`.execute(tx);
    for (const { definition } of indexes) await sql.raw(definition).execute(tx);
    await sql`analyze`.execute(tx);
  });
}

/** Gives the signed-up designer the first synthetic project, and the signed-up customer's order a synthetic picture. */
async function joinIn(db: Db, models: Models, designerEmail: string, orderId: string): Promise<void> {
  await sql`insert into designer_profile (account_id, first_name, last_name, country_code, photo_id)
    select id, 'Ada', 'Berg', 'SE', bench_id('photo', 1) from account where email = ${designerEmail}`.execute(
    db,
  );
  await sql`update portfolio_project set designer_id = (select id from account where email = ${designerEmail})
    where id = bench_id('project', 1)`.execute(db);
  await sql`insert into order_photo (order_id, position, photo_id) values (${orderId}, 0, bench_id('photo', 2))`.execute(
    db,
  );
  await sql`insert into order_text (order_id, model, source_hash, gloss, vector, clarity, styles, rooms, works)
    values (${orderId}, ${models.text}, '', 'bright scandinavian kitchen with oak', bench_vector(${TEXT_DIMENSIONS}, 1), 1, '{"scandinavian": 0.7}', '{"kitchen": 0.9}', '{}')
    on conflict do nothing`.execute(db);
}
