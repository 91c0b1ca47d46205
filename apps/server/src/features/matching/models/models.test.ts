import { createFakeEmbedder } from '@tessera/embedder/fake';
import type { Embedder } from '@tessera/embedder/port';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminTools } from '../../../admin/command.ts';
import { reportStatus } from '../../../admin/report-status.ts';
import type { Db } from '../../../db/database.ts';
import { createPreparationService } from '../prepare/preparation.service.ts';
import { modelsOf } from './model-ids.ts';
import { createInspectionService } from '../inspection/inspection.service.ts';
import { createPreparedMemory } from '../score/memory.ts';

/** Guarantees that lists go on while everything is prepared with another model, and change over once it is. */

let server: TestServer;
let customer: Account & { orderId: string };
let designer: Account;

beforeAll(async () => {
  // No jobs: each is done here, when the test says so.
  server = await startTestServer({ settings: { ROLE: 'api' } });
  const given = createGiven(server);
  designer = await given.designer();
  const photo = { name: 'photo.jpg', bytes: await jpeg() };
  await designer.post('designer/profile/', profileForm([photo]));
  const projectIds: string[] = [];
  for (const name of ['Loft', 'Barn', 'Mill'])
    projectIds.push((await designer.post('designer/project/', projectForm([photo], { name }))).body.id);
  const account = await given.customer();
  const { body: order } = await account.post('customer/order/', given.orderBody());
  customer = { ...account, orderId: order.id };
  await server.withDatabase(async (db) => {
    const first = embedding(db, createFakeEmbedder());
    await first.warmUp();
    await first.prepareOrder(order.id, true);
    for (const id of projectIds) await first.prepareProject(id, true);
  });
});
afterAll(() => server.stop());

function embedding(db: Db, embedder: Embedder) {
  return createPreparationService({
    db,
    embedder,
    media: { readForEmbedding: () => jpeg() },
    review: {
      shown: async (ids) => ids.map((id) => ({ id, isJudged: true })),
      unjudged: async () => [],
      judge: async () => true,
      tellOfWithheld: async () => {},
    },
  });
}

/** A model of other dimensions than those before, with the texts it has been given. */
function nextEmbedder(textModel: string) {
  const fake = createFakeEmbedder();
  const seen: string[] = [];
  const embedder: Embedder = {
    ...fake,
    textModel,
    async embedTexts(texts) {
      seen.push(...texts);
      return (await fake.embedTexts(texts)).map((vector) => unit(vector.subarray(0, 100)));
    },
  };
  return { embedder, seen };
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

const projectsOf = async () => (await customer.get('customer/match/')).body.results.length;

/** What `match status` says when this embedder is set. */
function statusOf(embedder: Embedder): Promise<string[]> {
  return server.withDatabase(async (db) => {
    const said: string[] = [];
    const inspection = createInspectionService({
      db,
      wanted: modelsOf(embedder),
      memory: createPreparedMemory(2 ** 20),
      clock: () => new Date(),
    });
    await reportStatus.run([], {
      inspection,
      say: (line: string) => said.push(line),
    } as unknown as AdminTools);
    return said;
  });
}

test('the old model is used until everything is prepared with the new one, which then takes over', async () => {
  const first = createFakeEmbedder();
  const { embedder: next, seen } = nextEmbedder('next@1');
  const [before] = (await customer.get('customer/match/')).body.results;
  expect(await statusOf(first)).toEqual([
    `text     ${modelsOf(first).text} serves`,
    `photo    ${modelsOf(first).photo} serves`,
    'orders   1 of 1 prepared (100 %)',
    'projects 3 of 3 prepared (100 %)',
    'photos   1 of 1 prepared (100 %)',
    'waiting  0',
    'failed   0',
  ]);

  await server.withDatabase(async (db) => {
    // Time is up after the first of four.
    const time = new AbortController();
    const interrupted: Embedder = {
      ...next,
      embedTexts(texts) {
        if (texts.some((text) => text.startsWith('Bright kitchen'))) time.abort();
        return next.embedTexts(texts);
      },
    };
    await embedding(db, interrupted).catchUp(time.signal);
    expect(await statusOf(next)).toEqual([
      `text     ${modelsOf(first).text} serves; ${modelsOf(next).text} is being prepared`,
      `photo    ${modelsOf(first).photo} serves`,
      'orders   1 of 1 prepared (100 %)',
      'projects 0 of 3 prepared (0 %)',
      'photos   1 of 1 prepared (100 %)',
      'waiting  0',
      'failed   0',
    ]);
    expect((await customer.get('customer/match/')).body.results).toEqual([before]);

    seen.length = 0;
    await embedding(db, next).catchUp(AbortSignal.timeout(60_000));
    expect(seen.filter((text) => text.startsWith('Bright kitchen'))).toEqual([]);
    expect((await statusOf(next)).slice(0, 4)).toEqual([
      `text     ${modelsOf(next).text} serves`,
      `photo    ${modelsOf(first).photo} serves`,
      'orders   1 of 1 prepared (100 %)',
      'projects 3 of 3 prepared (100 %)',
    ]);
    const models = await db.selectFrom('projectText').select('model').distinct().execute();
    expect(models).toEqual([{ model: modelsOf(next).text }]);
    const [after] = (await customer.get('customer/match/')).body.results;
    expect(after!.id).toBe(before!.id);
    expect(after!.score).not.toBe(before!.score);
    expect((await designer.get('designer/match/')).body.results[0]!.score).toBe(after!.score);
  });
});

test('a project that cannot be prepared does not delay the new model, but a model that does not answer does', () =>
  server.withDatabase(async (db) => {
    const { embedder } = nextEmbedder('third@1');
    const failing = (isReachable: () => boolean): Embedder => ({
      ...embedder,
      embedTexts(texts) {
        if (texts.some((text) => text.startsWith('Barn')) || !isReachable())
          return Promise.reject(new Error('Nobody answers'));
        return embedder.embedTexts(texts);
      },
    });
    const serving = () => statusOf(embedder).then(([text]) => text);
    const never = AbortSignal.timeout(60_000);

    let reads = 0;
    // Answers while the vocabulary is read, and never again.
    const lost = embedding(
      db,
      failing(() => ++reads === 1),
    );
    await expect(lost.catchUp(never)).rejects.toThrow('Nobody answers');
    expect(await serving()).toContain('is being prepared');
    expect(await projectsOf()).toBe(1);

    await expect(
      embedding(
        db,
        failing(() => true),
      ).catchUp(never),
    ).rejects.toThrow('Nobody answers');
    expect(await serving()).toBe(`text     ${modelsOf(embedder).text} serves`);
    expect((await statusOf(embedder))[3]).toBe('projects 2 of 3 prepared (66 %)');
    expect(await projectsOf()).toBe(1);
  }));

test('a multilingual model gets texts as they are written, and any other model gets them in English', () =>
  server.withDatabase(async (db) => {
    const words = { object_name: 'Küche', object_desc: 'Wir möchten eine helle Küche aus Eiche.' };
    const { body: order } = await customer.post('customer/order/', createGiven(server).orderBody(words));
    const { embedder, seen } = nextEmbedder('fourth@1');
    const seenOf = async (isMultilingual: boolean) => {
      seen.length = 0;
      await embedding(db, {
        ...embedder,
        textModel: `fourth-${isMultilingual}`,
        isMultilingual,
      }).prepareOrder(order.id, true);
      return seen.at(-1);
    };
    expect(await seenOf(true)).toBe(`${words.object_name}. ${words.object_desc}`);
    expect(await seenOf(false)).toMatch(/kitchen.*oak/i);
    const texts = await db
      .selectFrom('orderText')
      .select(['gloss', 'language'])
      .where('orderId', '=', order.id)
      .execute();
    expect(texts).toHaveLength(2);
    for (const text of texts)
      expect(text).toEqual({ gloss: expect.stringMatching(/kitchen.*oak/i), language: 'de' });
  }));
