import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeEmbedder } from '@tessera/embedder/fake';
import { writeJointModel } from '@tessera/embedder/photo/joint-model.fixture';
import { openModelFolder, type ModelFolder } from '@tessera/embedder/onnx/model-folder';
import type { Embedder } from '@tessera/embedder/port';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminTools } from '../../../admin/command.ts';
import { reportStatus } from '../../../admin/report-status.ts';
import type { Db } from '../../../db/database.ts';
import { MODELS_DIR } from '../../../start/cache-folders.ts';
import { createPreparationService } from '../prepare/preparation.service.ts';
import { modelsOf } from './model-ids.ts';
import { createInspectionService } from '../inspection/inspection.service.ts';
import { createPreparedMemory } from '../score/memory.ts';
import { candidatesRepo } from '../search/candidates.repo.ts';

/** Guarantees what a joint model of texts and photos brings, and that lists go on while it is taken into use. */

const colours = { red: '#ff0000', green: '#00ff00', blue: '#0000ff' };
type Colour = keyof typeof colours;

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let customer: Account;
let folder: string;
let models: ModelFolder;
const designers = {} as Record<Colour, Account & { projectId: string }>;
const photos = new Map<string, Buffer>();
const before = createFakeEmbedder();
let joint: Embedder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-models-'));
  await writeJointModel(folder);
  models = openModelFolder({ folder, cacheDir: MODELS_DIR });
  joint = { ...before, ...models.photos };
  // No jobs: each is done here, when the test says so.
  server = await startTestServer({ settings: { ROLE: 'api' } });
  given = createGiven(server);
  customer = await given.customer();
  for (const colour of Object.keys(colours) as Colour[]) {
    const designer = await given.designer();
    const photo = { name: 'photo.png', bytes: await plain(colours[colour]) };
    await designer.post('designer/profile/', profileForm([photo]));
    // Nothing is said of the colour: only the photo shows it.
    const { body } = await designer.post('designer/project/', projectForm([photo], { name: 'Parlour' }));
    designers[colour] = { ...designer, projectId: body.id };
  }
  await server.withDatabase(async (db) => {
    for (const colour of Object.keys(colours) as Colour[]) {
      const { photoId } = await db
        .selectFrom('portfolioImage')
        .select('photoId')
        .where('projectId', '=', designers[colour].projectId)
        .executeTakeFirstOrThrow();
      photos.set(photoId, await plain(colours[colour]));
    }
    const first = embedding(db, before);
    await first.warmUp();
    for (const { projectId } of Object.values(designers)) await first.prepareProject(projectId, true);
  });
});
afterAll(async () => {
  await server.stop();
  await models.photos!.close();
  await rm(folder, { recursive: true });
});

function plain(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

function embedding(db: Db, embedder: Embedder) {
  return createPreparationService({
    db,
    embedder,
    media: { readForEmbedding: async (photoId) => photos.get(photoId)! },
    review: {
      shown: async (ids) => ids.map((id) => ({ id, isJudged: true })),
      unjudged: async () => [],
      judge: async () => true,
      tellOfWithheld: async () => {},
    },
  });
}

/** An order without pictures, prepared. */
async function orderFor(words: string, embedder: Embedder): Promise<string> {
  const { body } = await customer.post('customer/order/', given.orderBody({ object_desc: words }));
  await server.withDatabase((db) => embedding(db, embedder).prepareOrder(body.id, true));
  return body.id;
}

const listFor = async (orderId: string) =>
  (await customer.get('customer/match/', { query: { order: orderId } })).body.results;

/** What `match status` says of the photos while the joint model is set. */
function statusOf(): Promise<string[]> {
  return server.withDatabase(async (db) => {
    const said: string[] = [];
    const inspection = createInspectionService({
      db,
      wanted: modelsOf(joint),
      memory: createPreparedMemory(2 ** 20),
      clock: () => new Date(),
    });
    await reportStatus.run([], {
      inspection,
      say: (line: string) => said.push(line),
    } as unknown as AdminTools);
    return said.filter((line) => line.startsWith('photo'));
  });
}

test('lists are served from the old model while photos are embedded again; after that, words find the photos that show them', async () => {
  const [old, wanted] = [modelsOf(before).photo, modelsOf(joint).photo];
  const redOrderId = await orderFor('A red parlour for the two of us.', before);
  const oldList = await listFor(redOrderId);
  expect(oldList).toHaveLength(3);
  expect(oldList.flatMap(codesOf)).not.toContain('caption');
  expect(new Set(oldList.map(({ score }) => score)).size).toBe(1);

  await server.withDatabase(async (db) => {
    // Time is up after the first photo.
    const time = new AbortController();
    const interrupted: Embedder = {
      ...joint,
      async embedPhotos(pictures) {
        time.abort();
        return joint.embedPhotos(pictures);
      },
    };
    await embedding(db, interrupted).catchUp(time.signal);
    expect(await statusOf()).toEqual([
      `photo    ${old} serves; ${wanted} is being prepared`,
      'photos   1 of 3 prepared (33 %)',
    ]);
    expect(await listFor(redOrderId)).toEqual(oldList);

    await embedding(db, joint).catchUp(AbortSignal.timeout(60_000));
    expect(await statusOf()).toEqual([`photo    ${wanted} serves`, 'photos   3 of 3 prepared (100 %)']);
  });

  const blueOrderId = await orderFor('A blue parlour for the two of us.', joint);
  for (const [orderId, colour] of [
    [redOrderId, 'red'],
    [blueOrderId, 'blue'],
  ] as const) {
    const [first, second] = await listFor(orderId);
    expect(first!.score).toBeGreaterThan(second!.score + 5);
    const reason = first!.reasons.find(({ code }) => code === 'caption');
    expect(reason).toMatchObject({
      text: 'Shows what you describe, as in ‘Parlour’',
      evidence: { project_id: designers[colour].projectId, photo_url: first!.portfolioImages[0] },
    });
    expect(codesOf(second!)).not.toContain('caption');
    const offered = (await designers[colour].get('designer/match/')).body.results;
    expect(offered.find(({ id }) => id === orderId)).toMatchObject({
      score: first!.score,
      reasons: expect.arrayContaining([
        expect.objectContaining({
          text: 'Your ‘Parlour’ shows what the customer describes',
          evidence: expect.objectContaining({ photo_url: expect.stringContaining('http') }),
        }),
      ]),
    });
  }
});

test('a designer without fitting texts is found by photos that show the words of an order', () =>
  server.withDatabase(async (db) => {
    const orderId = await orderFor('A green parlour for the two of us.', joint);
    const { customerId } = await db
      .selectFrom('customerOrder')
      .select('customerId')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const repo = candidatesRepo(db, modelsOf(joint));
    const found = await repo.forCustomer(customerId, orderId, { bySketch: 0, byPhoto: 1 });
    const { designerId } = await db
      .selectFrom('portfolioProject')
      .select('designerId')
      .where('id', '=', designers.green.projectId)
      .executeTakeFirstOrThrow();
    expect(found.map((each) => each.designerId)).toEqual([designerId]);
  }));

test('an edited order is compared by its new words, and nothing is embedded again if they stay the same', async () => {
  const orderId = await orderFor('A red parlour for the two of us.', joint);
  const captioned: string[] = [];
  const listening: Embedder = {
    ...joint,
    captions: {
      ...joint.captions!,
      embedTexts(texts) {
        captioned.push(...texts);
        return joint.captions!.embedTexts(texts);
      },
    },
  };
  const prepare = () => server.withDatabase((db) => embedding(db, listening).prepareOrder(orderId, true));
  await prepare();
  expect(captioned).toEqual([]);
  const words = { object_desc: 'A green parlour for the two of us.' };
  await customer.put(`customer/order/${orderId}/`, given.orderBody(words));
  await prepare();
  expect(captioned).toContain(`Bright kitchen. ${words.object_desc}`);
  const [first] = await listFor(orderId);
  expect(first!.reasons[0]!.evidence!.project_id).toBe(designers.green.projectId);
});

test('no rows of the old model are left after another model has taken over', () =>
  server.withDatabase(async (db) => {
    await embedding(db, before).catchUp(AbortSignal.timeout(60_000));
    const rows = await db.selectFrom('orderCaption').select('model').execute();
    expect(rows).toEqual([]);
  }));

function codesOf({ reasons }: { reasons: { code: string }[] }): string[] {
  return reasons.map(({ code }) => code);
}
