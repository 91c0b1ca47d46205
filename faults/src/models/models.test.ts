import { mkdtemp, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeEmbedder } from '@tessera/embedder/fake';
import { writeJointModel } from '@tessera/embedder/photo/joint-model.fixture';
import { ModelUnusableError, type Embedder } from '@tessera/embedder/port';
import { projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { launchServer } from '@tessera/testkit/servers/server-process';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import { describe, expect, test, vi } from 'vitest';

const isLong = process.env['TEST_LONG'] === '1';

/** No request may wait for a model; this is what a busy machine needs for the rest. */
const ANSWER_MAX_MS = 5000;

const EXIT_UNUSABLE_SETUP = 78;

describe('models of the operator’s at the start', () => {
  test.each<[string, (folder: string) => Promise<void>, RegExp]>([
    [
      'are missing',
      (folder) => rm(folder, { recursive: true }),
      /^MODEL_DIR: .*manifest\.json cannot be read/,
    ],
    ['lack a file', (folder) => rm(join(folder, 'image.onnx')), /^MODEL_DIR: image\.onnx is not in/],
    ['are cut short', cutShort, /^MODEL_DIR: The models in .* cannot be used/],
  ])('that %s are named, and the server does not start', async (words, spoil, message) => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-models-'));
    try {
      await writeJointModel(join(folder, 'models'));
      await spoil(join(folder, 'models'));
      const { code, complaint } = await launchServer(join(folder, 'data'), {
        MODEL_DIR: join(folder, 'models'),
      }).ended;
      console.log(`FAULT models that ${words}: exit ${code}, “${complaint.trim().split('\n').at(-1)}”`);
      expect([code, complaint]).toEqual([
        EXIT_UNUSABLE_SETUP,
        expect.stringMatching(new RegExp(message.source, 'm')),
      ]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('models in use', () => {
  test.each<[string, () => Faulty]>([
    ['answer nothing', silentEmbedder],
    ['cannot be used', brokenEmbedder],
  ])(
    'that %s: nobody waits, what is not prepared says so, and all is prepared when they are back',
    { timeout: 300_000 },
    async (words, create) => {
      const faulty = create();
      const server = await startTestServer({
        embedder: faulty.embedder,
        settings: { LOG_LEVEL: 'fatal' },
      });
      try {
        const given = createGiven(server);
        const [designer, customer] = [await given.designer(), await given.customer()];
        const form = projectForm([{ name: 'room.jpg', bytes: await jpeg() }]);
        let slowestMs = 0;
        const timed = async <T>(call: () => Promise<T>) => {
          const askedAt = performance.now();
          const answer = await call();
          slowestMs = Math.max(slowestMs, performance.now() - askedAt);
          return answer;
        };
        const project = await timed(() => designer.post('designer/project/', form));
        const order = await timed(() => customer.post('customer/order/', given.orderBody({ links: [] })));
        const matches = await timed(() => customer.get('customer/match/'));
        expect([project.status, order.status, matches.status]).toEqual([201, 201, 200]);
        expect(slowestMs).toBeLessThan(ANSWER_MAX_MS);
        const states = async () => [
          (await designer.get(`designer/project/${project.body.id}/`)).body.matching_state,
          (await customer.get(`customer/order/${order.body.id}/`)).body.matching_state,
        ];
        await vi.waitUntil(() => faulty.wasAsked(), { timeout: 30_000 });
        expect(await states()).toEqual(['pending', 'pending']);
        // With all attempts used up, people are told; it is tried on all the same.
        if (isLong && create === brokenEmbedder)
          await vi.waitUntil(async () => (await states()).join() === 'failed,failed', { timeout: 120_000 });

        faulty.mend();
        const backAt = performance.now();
        await server.jobsDone();
        const healMs = performance.now() - backAt;
        expect(await states()).toEqual(['ready', 'ready']);
        console.log(
          `FAULT models that ${words}: 2 acknowledged, 0 lost, healed after ${(healMs / 1000).toFixed(1)} s, ` +
            `answers within ${(slowestMs / 1000).toFixed(1)} s`,
        );
      } finally {
        faulty.mend();
        await server.stop();
      }
    },
  );
});

/** Models that are at fault until they are mended. */
interface Faulty {
  embedder: Embedder;
  wasAsked(): boolean;
  mend(): void;
}

function silentEmbedder(): Faulty {
  const { promise: mended, resolve: mend } = Promise.withResolvers<void>();
  return faultyEmbedder(() => mended, mend);
}

function brokenEmbedder(): Faulty {
  let isMended = false;
  const fail = () =>
    isMended
      ? Promise.resolve()
      : Promise.reject(new ModelUnusableError('The file of the model is cut short'));
  return faultyEmbedder(fail, () => (isMended = true));
}

function faultyEmbedder(before: () => Promise<void>, mend: () => void): Faulty {
  const fake = createFakeEmbedder();
  let isAsked = false;
  const ask = async () => {
    isAsked = true;
    await before();
  };
  return {
    embedder: {
      ...fake,
      embedTexts: (texts) => ask().then(() => fake.embedTexts(texts)),
      embedPhotos: (photos) => ask().then(() => fake.embedPhotos(photos)),
    } as Embedder,
    wasAsked: () => isAsked,
    mend,
  };
}

async function cutShort(folder: string): Promise<void> {
  const path = join(folder, 'image.onnx');
  await truncate(path, (await stat(path)).size >> 1);
}
