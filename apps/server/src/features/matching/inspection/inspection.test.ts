import { createFakeEmbedder } from '@tessera/embedder/fake';
import { profileForm, projectForm, type FormFile } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminTools, Command } from '../../../admin/command.ts';
import type { Db } from '../../../db/database.ts';
import { explainMatch } from '../../../admin/explain-match.ts';
import { reportExposure } from '../../../admin/report-exposure.ts';
import { modelsOf } from '../models/model-ids.ts';
import { createImpressionsService } from '../first-page/impressions.service.ts';
import { createInspectionService } from './inspection.service.ts';
import { createMatchListsService } from '../match-lists.service.ts';
import { createPreparedMemory } from '../score/memory.ts';
import { createBestScoresService } from '../first-page/best-scores.service.ts';

/** Guarantees that the operator can check every number of a list. */

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let photo: FormFile;
beforeAll(async () => {
  photo = { name: 'photo.jpg', bytes: await jpeg() };
  server = await startTestServer();
  given = createGiven(server);
});
afterAll(() => server.stop());

/** What a command says, and whether it did what was asked. */
async function admin(command: Command, ...args: string[]) {
  return server.withDatabase(async (db) => {
    const said: string[] = [];
    const tools = {
      inspection: createInspectionService({
        db,
        wanted: modelsOf(createFakeEmbedder()),
        memory: createPreparedMemory(2 ** 20),
        clock: () => new Date(),
      }),
      say: (line: string) => said.push(line),
    };
    const isDone = await command.run(args, tools as unknown as AdminTools);
    return { isDone, text: said.join('\n'), said };
  });
}

async function designerWith(name: string, description: string, profile: Record<string, string> = {}) {
  const designer = await given.designer();
  await designer.post('designer/profile/', profileForm([photo], profile));
  await designer.post('designer/project/', projectForm([photo], { name, description }));
  await server.jobsDone();
  return designer;
}

/** More designers like the one of this name, with one project of the same words and no photos. */
async function addAlike(db: Db, lastName: string, count: number): Promise<void> {
  const one = sql`designer_profile d, generate_series(1, ${count}::int) n where d.last_name = ${lastName}`;
  const isCopy = sql`p.designer_id = d.account_id and d.last_name = ${lastName}`;
  await sql`create table project_copy (id uuid, copy_id uuid, designer_id uuid)`.execute(db);
  for (const statement of [
    sql`insert into account (id, email, email_key, role, password_hash)
      select md5('alike' || n)::uuid, n::text, n::text, 'designer', '' from generate_series(1, ${count}::int) n`,
    sql`insert into designer_profile (account_id, first_name, last_name, country_code, language_codes, photo_id)
      select md5('alike' || n)::uuid, first_name, 'Alike', country_code, language_codes, photo_id from ${one}`,
    sql`insert into project_copy
      select p.id, md5('alike-project' || n)::uuid, md5('alike' || n)::uuid
      from portfolio_project p, designer_profile d, generate_series(1, ${count}::int) n where ${isCopy}`,
    sql`insert into portfolio_project (id, designer_id, name, description, country_code)
      select c.copy_id, c.designer_id, p.name, p.description, p.country_code
      from project_copy c join portfolio_project p on p.id = c.id`,
    sql`insert into project_preparation (project_id, designer_id, state, requested_at)
      select copy_id, designer_id, 'ready', now() from project_copy`,
    sql`insert into project_text (project_id, model, source_hash, gloss, vector, clarity, styles, rooms, works)
      select c.copy_id, t.model, t.source_hash, t.gloss, t.vector, t.clarity, t.styles, t.rooms, t.works
      from project_copy c join project_text t on t.project_id = c.id`,
    sql`insert into portfolio_sketch (designer_id, model, vector)
      select c.designer_id, k.model, k.vector
      from project_copy c join portfolio_project p on p.id = c.id join portfolio_sketch k on k.designer_id = p.designer_id`,
  ])
    await statement.execute(db);
}

describe('match explain', () => {
  test('prints signals that add up to the score the customer sees, their evidence and the rank', async () => {
    const gardener = await designerWith('Pond garden', 'A garden with pond, hedge and planting.', {
      first_name: 'Gwen',
      last_name: 'Ek',
      budget_min: '1000',
      budget_max: '9000',
    });
    await designerWith('Dark cellar', 'A wine cellar.');
    const customer = await given.customer();
    const { body: order } = await customer.post(
      'customer/order/',
      given.orderBody({ object_name: 'Garden', object_desc: 'A garden with hedge and pond.', budget: 5000 }),
    );
    await server.jobsDone();
    const { results } = (await customer.get('customer/match/', { query: { order: order.id } })).body;
    const place = results.findIndex(({ name }) => name === 'Gwen Ek') + 1;
    const { id, score } = results[place - 1]!;

    const { isDone, text, said } = await admin(explainMatch, order.id, gardener.email.toUpperCase());
    expect(isDone).toBe(true);
    expect(text).toContain(`Order     ${order.id}  ‘Garden’`);
    expect(text).toContain(`Designer  ${id}  Gwen Ek`);
    expect(text).toContain(`Place ${place} of ${results.length} on the order’s list.`);
    const row = (name: string) => said.find((line) => line.startsWith(name))!.split(/\s+/);
    const total = Number(row('score').at(-1));
    expect(total).toBeCloseTo(score, 0);
    const points = ['style', 'brief', 'room', 'work', 'words', 'budget', 'country', 'language'].map(
      (signal) => Number(row(`${signal} `).at(-1)!.replace('–', '0')),
    );
    expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 1);
    expect(row('photos ').at(-1)).toBe('–');
    expect(row('budget ').slice(0, 3)).toEqual(['budget', '1.000', '8']);
    expect(text).toContain('order $5,000; designer’s usual range $1,000 to $9,000');
    expect(text).toContain('shown as: Usual budget $1,000–9,000, yours $5,000');
    expect(text).toMatch(/‘Pond garden’; nearest sentence .* “A garden with pond, hedge and planting”/);
    expect((await admin(explainMatch, order.id, id)).text).toBe(text);
  });

  test('says why two cannot be matched', async () => {
    const [customer, newcomer] = [await given.customer(), await given.designer()];
    const { body: order } = await customer.post('customer/order/', given.orderBody());
    await server.jobsDone();
    const noId = '01938a5c-0000-7000-8000-000000000000';
    for (const [orderId, designer, words] of [
      ['nonsense', newcomer.email, 'There is no order nonsense.'],
      [noId, newcomer.email, `There is no order ${noId}.`],
      [order.id, customer.email, `There is no designer ${customer.email}.`],
      [order.id, newcomer.email, 'The two cannot be matched'],
    ]) {
      const { isDone, text } = await admin(explainMatch, orderId!, designer!);
      expect([isDone, text]).toEqual([false, expect.stringContaining(words!)]);
    }
    expect((await admin(explainMatch, order.id)).isDone).toBeUndefined();
  });
});

test('an order that many other designers fit better comes later in a designer’s list, until those designers are gone', async () => {
  const designer = await designerWith('Moss garden', 'A garden of moss and stones.', { last_name: 'Moss' });
  const customer = await given.customer();
  const orderIds: string[] = [];
  for (const object_name of ['Moss', 'Moss']) {
    const order = given.orderBody({ object_name, object_desc: 'A garden of moss and stones.' });
    orderIds.push((await customer.post('customer/order/', order)).body.id);
  }
  await server.jobsDone();
  const list = async (): Promise<{ id: string; score: number }[]> => {
    const { results } = (await designer.get('designer/match/', { query: { limit: 100 } })).body;
    return results.filter(({ id }) => orderIds.includes(id)).map(({ id, score }) => ({ id, score }));
  };
  const before = await list();
  expect(before.map(({ id }) => id)).toEqual(orderIds);

  await server.withDatabase(async (db) => {
    await sql`
      insert into order_best_score (order_id, scores, made_at)
      values (${orderIds[0]}, array_fill(99.9::real, array[20]), now())
      on conflict (order_id) do update set scores = excluded.scores, made_at = excluded.made_at
    `.execute(db);
    expect(await list()).toEqual(before.toReversed());
    const { text } = await admin(explainMatch, orderIds[0]!, designer.email);
    expect(text).toMatch(
      /on the designer’s list: [\d.]+, less 10.00 for 20 designers who fit the order better/,
    );

    const lists = createMatchListsService({
      db,
      wanted: modelsOf(createFakeEmbedder()),
      memory: createPreparedMemory(2 ** 20),
      clock: () => new Date(),
    });
    const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60_000);
    const bestScores = createBestScoresService({ db, lists, clock: () => inTwoDays });
    await bestScores.refresh(AbortSignal.timeout(60_000));
    expect(await list()).toEqual(before);
    const { results } = (await customer.get('customer/match/', { query: { order: orderIds[0] } })).body;
    const read = () =>
      db
        .selectFrom('orderBestScore')
        .selectAll()
        .where('orderId', '=', orderIds[0]!)
        .executeTakeFirstOrThrow();
    const { scores, madeAt } = await read();
    expect(madeAt).toEqual(inTwoDays);
    expect(scores[0]).toBeCloseTo(results[0]!.score, 0);
    await createBestScoresService({ db, lists, clock: () => new Date() }).refresh(
      AbortSignal.timeout(60_000),
    );
    expect((await read()).madeAt).toEqual(inTwoDays);
  });
});

describe('match exposure', () => {
  /** On how many first pages a designer was, as the command prints it. */
  const timesShown = async (name: string) => {
    const { said } = await admin(reportExposure);
    const row = said.find((line) => line.endsWith(` ${name}`))!;
    return row.includes('%') ? Number(row.split(/\s+/).at(-4)) : 0;
  };

  test('counts a designer once a day for each order whose first page was read', async () => {
    await designerWith('Thatched roof', 'A thatched roof.', { first_name: 'Thea', last_name: 'Reed' });
    expect(await timesShown('Thea Reed')).toBe(0);
    expect((await admin(reportExposure)).text).toMatch(/Never shown:[^]* Thea Reed/);
    const customer = await given.customer();
    for (let order = 1; order <= 2; order += 1)
      await customer.post('customer/order/', given.orderBody({ object_desc: 'A thatched roof.' }));
    await server.jobsDone();
    const { results } = (await customer.get('customer/order/')).body;
    for (const { id } of results) await customer.get('customer/match/', { query: { order: id } });
    await expect.poll(() => timesShown('Thea Reed')).toBe(2);
    for (const { id } of results) await customer.get('customer/match/', { query: { order: id } });
    await customer.get('customer/match/', { query: { offset: 10 } });
    expect(await timesShown('Thea Reed')).toBe(2);
    expect((await admin(reportExposure)).text).toMatch(/Gini coefficient of the places: 0\.\d\d/);
    expect((await admin(reportExposure, 'x')).isDone).toBeUndefined();
  });

  test('a newcomer who fits has the last place of the first page, and the operator can check the draw', async () => {
    const project = 'An igloo of snow.';
    await designerWith('Igloo', project, { last_name: 'Known' });
    await server.withDatabase((db) => addAlike(db, 'Known', 10));
    const customer = await given.customer();
    const { body: order } = await customer.post(
      'customer/order/',
      given.orderBody({ object_name: 'Igloo', object_desc: project }),
    );
    await server.jobsDone();
    await server.withDatabase((db) =>
      sql`
        insert into match_impression (designer_id, day, order_id)
        select account_id, current_date - number, ${order.id}
        from designer_profile, generate_series(1, 20) number
      `.execute(db),
    );
    const newcomer = await designerWith('Igloo', project, { last_name: 'Newcomer', country_code: 'US' });
    const list = (await customer.get('customer/match/', { query: { order: order.id } })).body.results;
    const place = list.findIndex(({ name }) => name.endsWith('Newcomer')) + 1;
    expect(place).toBe(10);
    expect(list[9]!.score).toBeLessThan(list[10]!.score);
    const { text } = await admin(explainMatch, order.id, newcomer.email);
    expect(text).toContain(`Place 10 of ${list.length} on the order’s list.`);
    expect(text).toContain(
      `The place was given by the exposure floor, drawn by order and day from: ${list[9]!.id}.`,
    );
  });

  test('deletes impressions that no longer count', () =>
    server.withDatabase(async (db) => {
      const count = async () => {
        const { rows } = await sql<{ count: number }>`select count(*) as count from match_impression`.execute(
          db,
        );
        return rows[0]!.count;
      };
      const at = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
      const forget = (now: Date) =>
        createImpressionsService({
          db,
          clock: () => now,
          onFault: () => expect.unreachable(),
        }).forgetOld();
      const before = await count();
      await forget(at(0));
      expect(await count()).toBe(before);
      await forget(at(29));
      const kept = await count();
      expect(kept).toBeGreaterThan(0);
      expect(kept).toBeLessThan(before);
      await forget(at(30));
      expect(await count()).toBe(0);
    }));
});
