import { createFakeEmbedder } from '@tessera/embedder/fake';
import { evenEmphasis } from '@tessera/matching/score/weights';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { undone } from '@tessera/testkit/undone';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../../db/database.ts';
import { createCardsService } from '../cards/cards.service.ts';
import { createMatchListsService } from '../match-lists.service.ts';
import { createMatchingService } from '../matching.service.ts';
import { modelsOf } from '../models/model-ids.ts';
import { createPreparedMemory } from '../score/memory.ts';
import { createKeptListsService } from './kept-lists.service.ts';

/** Guarantees that a kept list of a customer is what a new one would be, whatever has changed, and that it is made once. */

const models = modelsOf(createFakeEmbedder());
const MEMORY_BYTES = 2 ** 24;
const noon = new Date('2026-11-24T12:00:00Z');

let server: TestServer;
let ids: {
  orderId: string;
  customerId: string;
  designerId: string;
  otherId: string;
  projectId: string;
  photoId: string;
};

beforeAll(async () => {
  server = await startTestServer();
  const given = createGiven(server);
  const customer = await given.customer();
  await customer.post('customer/profile/', {
    first_name: 'Carl',
    last_name: 'Dahl',
    country_code: 'SE',
    spoken_languages_codes: ['sv'],
  });
  const { body: order } = await customer.post('customer/order/', given.orderBody());
  const projects: string[] = [];
  for (const side of [60, 70]) {
    const designer = await given.designer();
    const portrait = { name: 'photo.jpg', bytes: await jpeg(side, side) };
    const photo = { name: 'photo.jpg', bytes: await jpeg(side + 20, side) };
    const { status } = await designer.post(
      'designer/profile/',
      profileForm([portrait], {
        spoken_languages_codes: ['sv'],
        budget_min: '100',
        budget_max: '900000',
      }),
    );
    expect(status).toBeLessThan(300);
    projects.push((await designer.post('designer/project/', projectForm([photo], {}))).body.id);
  }
  await server.jobsDone();
  await server.withDatabase(async (db) => {
    const { rows } = await sql<typeof ids>`
      select o.id as order_id, o.customer_id, p.id as project_id, p.designer_id, i.photo_id,
        (select designer_id from portfolio_project where id = ${projects[1]}) as other_id
      from portfolio_project p join portfolio_image i on i.project_id = p.id, customer_order o
      where p.id = ${projects[0]} and o.id = ${order.id}`.execute(db);
    ids = rows[0]!;
    await sql`insert into order_photo (order_id, position, photo_id)
      select ${ids.orderId}, 0, photo_id from portfolio_image where project_id = ${projects[1]}`.execute(db);
    await sql`insert into order_caption (order_id, model, source_hash, vector)
      select ${ids.orderId}, model, '', vector from photo_centre`.execute(db);
    await sql`update photo_centre set caption_spread = 0.1, version = version + 1`.execute(db);
  });
});
afterAll(() => server.stop());

/** What a process needs to answer a customer's list, with nothing kept yet. `ranked` counts how often a list is made. */
function newProcess(db: Db, clock = () => noon) {
  const memory = createPreparedMemory(MEMORY_BYTES);
  const lists = createMatchListsService({ db, wanted: models, memory, clock });
  const ranked = vi.spyOn(lists, 'ranked');
  const kept = createKeptListsService({ db, lists, clock, bytesMax: memory.listBytesMax });
  const cards = createCardsService({ db, memory });
  const matching = createMatchingService({ db, lists, kept, cards, impressions: { record() {} } });
  const answer = (emphasis = evenEmphasis) =>
    matching.customerMatches(
      ids.customerId,
      { orderId: undefined, emphasis, limit: 12, offset: 0 },
      'http://here',
    );
  return { answer, ranked, kept };
}

describe('a kept list shows at once', () => {
  const changes: Record<string, () => RawBuilder<unknown>> = {
    'a designer’s new name': () =>
      sql`update designer_profile set first_name = 'Renamed' where account_id = ${ids.designerId}`,
    'a designer’s new price': () =>
      sql`update designer_profile set budget_min_usd = 800000 where account_id = ${ids.designerId}`,
    'a designer’s new languages': () =>
      sql`update designer_profile set language_codes = '{fi}' where account_id = ${ids.designerId}`,
    'a designer’s own specialties': () =>
      sql`update designer_profile set specialties = '{}' where account_id = ${ids.designerId}`,
    'a project’s new name': () =>
      sql`update portfolio_project set name = 'Renamed' where id = ${ids.projectId}`,
    'a project’s new text': () =>
      sql`update project_text set clarity = clarity / 2, styles = rooms where project_id = ${ids.projectId}`,
    'a project less': () => sql`delete from portfolio_project where id = ${ids.projectId}`,
    'a project that is no longer prepared': () =>
      sql`update project_preparation set state = 'failed' where project_id = ${ids.projectId}`,
    'a new photo': () => sql`
      insert into portfolio_image (id, project_id, photo_id, position)
      select gen_random_uuid(), ${ids.projectId}, photo_id, 5 from designer_profile where account_id = ${ids.otherId}`,
    'a photo less': () => sql`delete from portfolio_image where project_id = ${ids.projectId}`,
    'a size of a photo that is ready': () =>
      sql`update photo set variants = '{7.webp}' where id = ${ids.photoId}`,
    'a photo that is held back': () => sql`update photo set review = 'held' where id = ${ids.photoId}`,
    'a photo that is prepared anew': () => sql`
      update photo_embedding set vector = vector * array_fill(-1::real, array[vector_dims(vector)])::halfvec
      where photo_id = ${ids.photoId}`,
    'a new centre of all photos': () =>
      sql`update photo_centre set caption_spread = 9, version = version + 1`,
    'a suspended designer': () => sql`update account set suspended_at = now() where id = ${ids.designerId}`,
    'a designer who waits for approval': () =>
      sql`update account set vetting = 'waiting' where id = ${ids.designerId}`,
    'a designer who has left': () => sql`delete from account where id = ${ids.designerId}`,
    'a designer who has blocked the customer': () => sql`
      insert into account_block (blocker_id, blocked_id, created_at) values (${ids.designerId}, ${ids.customerId}, now())`,
    'a designer whom the customer has blocked': () => sql`
      insert into account_block (blocker_id, blocked_id, created_at) values (${ids.customerId}, ${ids.designerId}, now())`,
    'a designer who is not for the customer': () => sql`
      insert into match_verdict (order_id, designer_id, verdict, created_at)
      values (${ids.orderId}, ${ids.designerId}, 'not_for_me', now())`,
    'a designer of whom more are wanted': () => sql`
      insert into match_verdict (order_id, designer_id, verdict, created_at)
      values (${ids.orderId}, ${ids.designerId}, 'more_like_this', now())`,
    'another sketch of a designer': () =>
      sql`delete from portfolio_sketch where designer_id = ${ids.designerId}`,
    'the order’s new name': () =>
      sql`update customer_order set object_name = 'Renamed' where id = ${ids.orderId}`,
    'the order’s new budget': () => sql`update customer_order set budget_usd = 50 where id = ${ids.orderId}`,
    'a paused order': () => sql`update customer_order set status = 'paused' where id = ${ids.orderId}`,
    'the order’s new text': () =>
      sql`update order_text set clarity = clarity / 2, styles = rooms where order_id = ${ids.orderId}`,
    'the order’s new words among photos': () => sql`
      update order_caption set vector = vector * array_fill(-1::real, array[vector_dims(vector)])::halfvec
      where order_id = ${ids.orderId}`,
    'a picture of the order less': () => sql`delete from order_photo where order_id = ${ids.orderId}`,
    'an order that is being prepared': () =>
      sql`update order_preparation set state = 'pending' where order_id = ${ids.orderId}`,
    'another sketch of the order': () => sql`delete from order_sketch where order_id = ${ids.orderId}`,
    'the customer’s new languages': () =>
      sql`update customer_profile set language_codes = '{fi}' where account_id = ${ids.customerId}`,
  };
  /** By its pictures and words among photos, an order would find the designer without any sketch. */
  const isAboutSketches = (name: string) => name.includes('sketch');

  test.each(Object.keys(changes))('%s', (name) =>
    undone(server, async (tx) => {
      if (isAboutSketches(name)) {
        await sql`delete from order_photo`.execute(tx);
        await sql`delete from order_caption`.execute(tx);
      }
      await sql`set constraints all immediate`.execute(tx);
      const { answer, ranked } = newProcess(tx);
      const before = await answer();
      expect(await answer()).toBe(before);
      expect(ranked).toHaveBeenCalledTimes(1);
      await changes[name]!().execute(tx);
      await sql`set constraints all immediate`.execute(tx);
      const after = await answer();
      expect(after).toEqual(await newProcess(tx).answer());
      expect(after).not.toEqual(before);
    }),
  );
});

test('models that take over have a list made anew', () =>
  undone(server, async (tx) => {
    const { answer, ranked } = newProcess(tx);
    await answer();
    await sql`update match_model set model = 'another' where kind = 'photo'`.execute(tx);
    await answer();
    expect(ranked).toHaveBeenCalledTimes(2);
  }));

test('a list is made anew after a crash of the database, which may use numbers of transactions again', () =>
  server.withDatabase(async (db) => {
    const { answer, ranked } = newProcess(db);
    await answer();
    await sql`create or replace function database_life() returns text language sql as $$ select 'another' $$`.execute(
      db,
    );
    await answer();
    expect(ranked).toHaveBeenCalledTimes(2);
    await answer();
    expect(ranked).toHaveBeenCalledTimes(2);
  }));

test('what another connection commits while a list is being made shows at the next look', () =>
  server.withDatabase(async (db) => {
    const { answer } = newProcess(db);
    const rename = (name: string) =>
      sql`update designer_profile set first_name = ${name} where account_id = ${ids.designerId}`.execute(db);
    const making = answer();
    await rename('Meanwhile');
    await making;
    expect(JSON.stringify(await answer())).toContain('Meanwhile');
    await rename('Later');
    expect(JSON.stringify(await answer())).toContain('Later');
  }));

test('many calls at once have a list made once, and a list that could not be made is made at the next call', () =>
  server.withDatabase(async (db) => {
    const { answer, ranked } = newProcess(db);
    ranked.mockRejectedValueOnce(new Error('no database'));
    await expect(answer()).rejects.toThrow('no database');
    const answers = await Promise.all(Array.from({ length: 12 }, () => answer()));
    expect(new Set(answers).size).toBe(1);
    expect(ranked).toHaveBeenCalledTimes(2);
  }));

test('each emphasis has a list of its own', () =>
  server.withDatabase(async (db) => {
    const { answer, ranked } = newProcess(db);
    await answer();
    await answer({ ...evenEmphasis, budget: 2 });
    await answer();
    expect(ranked).toHaveBeenCalledTimes(2);
  }));

test('a list is made anew after an hour, and changes are deleted only after a day', () =>
  server.withDatabase(async (db) => {
    let now = new Date();
    const { answer, ranked, kept } = newProcess(db, () => now);
    const changes = async () => (await db.selectFrom('matchChange').select('transactionId').execute()).length;
    await answer();
    now = new Date(now.getTime() + 61 * 60_000);
    await answer();
    expect(ranked).toHaveBeenCalledTimes(2);
    await kept.forgetChanges();
    expect(await changes()).toBeGreaterThan(0);
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    await kept.forgetChanges();
    expect(await changes()).toBe(0);
  }));
