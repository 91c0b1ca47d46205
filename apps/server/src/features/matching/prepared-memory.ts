import type { PhotoCentre, PreparedOrder, PreparedPortfolio } from '@tessera/matching/compare';
import type { PackedVectors } from '@tessera/matching/packed-vectors';
import { LRUCache } from 'lru-cache';
import type { DesignerProfileCard, ProjectPhoto } from './cards.repo.ts';
import type { Versioned } from './prepared.repo.ts';

/** What a process keeps of orders and portfolios, so that a list need not read them again. */
export type PreparedMemory = ReturnType<typeof createPreparedMemory>;

/** What each takes beside its vectors, in bytes. */
const OVERHEAD_BYTES = {
  portfolio: 1000,
  project: 1500,
  sentence: 250,
  photo: 250,
  order: 2500,
  picture: 200,
  profile: 1500,
  shownPhoto: 800,
} as const;

/** What each may take of the whole. */
const SHARES = { portfolios: 0.65, orders: 0.2, profiles: 0.05, projectPhotos: 0.1 } as const;

/** Keeps what was used last, within a number of bytes. */
export function createPreparedMemory(bytesMax: number) {
  return {
    portfolios: createShelf<PreparedPortfolio>(SHARES.portfolios * bytesMax, bytesOfPortfolio),
    orders: createShelf<PreparedOrder>(SHARES.orders * bytesMax, bytesOfOrder),
    profiles: createShelf<DesignerProfileCard>(SHARES.profiles * bytesMax, bytesOfProfile),
    projectPhotos: createShelf<ProjectPhoto[]>(SHARES.projectPhotos * bytesMax, bytesOfPhotos),
    centres: createShelf<PhotoCentre>(bytesMax, ({ vector }) => vector.byteLength),
  };
}

/** Keeps things by their ids and the models they were prepared with, if by any, each at one version. */
function createShelf<Value extends object>(bytesMax: number, bytesOf: (value: Value) => number) {
  const kept = new LRUCache<string, Versioned<Value>>({
    maxSize: Math.ceil(bytesMax),
    sizeCalculation: ({ value }) => bytesOf(value),
  });
  return {
    /** Those of the things wanted, at these versions or later ones, that there are; what is not kept is read, all at once. */
    async get(
      wanted: ReadonlyMap<string, number>,
      read: (ids: string[]) => Promise<ReadonlyMap<string, Versioned<Value>>>,
      preparedWith = '',
    ): Promise<Map<string, Value>> {
      const found = new Map<string, Value>();
      const missing: string[] = [];
      for (const [id, version] of wanted) {
        const known = kept.get(`${preparedWith} ${id}`);
        if (known?.version === version) found.set(id, known.value);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      for (const [id, versioned] of await read(missing)) {
        kept.set(`${preparedWith} ${id}`, versioned);
        found.set(id, versioned.value);
      }
      return found;
    },
  };
}

function bytesOfPortfolio({ projects, photos, texts, sentences, looks }: PreparedPortfolio): number {
  const ofProjects = projects.map(
    ({ terms, sentences: own }) =>
      OVERHEAD_BYTES.project + 5 * terms.words.length + OVERHEAD_BYTES.sentence * own.length,
  );
  return (
    OVERHEAD_BYTES.portfolio +
    ofProjects.reduce((sum, bytes) => sum + bytes, 0) +
    OVERHEAD_BYTES.photo * photos.length +
    [texts, sentences, looks].reduce((sum, packed) => sum + bytesOfPacked(packed), 0)
  );
}

function bytesOfPacked({ values, scales }: PackedVectors): number {
  return values.byteLength + scales.byteLength;
}

function bytesOfProfile({ bio }: DesignerProfileCard): number {
  return OVERHEAD_BYTES.profile + 2 * bio.length;
}

function bytesOfPhotos(photos: readonly ProjectPhoto[]): number {
  return OVERHEAD_BYTES.project + OVERHEAD_BYTES.shownPhoto * photos.length;
}

function bytesOfOrder({ text, pictures, caption }: PreparedOrder): number {
  return (
    OVERHEAD_BYTES.order +
    text.byteLength +
    (caption?.byteLength ?? 0) +
    pictures.reduce((sum, { look }) => sum + look.byteLength + OVERHEAD_BYTES.picture, 0)
  );
}
