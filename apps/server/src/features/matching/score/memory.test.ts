import { createFakeEmbedder } from '@tessera/embedder/fake';
import type { PreparedPortfolio } from '@tessera/matching/evidence/prepared';
import { packVectors } from '@tessera/matching/math/packed-vectors';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { undone } from '@tessera/testkit/undone';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../db/database.ts';
import { readCandidates } from '../search/candidates.repo.ts';
import { modelsOf } from '../models/model-ids.ts';
import { createPairsService } from './pairs.service.ts';
import { createCardsService } from '../cards/cards.service.ts';
import { createPreparedMemory, type PreparedMemory } from './memory.ts';

/** Guarantees that what a process keeps of orders and portfolios is never older than the database. */

const models = modelsOf(createFakeEmbedder());
const MEMORY_BYTES = 2 ** 22;

let server: TestServer;
let ids: { orderId: string; customerId: string; designerId: string; projectId: string };

beforeAll(async () => {
  server = await startTestServer();
  const given = createGiven(server);
  const [customer, designer] = [await given.customer(), await given.designer()];
  await customer.post('customer/profile/', {
    first_name: 'Carl',
    last_name: 'Dahl',
    country_code: 'SE',
    spoken_languages_codes: ['sv'],
  });
  const portrait = { name: 'photo.jpg', bytes: await jpeg() };
  const photo = { name: 'photo.jpg', bytes: await jpeg(80, 60) };
  await designer.post('designer/profile/', profileForm([portrait], { spoken_languages_codes: ['sv'] }));
  const { body: order } = await customer.post('customer/order/', given.orderBody());
  const { body: project } = await designer.post('designer/project/', projectForm([photo], {}));
  await server.jobsDone();
  await server.withDatabase(async (db) => {
    const { rows } = await sql<{ designerId: string; customerId: string; projectId: string }>`
      select p.designer_id, o.customer_id, p.id as project_id from portfolio_project p, customer_order o
      where p.id = ${project.id} and o.id = ${order.id}`.execute(db);
    ids = { orderId: order.id, ...rows[0]! };
    // The order has a picture, and words among photos.
    await sql`insert into order_photo (order_id, position, photo_id)
      select ${order.id}, 0, photo_id from portfolio_image limit 1`.execute(db);
    await sql`insert into order_caption (order_id, model, source_hash, vector)
      select ${order.id}, model, '', vector from photo_centre`.execute(db);
    await sql`update photo_centre set caption_spread = 0.1, version = version + 1`.execute(db);
  });
});
afterAll(() => server.stop());

const candidatesIn = (db: Db) =>
  readCandidates(
    db,
    models,
    () => sql`candidate as materialized (
      select o.id as order_id, d.account_id as designer_id
      from customer_order o, designer_profile d where o.id = ${ids.orderId}
    )`,
  );

/** What there is to score, as a process sees it that keeps what is in `memory`. */
async function pairsWith(db: Db, memory: PreparedMemory) {
  return createPairsService({ db, memory }).pairsOf(await candidatesIn(db), models);
}

/** What cards show, seen in the same way. */
async function cardsWith(db: Db, memory: PreparedMemory) {
  const [candidate] = await candidatesIn(db);
  const { designerCards } = createCardsService({ db, memory });
  return designerCards([{ ...candidate!, projectIds: [ids.projectId] }]);
}

describe('cards are read again after', () => {
  const changes: Record<string, () => RawBuilder<unknown>> = {
    'a new name': () =>
      sql`update designer_profile set first_name = 'Renamed' where account_id = ${ids.designerId}`,
    'a new portrait': () => sql`
      update designer_profile set photo_id = (select photo_id from order_photo where order_id = ${ids.orderId})
      where account_id = ${ids.designerId}`,
    'a size of a portrait that is ready': () => sql`
      update photo set variants = '{w640.webp}'
      where id = (select photo_id from designer_profile where account_id = ${ids.designerId})`,
    'a portrait that is held back': () => sql`
      update photo set review = 'held'
      where id = (select photo_id from designer_profile where account_id = ${ids.designerId})`,
    'a photo in another place': () => sql`
      update portfolio_image set position = position + 10 where project_id = ${ids.projectId}`,
    'a photo that is held back': () => sql`
      update photo set review = 'held'
      where id in (select photo_id from portfolio_image where project_id = ${ids.projectId})`,
    'a photo less': () => sql`delete from portfolio_image where project_id = ${ids.projectId}`,
  };
  test.each(Object.keys(changes))('%s', (name) =>
    undone(server, async (tx) => {
      const memory = createPreparedMemory(MEMORY_BYTES);
      const before = await cardsWith(tx, memory);
      await changes[name]!().execute(tx);
      await sql`set constraints all immediate`.execute(tx);
      const after = await cardsWith(tx, memory);
      expect(after).toEqual(await cardsWith(tx, createPreparedMemory(MEMORY_BYTES)));
      expect(after).not.toEqual(before);
    }),
  );
});

describe('kept orders and portfolios are read again after', () => {
  const changes: Record<string, () => RawBuilder<unknown>> = {
    'a project’s new name': () =>
      sql`update portfolio_project set name = 'Renamed' where id = ${ids.projectId}`,
    'a new text': () =>
      sql`update project_text set clarity = clarity / 2 where project_id = ${ids.projectId}`,
    'other words': () =>
      sql`update project_text set gloss = 'another gloss' where project_id = ${ids.projectId}`,
    'a photo that is prepared anew': () => sql`
      update photo_embedding set vector = vector * array_fill(-1::real, array[vector_dims(vector)])::halfvec`,
    'a designer’s new languages': () => sql`
      update designer_profile set language_codes = '{fi}' where account_id = ${ids.designerId}`,
    'a customer’s new languages': () => sql`
      update customer_profile set language_codes = '{fi}' where account_id = ${ids.customerId}`,
    'an order’s new budget': () => sql`update customer_order set budget_usd = 123 where id = ${ids.orderId}`,
    'an order’s new text': () =>
      sql`update order_text set clarity = clarity / 2 where order_id = ${ids.orderId}`,
    'an order’s new words among photos': () => sql`
      update order_caption set vector = vector * array_fill(-1::real, array[vector_dims(vector)])::halfvec`,
    'a new picture of an order': () =>
      sql`update order_photo set position = 1 where order_id = ${ids.orderId}`,
    'a new centre': () => sql`
      update photo_centre set caption_spread = 0.2, version = version + 1`,
    'a photo less': () => sql`delete from portfolio_image where project_id = ${ids.projectId}`,
    'a project that is hidden': () => sql`
      update project_preparation set state = 'failed' where project_id = ${ids.projectId}`,
  };
  test.each(Object.keys(changes))('%s', (name) =>
    server.withDatabase(async (db) => {
      const memory = createPreparedMemory(MEMORY_BYTES);
      const before = await pairsWith(db, memory);
      await changes[name]!().execute(db);
      const after = await pairsWith(db, memory);
      expect(after).toEqual(await pairsWith(db, createPreparedMemory(MEMORY_BYTES)));
      expect(after).not.toEqual(before);
    }),
  );
});

test('the versions that memory is checked against are deleted with the account or the order', () =>
  undone(server, async (tx) => {
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
        select (select count(*) from portfolio_version where designer_id = ${ids.designerId})
          + (select count(*) from order_version where order_id = ${ids.orderId}) as count`.execute(tx);
      return rows[0]!.count;
    };
    expect(await count()).toBe(2);
    await sql`delete from account where id in (${ids.designerId}, ${ids.customerId})`.execute(tx);
    await sql`set constraints all immediate`.execute(tx);
    expect(await count()).toBe(0);
  }));

describe('memory', () => {
  const vectorsOf = (count: number) =>
    packVectors(Array.from({ length: count }, () => new Float32Array(1000)));
  const portfolioOf = (id: string, photos: number): PreparedPortfolio => ({
    designer: { id, countryCode: 'SE', languageCodes: [], budgetMinUsd: null, budgetMaxUsd: null },
    projects: [],
    texts: vectorsOf(0),
    sentences: vectorsOf(0),
    photos: [],
    photoVectors: vectorsOf(photos),
  });
  const atFirst = (...wanted: string[]) => new Map(wanted.map((id) => [id, 1]));
  const reader = () => {
    const asked: string[][] = [];
    return {
      asked,
      async read(wanted: string[]) {
        asked.push(wanted);
        return new Map(wanted.map((id) => [id, { version: 1, value: portfolioOf(id, 10) }]));
      },
    };
  };

  test('reads everything it does not hold in one query, and nothing that it holds', async () => {
    const { portfolios } = createPreparedMemory(MEMORY_BYTES);
    const { asked, read } = reader();
    await portfolios.get(atFirst('a', 'b'), read);
    const found = await portfolios.get(atFirst('a', 'b', 'c', 'd'), read);
    expect([...found.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(asked).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('has what several calls ask for at once read once', async () => {
    const { portfolios } = createPreparedMemory(MEMORY_BYTES);
    const { asked, read } = reader();
    const found = await Promise.all([
      portfolios.get(atFirst('a', 'b'), read),
      portfolios.get(atFirst('b', 'c'), read),
    ]);
    expect(found.map((each) => [...each.keys()].toSorted())).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ]);
    expect(asked).toEqual([['a', 'b'], ['c']]);
  });

  test('reads what another call could not read', async () => {
    const { portfolios } = createPreparedMemory(MEMORY_BYTES);
    const { asked, read } = reader();
    const failing = portfolios.get(atFirst('a'), () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    expect((await portfolios.get(atFirst('a'), read)).size).toBe(1);
    expect(asked).toEqual([['a']]);
  });

  test('keeps the vectors of different models apart', async () => {
    const { portfolios } = createPreparedMemory(MEMORY_BYTES);
    const { asked, read } = reader();
    await portfolios.get(atFirst('a'), read, 'models');
    await portfolios.get(atFirst('a'), read, 'others');
    expect(asked).toEqual([['a'], ['a']]);
  });

  test('drops what was used longest ago when it is full, and still returns everything that is asked for', async () => {
    const { portfolios } = createPreparedMemory(50_000);
    const { asked, read } = reader();
    expect((await portfolios.get(atFirst('a', 'b', 'c', 'd', 'e'), read)).size).toBe(5);
    await portfolios.get(atFirst('e'), read);
    await portfolios.get(atFirst('a'), read);
    expect(asked).toEqual([['a', 'b', 'c', 'd', 'e'], ['a']]);
  });
});
