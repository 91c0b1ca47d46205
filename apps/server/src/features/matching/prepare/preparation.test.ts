import { createFakeEmbedder } from '@tessera/embedder/fake';
import type { Embedder } from '@tessera/embedder/port';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven, type Account, type OrderParts } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreparationService } from './preparation.service.ts';
import { statesRepo } from './states.repo.ts';

/** Guarantees that orders and projects are prepared once for each change, and that failures can be seen. */

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let embedded = { texts: 0, photos: 0 };

/** The fake embedder, with a count of what it was given. */
function countingEmbedder(): Embedder {
  const fake = createFakeEmbedder();
  return {
    ...fake,
    embedTexts(texts) {
      embedded.texts += texts.length;
      return fake.embedTexts(texts);
    },
    embedPhotos(photos) {
      embedded.photos += photos.length;
      return fake.embedPhotos(photos);
    },
  };
}

beforeAll(async () => {
  server = await startTestServer({ embedder: countingEmbedder() });
  given = createGiven(server);
});
afterAll(() => server.stop());

const photo = async () => ({ name: 'photo.jpg', bytes: await jpeg() });

/** A designer with a complete profile and these portfolio projects, ready for matching. */
async function designerWith(
  projects: readonly Record<string, string>[],
  profile: Record<string, string | string[]> = {},
): Promise<Account & { projectIds: string[] }> {
  const designer = await given.designer();
  await designer.post('designer/profile/', profileForm([await photo()], profile));
  const projectIds: string[] = [];
  for (const fields of projects) {
    const { body } = await designer.post('designer/project/', projectForm([await photo()], fields));
    projectIds.push(body.id);
  }
  await server.jobsDone();
  return { ...designer, projectIds };
}

async function customerWith(...orders: readonly OrderParts[]) {
  const customer = await given.customer();
  const orderIds: string[] = [];
  for (const parts of orders) {
    const { body } = await customer.post('customer/order/', given.orderBody(parts));
    orderIds.push(body.id);
  }
  await server.jobsDone();
  return { ...customer, orderIds };
}

/** Every photo may be shown. */
const allShown = {
  shown: async (ids: readonly string[]) => ids.map((id) => ({ id, isJudged: true })),
  unjudged: async () => [],
  judge: async () => true,
  tellOfWithheld: async () => {},
};

describe('preparing', () => {
  test('embeds neither unchanged texts nor photos that have been embedded before', async () => {
    const designer = await designerWith([{ description: 'A quiet library with carrels.' }]);
    const { body: project } = await designer.get(`designer/project/${designer.projectIds[0]}/`);
    const [image] = project.images;
    embedded = { texts: 0, photos: 0 };
    const again = projectForm([], {
      description: 'A quiet library with carrels.',
      images_ordering: ['exists'],
      images_ids: [image!.id],
    });
    await designer.put(`designer/project/${project.id}/`, again);
    await server.jobsDone();
    expect(embedded).toEqual({ texts: 0, photos: 0 });
    const changed = projectForm([], {
      description: 'A loud library.',
      images_ordering: ['exists'],
      images_ids: [image!.id],
    });
    await designer.put(`designer/project/${project.id}/`, changed);
    await server.jobsDone();
    expect(embedded).toEqual({ texts: 2, photos: 0 });
  });

  test('compares inspiration pictures with portfolio photos', async () => {
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#7030a0' } })
      .jpeg()
      .toBuffer();
    const designer = await designerWith([{ name: 'Plain' }]);
    const { body: violet } = await designer.post(
      'designer/project/',
      projectForm([{ name: 'violet.jpg', bytes: picture }], { name: 'Violet room' }),
    );
    const wish = { object_name: 'Like this', object_desc: 'A living room like the one in the picture.' };
    const customer = await customerWith(wish);
    const [orderId] = customer.orderIds;
    const links = [{ link: violet.images[0]!.url }];
    await customer.put(`customer/order/${orderId}/`, given.orderBody({ ...wish, links }));
    await server.jobsDone();
    const [inspiration] = (await customer.get(`customer/order/${orderId}/`)).body.photos;
    const { body } = await customer.get('customer/match/', { query: { order: orderId } });
    const reason = body.results[0]!.reasons.find(({ code }) => code === 'photos');
    expect(reason).toMatchObject({
      text: 'Looks like your inspiration picture, as in ‘Violet room’',
      evidence: { project_name: 'Violet room', photo_url: expect.stringContaining('/media/') },
    });
    expect(body.results[0]!.portfolioImages[0]).toBe(reason!.evidence!.photo_url);
    const offered = (await designer.get('designer/match/')).body.results;
    const order = offered.find(({ id }) => id === orderId);
    expect(order!.photos).toEqual([inspiration!.url]);
  });

  test('sets the state of an order to failed after the last attempt, and to ready after a later success', async () => {
    const [designer, customer] = [await designerWith([{}]), await customerWith({})];
    const [projectId, orderId] = [designer.projectIds[0]!, customer.orderIds[0]!];
    await server.withDatabase(async (db) => {
      const embedding = (embedder: Embedder) =>
        createPreparationService({
          db,
          embedder,
          media: { readForEmbedding: () => jpeg() },
          review: allShown,
        });
      const broken = embedding({
        ...createFakeEmbedder(),
        textModel: 'broken',
        embedTexts: () => Promise.reject(new Error('The model is gone')),
      });
      await expect(broken.prepareProject(projectId, false)).rejects.toThrow('The model is gone');
      expect((await designer.get(`designer/project/${projectId}/`)).body.matching_state).toBe('ready');
      await expect(broken.prepareProject(projectId, true)).rejects.toThrow('The model is gone');
      await expect(broken.prepareOrder(orderId, true)).rejects.toThrow('The model is gone');
      expect((await designer.get(`designer/project/${projectId}/`)).body.matching_state).toBe('failed');
      expect((await customer.get('customer/match/')).body.state).toBe('failed');

      const working = embedding(createFakeEmbedder());
      await working.prepareProject(projectId, false);
      await working.prepareOrder(orderId, false);
      expect((await designer.get(`designer/project/${projectId}/`)).body.matching_state).toBe('ready');
      expect((await customer.get('customer/match/')).body.state).toBe('ready');
    });
  });

  test('leaves an order that was changed meanwhile to the job of that change', async () => {
    const customer = await customerWith({});
    const orderId = customer.orderIds[0]!;
    const stateOf = async () => (await customer.get(`customer/order/${orderId}/`)).body.matching_state;
    await server.withDatabase(async (db) => {
      let isChanged = false;
      const preparation = createPreparationService({
        db,
        embedder: {
          ...createFakeEmbedder(),
          textModel: 'slow',
          async embedTexts(texts) {
            if (!isChanged) await statesRepo(db).requestOrder(orderId, new Date());
            isChanged = true;
            return createFakeEmbedder().embedTexts(texts);
          },
        },
        media: { readForEmbedding: () => jpeg() },
        review: allShown,
      });
      const textCount = () =>
        db.selectFrom('orderText').select('model').where('model', 'like', 'slow%').execute();
      await preparation.prepareOrder(orderId, false);
      expect(await stateOf()).toBe('pending');
      expect(await textCount()).toHaveLength(0);
      await preparation.prepareOrder(orderId, false);
      expect(await stateOf()).toBe('ready');
      expect(await textCount()).toHaveLength(1);
    });
  });
});
