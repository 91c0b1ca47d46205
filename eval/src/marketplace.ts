import { createHash, randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Embedder } from '@tessera/embedder/port';
import type { Pair } from '@tessera/matching/evidence/evidence';
import { openDatabase, type Db } from '@tessera/server/db/database';
import { startEmbeddedDatabase } from '@tessera/server/db/embedded/embedded-database';
import { buildDatabaseImage } from '@tessera/server/db/embedded/image';
import { migrate } from '@tessera/server/db/migrate';
import { modelsOf } from '@tessera/server/features/matching/models/model-ids';
import { createPreparationService } from '@tessera/server/features/matching/prepare/preparation.service';
import { statesRepo } from '@tessera/server/features/matching/prepare/states.repo';
import { candidatesRepo } from '@tessera/server/features/matching/search/candidates.repo';
import { createPairsService } from '@tessera/server/features/matching/score/pairs.service';
import { createPreparedMemory } from '@tessera/server/features/matching/score/memory';
import sharp from 'sharp';
import type { DataSet } from './data-set.ts';

/** A data set as a marketplace: the product's tables, jobs and queries on a database of its own. */
export interface Marketplace {
  /** Every designer for one order of the set, with what there is to score; ids are those of the set. */
  pairsOf(orderId: string): Promise<Pair[]>;
  close(): Promise<void>;
}

/** Nothing is left out: every designer is ranked for every order. */
const everything = { bySketch: 1_000_000, byPhoto: 1_000_000 };

/** Enough for every designer of a set. */
const MEMORY_BYTES = 2 ** 28;

/** The photos of a set are judged by nobody. */
const allShown = {
  shown: async (ids: readonly string[]) => ids.map((id) => ({ id, isJudged: true })),
  unjudged: async () => [],
  judge: async () => true,
  tellOfWithheld: async () => {},
};

/** Loads a set into a new database and prepares it like the product does. `onProgress` hears how much is done. */
export async function openMarketplace(
  set: DataSet,
  options: { embedder: Embedder; cacheDir: string; onProgress(done: number, all: number): void },
): Promise<Marketplace> {
  const { embedder, cacheDir, onProgress } = options;
  const image = await buildDatabaseImage(cacheDir);
  const embedded = await startEmbeddedDatabase({ folder: null, image });
  const db = openDatabase(embedded.connection, {
    onError(error) {
      throw error;
    },
  });
  const close = async () => {
    await db.destroy();
    await embedded.close();
  };
  try {
    await migrate(db);
    const loaded = await load(db, set);
    const preparation = createPreparationService({
      db,
      embedder,
      media: { readForEmbedding: async (photoId) => loaded.readPhoto(photoId) },
      review: allShown,
    });
    let done = 0;
    const all = loaded.projectIds.length + loaded.orderIds.size;
    for (const projectId of loaded.projectIds) {
      await preparation.prepareProject(projectId, true);
      onProgress(++done, all);
    }
    for (const orderId of loaded.orderIds.values()) {
      await preparation.prepareOrder(orderId, true);
      onProgress(++done, all);
    }
    const models = modelsOf(embedder);
    const repo = candidatesRepo(db, models);
    const { pairsOf } = createPairsService({ db, memory: createPreparedMemory(MEMORY_BYTES) });
    return {
      close,
      async pairsOf(orderId) {
        const candidates = await repo.forCustomer(
          loaded.customerId,
          loaded.orderIds.get(orderId),
          everything,
        );
        const pairs = await pairsOf(candidates, models);
        return pairs.map(({ order, designer }) => ({
          order: { ...order, id: orderId },
          designer: { ...designer, id: loaded.designerNames.get(designer.id)! },
        }));
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Writes a set's designers and orders as rows; photos stay in their files. */
async function load(db: Db, set: DataSet) {
  const photos = new Map<string, Buffer>();
  const photoIds = new Map<string, string>();
  const projectIds: string[] = [];
  const orderIds = new Map<string, string>();
  const designerNames = new Map<string, string>();

  const addPhoto = async (bytes: Buffer): Promise<string> => {
    const sha256 = createHash('sha256').update(bytes).digest();
    const hex = sha256.toString('hex');
    const known = photoIds.get(hex);
    if (known !== undefined) return known;
    const { width, height } = await sharp(bytes).metadata();
    const id = randomUUIDv7();
    await db
      .insertInto('photo')
      .values({
        id,
        sha256,
        key: hex,
        mediaType: 'image/jpeg',
        byteCount: bytes.length,
        width,
        height,
        thumbhash: '',
        variants: [],
      })
      .execute();
    photoIds.set(hex, id);
    photos.set(id, bytes);
    return id;
  };
  const readPhotos = (paths: readonly string[]) =>
    Promise.all(paths.map((path) => readFile(join(set.folder, path))));
  const addAccount = async (role: 'designer' | 'customer', name: string): Promise<string> => {
    const id = randomUUIDv7();
    const email = `${name}@example.org`;
    await db.insertInto('account').values({ id, email, emailKey: email, role, passwordHash: '' }).execute();
    return id;
  };

  const plain = await plainPicture();
  for (const designer of set.designers) {
    const designerId = await addAccount('designer', designer.id);
    designerNames.set(designerId, designer.id);
    await db
      .insertInto('designerProfile')
      .values({
        accountId: designerId,
        firstName: designer.name,
        lastName: '',
        countryCode: designer.country_code,
        languageCodes: designer.languages,
        bio: designer.bio ?? '',
        budgetMinUsd: designer.budget_min ?? null,
        budgetMaxUsd: designer.budget_max ?? null,
        photoId: await addPhoto(plain),
      })
      .execute();
    for (const project of designer.projects) {
      const projectId = randomUUIDv7();
      await db
        .insertInto('portfolioProject')
        .values({
          id: projectId,
          designerId,
          name: project.name,
          description: project.description,
          countryCode: project.country_code,
        })
        .execute();
      const images = project.images.length > 0 ? await readPhotos(project.images) : [plain];
      for (const [position, bytes] of images.entries()) {
        const photoId = await addPhoto(bytes);
        await db
          .insertInto('portfolioImage')
          .values({ id: randomUUIDv7(), projectId, photoId, position })
          .execute();
      }
      await statesRepo(db).requestProject(projectId, new Date());
      projectIds.push(projectId);
    }
  }

  const customerId = await addAccount('customer', 'customer');
  for (const order of set.orders) {
    const orderId = randomUUIDv7();
    await db
      .insertInto('customerOrder')
      .values({
        id: orderId,
        customerId,
        objectName: order.object_name,
        objectDesc: order.object_desc,
        countryCode: order.country_code,
        budgetUsd: order.budget,
      })
      .execute();
    for (const [position, bytes] of (await readPhotos(order.images)).entries()) {
      await db
        .insertInto('orderPhoto')
        .values({ orderId, position, photoId: await addPhoto(bytes) })
        .execute();
    }
    await statesRepo(db).requestOrder(orderId, new Date());
    orderIds.set(order.id, orderId);
  }
  return { customerId, projectIds, orderIds, designerNames, readPhoto: (id: string) => photos.get(id)! };
}

/** Stands in where a set has no pictures: the product matches only projects that are shown, and this one looks like nothing. */
function plainPicture(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();
}
