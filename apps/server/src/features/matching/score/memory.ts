import type { PhotoCentre, PreparedPortfolio } from '@tessera/matching/evidence/prepared';
import type { PackedVectors } from '@tessera/matching/math/packed-vectors';
import { LRUCache } from 'lru-cache';
import type { DesignerProfileCard, ProjectPhoto } from '../cards/cards.repo.ts';
import type { OrderToCompare, Versioned } from './evidence.repo.ts';

/** Keeps orders and portfolios in the process, so that the next list need not read them again. */
export type PreparedMemory = ReturnType<typeof createPreparedMemory>;

/**
 * What each thing takes besides its vectors, in bytes. Rough, rounded up: the setting MATCH_MEMORY_MB is a bound on the
 * order of magnitude, not to the byte.
 */
const OVERHEAD_BYTES = {
  portfolio: 1000,
  project: 1500,
  sentence: 250,
  photo: 250,
  order: 2500,
  picture: 200,
  profile: 1500,
  cardPhoto: 800,
} as const;

/** The part of all bytes that each kind may take. */
const SHARES = { portfolios: 0.65, orders: 0.1, profiles: 0.05, projectPhotos: 0.1, lists: 0.1 } as const;

/** Keeps what was used last, within about `bytesMax` bytes. */
export function createPreparedMemory(bytesMax: number) {
  return {
    portfolios: createShelf<PreparedPortfolio>(SHARES.portfolios * bytesMax, bytesOfPortfolio),
    orders: createShelf<OrderToCompare>(SHARES.orders * bytesMax, bytesOfOrder),
    profiles: createShelf<DesignerProfileCard>(SHARES.profiles * bytesMax, bytesOfProfile),
    projectPhotos: createShelf<ProjectPhoto[]>(SHARES.projectPhotos * bytesMax, bytesOfPhotos),
    /** What whole lists may take, in bytes. */
    listBytesMax: SHARES.lists * bytesMax,
    centres: createShelf<PhotoCentre>(bytesMax, ({ vector }) => vector.byteLength),
  };
}

/** Keeps things by id and, where models prepared them, by these models; each in one version. */
function createShelf<Value extends object>(bytesMax: number, bytesOf: (value: Value) => number) {
  const kept = new LRUCache<string, Versioned<Value>>({
    maxSize: Math.ceil(bytesMax),
    sizeCalculation: ({ value }) => bytesOf(value),
  });
  /** What is being read for another call, with the version that was wanted. */
  const reading = new Map<string, Versioned<Promise<ReadonlyMap<string, Versioned<Value>>>>>();
  return {
    /**
     * The wanted things that exist, in these versions or later ones. All that is not kept is read at once, but for what another
     * call is reading.
     */
    async get(
      wanted: ReadonlyMap<string, number>,
      read: (ids: string[]) => Promise<ReadonlyMap<string, Versioned<Value>>>,
      preparedWith = '',
    ): Promise<Map<string, Value>> {
      const found = new Map<string, Value>();
      const missing: string[] = [];
      const readByOthers = new Map<string, Promise<ReadonlyMap<string, Versioned<Value>>>>();
      for (const [id, version] of wanted) {
        const key = `${preparedWith} ${id}`;
        const cached = kept.get(key);
        const begun = reading.get(key);
        if (cached?.version === version) found.set(id, cached.value);
        else if (begun?.version === version) readByOthers.set(id, begun.value);
        else missing.push(id);
      }
      if (missing.length > 0) {
        const begun = read(missing);
        const keys = missing.map((id) => `${preparedWith} ${id}`);
        for (const [i, key] of keys.entries())
          reading.set(key, { version: wanted.get(missing[i]!)!, value: begun });
        try {
          for (const [id, versioned] of await begun) {
            kept.set(`${preparedWith} ${id}`, versioned);
            found.set(id, versioned.value);
          }
        } finally {
          for (const key of keys) if (reading.get(key)?.value === begun) reading.delete(key);
        }
      }
      for (const [id, begun] of readByOthers) {
        const versioned = (await begun).get(id);
        if (versioned !== undefined) found.set(id, versioned.value);
      }
      return found;
    },
  };
}

function bytesOfPortfolio({ projects, photos, texts, sentences, photoVectors }: PreparedPortfolio): number {
  const ofProjects = projects.map(
    ({ words, sentences: own }) =>
      OVERHEAD_BYTES.project + words.byteLength + OVERHEAD_BYTES.sentence * own.length,
  );
  return (
    OVERHEAD_BYTES.portfolio +
    ofProjects.reduce((sum, bytes) => sum + bytes, 0) +
    OVERHEAD_BYTES.photo * photos.length +
    [texts, sentences, photoVectors].reduce((sum, packed) => sum + bytesOfPacked(packed), 0)
  );
}

function bytesOfPacked({ values, scales }: PackedVectors): number {
  return values.byteLength + scales.byteLength;
}

function bytesOfProfile({ bio }: DesignerProfileCard): number {
  return OVERHEAD_BYTES.profile + 2 * bio.length;
}

function bytesOfPhotos(photos: readonly ProjectPhoto[]): number {
  return OVERHEAD_BYTES.project + OVERHEAD_BYTES.cardPhoto * photos.length;
}

function bytesOfOrder({ text, pictures, caption, liked, passed }: OrderToCompare): number {
  return (
    (liked?.photoVectors.values.byteLength ?? 0) +
    (passed?.photoVectors.values.byteLength ?? 0) +
    OVERHEAD_BYTES.order +
    text.byteLength +
    (caption?.byteLength ?? 0) +
    pictures.reduce((sum, { vector }) => sum + vector.byteLength + OVERHEAD_BYTES.picture, 0)
  );
}
