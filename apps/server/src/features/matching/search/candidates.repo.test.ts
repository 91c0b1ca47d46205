import { createFakeEmbedder } from '@tessera/embedder/fake';
import { sketchLength } from '@tessera/matching/search/sketch';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../db/database.ts';
import { modelsOf, sketchModel, type Models } from '../models/model-ids.ts';
import { candidatesRepo, type Breadth } from './candidates.repo.ts';
import { createPairsService } from '../score/pairs.service.ts';
import { createPreparedMemory } from '../score/memory.ts';
import { createSketchService } from '../vectors/sketches.service.ts';

const current = modelsOf(createFakeEmbedder());
const bySketchOnly: Breadth = { bySketch: 20, byPhoto: 0 };
const byPhotoOnly: Breadth = { bySketch: 0, byPhoto: 20 };

/** Of the vectors below. */
const SKETCH_LENGTH = sketchLength(384, 936);

let server: TestServer;
let customer: { id: string; orderId: string };

beforeAll(async () => {
  server = await startTestServer();
  const given = createGiven(server);
  const account = await given.customer();
  const { body: order } = await account.post('customer/order/', given.orderBody());
  await server.jobsDone();
  await server.withDatabase(async (db) => {
    const { customerId } = await db
      .selectFrom('customerOrder')
      .select('customerId')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    customer = { id: customerId, orderId: order.id };
    await sql`create function test_id(kind text, number int) returns uuid language sql immutable
      as $$ select md5(kind || number)::uuid $$`.execute(db);
    // The same numbers in -1..1 at every run, in a direction that depends on the seed.
    await sql`create function test_vector(dimensions int, seed text) returns halfvec language sql immutable as $$
      select array_agg(sin(hashtext(seed)::float8 * n))::real[]::vector::halfvec
      from generate_series(1, dimensions) n $$`.execute(db);
    await sql`create function test_noise(dimensions int, n int) returns halfvec language sql immutable as $$
      select test_vector(dimensions, 'noise' || n) * array_fill(0.01::real, array[dimensions])::halfvec $$`.execute(
      db,
    );
    await addDesigners(db, 1, 150, 'ready');
    await sql`insert into order_photo (order_id, position, photo_id)
      values (${order.id}, 0, test_id('photo', 1))`.execute(db);
    await sql`insert into order_sketch (order_id, model, vector)
      values (${order.id}, ${sketchModel(current)}, test_vector(${SKETCH_LENGTH}, 'sketch1'))`.execute(db);
  });
});
afterAll(() => server.stop());

/** Designers with one project and one photo each, prepared with the models. */
async function addDesigners(
  db: Db,
  from: number,
  to: number,
  state: 'ready' | 'no_photos',
  {
    models = current,
    text = sql`test_vector(384, 'text' || n)`,
    photo = sql`test_vector(936, 'photo' || n)`,
    sketch = sql`test_vector(${SKETCH_LENGTH}, 'sketch' || n)`,
  }: {
    models?: Models;
    text?: RawBuilder<unknown>;
    photo?: RawBuilder<unknown>;
    sketch?: RawBuilder<unknown>;
  } = {},
): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to}::int) n`;
  const statements = [
    sql`insert into account (id, email, email_key, role, password_hash)
      select test_id('designer', n), n::text, n::text, 'designer', '' from ${numbers} on conflict do nothing`,
    sql`insert into photo (id, sha256, key, media_type, byte_count, width, height, thumbhash, variants)
      select test_id('photo', n), decode(md5('photo' || n), 'hex'), 'photo' || n, 'image/jpeg', 1, 1, 1, '', '{}'
      from ${numbers} on conflict do nothing`,
    sql`insert into designer_profile (account_id, first_name, last_name, country_code, photo_id)
      select test_id('designer', n), 'Ada', 'Berg', 'SE', test_id('photo', n) from ${numbers} on conflict do nothing`,
    sql`insert into portfolio_project (id, designer_id, name, description, country_code)
      select test_id('project', n), test_id('designer', n), 'Home', '', 'SE' from ${numbers} on conflict do nothing`,
    sql`insert into project_preparation (project_id, designer_id, state, requested_at)
      select test_id('project', n), test_id('designer', n), ${state}, now() from ${numbers} on conflict do nothing`,
    sql`insert into portfolio_image (id, project_id, photo_id, position)
      select test_id('image', n), test_id('project', n), test_id('photo', n), 0 from ${numbers} on conflict (id) do nothing`,
    sql`insert into project_text (project_id, model, source_hash, gloss, vector, clarity, styles, rooms, works)
      select test_id('project', n), ${models.text}, '', 'home', ${text}, 1, '{}', '{}', '{}'
      from ${numbers}`,
    sql`insert into photo_embedding (photo_id, model, vector, objects)
      select test_id('photo', n), ${models.photo}, ${photo}, '{}' from ${numbers}`,
    sql`insert into portfolio_sketch (designer_id, model, vector)
      select test_id('designer', n), ${sketchModel(models)}, ${sketch} from ${numbers}`,
    sql`insert into photo_centre (model, photo_count, vector)
      select model, 1, test_vector(vector_dims(vector), 'centre') from photo_embedding where model = ${models.photo} limit 1
      on conflict do nothing`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** What there is to score for the order. */
async function pairsFor(db: Db, breadth: Breadth, models = current) {
  const { pairsOf } = createPairsService({ db, memory: createPreparedMemory(2 ** 24) });
  const candidates = await candidatesRepo(db, models).forCustomer(customer.id, customer.orderId, breadth);
  return pairsOf(candidates, models);
}

/** The designers found for the order, when the planner is kept from one way of finding the nearest. */
async function foundFor(db: Db, keptFrom: 'index' | 'scan', breadth: Breadth, models = current) {
  return db.connection().execute(async (connection) => {
    const settings = keptFrom === 'index' ? ['enable_indexscan'] : ['enable_seqscan', 'enable_sort'];
    for (const setting of settings) await sql`set ${sql.ref(setting)} = off`.execute(connection);
    const pairs = await pairsFor(connection, breadth, models);
    for (const setting of settings) await sql`reset ${sql.ref(setting)}`.execute(connection);
    return pairs.map(({ designer }) => designer.id).toSorted();
  });
}

test('the index finds the same nearest portfolios as a full scan', () =>
  server.withDatabase(async (db) => {
    const exact = await foundFor(db, 'index', bySketchOnly);
    expect(exact).toHaveLength(20);
    expect(await foundFor(db, 'scan', bySketchOnly)).toEqual(exact);
  }));

test('the index on the signs of vectors finds at least three quarters of the nearest photos', () =>
  server.withDatabase(async (db) => {
    const exact = new Set(await foundFor(db, 'index', byPhotoOnly));
    const found = await foundFor(db, 'scan', byPhotoOnly);
    expect(found).toHaveLength(20);
    expect(found.filter((id) => exact.has(id)).length).toBeGreaterThanOrEqual(15);
  }));

test('vectors of models with different dimensions can be stored and searched side by side', () =>
  server.withDatabase(async (db) => {
    const models = { text: 'small-text@1', photo: 'small-photo@1' };
    await addDesigners(db, 1, 30, 'ready', {
      models,
      text: sql`test_vector(8, 'text' || n)`,
      photo: sql`test_vector(12, 'photo' || n)`,
    });
    await sql`insert into order_text (order_id, model, source_hash, gloss, vector, clarity, styles, rooms, works)
      values (${customer.orderId}, ${models.text}, '', 'home', test_vector(8, 'text7'), 1, '{}', '{}', '{}')`.execute(
      db,
    );
    // The order's picture is the photo of the first.
    const { rows } = await sql<{ id: string }>`select test_id('designer', 1) as id`.execute(db);
    const nearest = { bySketch: 0, byPhoto: 1 };
    expect(await foundFor(db, 'index', nearest, models)).toEqual([rows[0]!.id]);
    expect(await foundFor(db, 'scan', nearest, models)).toEqual([rows[0]!.id]);
    expect(await foundFor(db, 'scan', byPhotoOnly, models)).toHaveLength(20);
  }));

test('designers who cannot be matched do not crowd out candidates who are farther away', () =>
  server.withDatabase(async (db) => {
    await addDesigners(db, 151, 360, 'no_photos', {
      photo: sql`test_vector(936, 'photo1') + test_noise(936, n)`,
      sketch: sql`test_vector(${SKETCH_LENGTH}, 'sketch1') + test_noise(${SKETCH_LENGTH}, n)`,
    });
    const exact = await foundFor(db, 'index', bySketchOnly);
    expect(exact).toHaveLength(20);
    expect(await foundFor(db, 'scan', bySketchOnly)).toEqual(exact);
    expect(await foundFor(db, 'scan', byPhotoOnly)).toHaveLength(20);
  }));

test('a designer is matched with their own projects only, even if others show the same photo', () =>
  server.withDatabase(async (db) => {
    await sql`insert into portfolio_image (id, project_id, photo_id, position)
      select test_id('shared image', n), test_id('project', n), test_id('photo', 1), 1
      from generate_series(2, 5) n`.execute(db);
    const all = { bySketch: 0, byPhoto: 150 };
    const pairs = await pairsFor(db, all);
    expect(pairs).toHaveLength(150);
    const { rows } = await sql<{ designerId: string; projectId: string; photoId: string }>`
      select p.designer_id, p.id as project_id, i.photo_id
      from portfolio_project p join portfolio_image i on i.project_id = p.id`.execute(db);
    const owned = new Set(
      rows.flatMap((row) => [row.projectId, row.photoId].map((id) => `${row.designerId} ${id}`)),
    );
    const shownBy = new Set(rows.map(({ projectId, photoId }) => `${projectId} ${photoId}`));
    const nearest = new Map<string, string>();
    for (const { designer } of pairs) {
      for (const { id } of designer.projects) expect(owned).toContain(`${designer.id} ${id}`);
      for (const photo of designer.pictures.flatMap(({ photos }) => photos)) {
        expect(owned).toContain(`${designer.id} ${photo.projectId}`);
        expect(shownBy).toContain(`${photo.projectId} ${photo.photoId}`);
        nearest.set(`${designer.id} ${photo.photoId}`, photo.projectId);
      }
    }
    const { rows: sharing } = await sql<{ key: string }>`
      select test_id('designer', n) || ' ' || test_id('photo', 1) as key from generate_series(1, 5) n`.execute(
      db,
    );
    expect(new Set(sharing.map(({ key }) => nearest.get(key))).size).toBe(5);
  }));

test('a designer without a prepared text is no candidate, even if another designer shows the same photo', () =>
  server.withDatabase(async (db) => {
    await sql`delete from project_text where project_id = test_id('project', 1)`.execute(db);
    const near = await foundFor(db, 'index', byPhotoOnly);
    const { rows } = await sql<{ id: string }>`select test_id('designer', 1) as id`.execute(db);
    expect(near.length).toBeGreaterThan(0);
    expect(near).not.toContain(rows[0]!.id);
  }));

test('sketches of portfolios and orders that are missing are made', () =>
  server.withDatabase(async (db) => {
    await sql`delete from portfolio_sketch`.execute(db);
    await sql`delete from order_sketch`.execute(db);
    expect(await foundFor(db, 'scan', bySketchOnly)).toEqual([]);
    const sketches = createSketchService({ db, models: current });
    expect(await sketches.sketchMissing(AbortSignal.abort())).toBe(false);
    expect(await sketches.sketchMissing(new AbortController().signal)).toBe(true);
    expect(await foundFor(db, 'scan', bySketchOnly)).toHaveLength(20);
    // Nobody who shows nothing has one.
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from portfolio_sketch where designer_id = test_id('designer', 200)`.execute(
      db,
    );
    expect(rows[0]!.count).toBe(0);
  }));
