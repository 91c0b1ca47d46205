import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import { makeVariants } from './media.jobs.ts';
import { mediaRepo } from './media.repo.ts';
import type { Storage } from './storage.ts';
import { readVariantName } from './variant-name.ts';

/** Storage keys that are not as the database says. */
export interface Differences {
  /** Of files that a photo needs and that are not there. */
  missing: string[];
  /** Of files that belong to no photo. */
  orphaned: string[];
  /** Of originals whose content is not what was uploaded. */
  mismatched: string[];
}

/** Compares the storage with the database. */
export type MediaCheck = ReturnType<typeof createMediaCheck>;

const PHOTOS_AT_ONCE = 500;

/** `orphansBefore`: younger files may belong to an upload under way, or to sizes being made. */
export function createMediaCheck(deps: { db: Db; queue: Queue; storage: Storage; orphansBefore: Date }) {
  const { db, queue, storage, orphansBefore } = deps;

  return {
    /** Reads every original, so it takes as long as a backup. */
    async compare(): Promise<Differences & { photoCount: number; fileCount: number }> {
      const files = new Map<string, { byteCount: number; modifiedAt: Date }>();
      for (const folder of ['original', 'variant'])
        for await (const { key, ...file } of storage.list(folder)) files.set(key, file);

      const missing: string[] = [];
      const mismatched: string[] = [];
      const known = new Set<string>();
      for await (const photo of mediaRepo(db).all(PHOTOS_AT_ONCE)) {
        known.add(photo.key);
        const original = `original/${photo.key}`;
        const found = files.get(original);
        if (found === undefined) missing.push(original);
        else if (
          found.byteCount !== Number(photo.byteCount) ||
          !(await hash(storage, original)).equals(photo.sha256)
        )
          mismatched.push(original);
        const variants = photo.variants.map((name) => `variant/${photo.key}/${name}`);
        missing.push(...variants.filter((key) => !files.has(key)));
      }
      const orphaned = [...files]
        .filter(([key, { modifiedAt }]) => !isPartOf(known, key) && modifiedAt < orphansBefore)
        .map(([key]) => key);
      return { missing, orphaned, mismatched, photoCount: known.size, fileCount: files.size };
    },

    /**
     * Removes orphaned files and has sizes made again whose original is sound. `lost` are originals that cannot be mended:
     * their sizes go on being served as far as they are there.
     */
    async repair(differences: Differences) {
      for (const key of differences.orphaned) await storage.remove(key);
      const isOriginal = (key: string) => key.startsWith('original/');
      const lost = [...differences.missing.filter(isOriginal), ...differences.mismatched];
      const lostKeys = new Set(lost.map((key) => key.split('/')[1]!));
      const missingSizes = Map.groupBy(
        differences.missing.filter((key) => !isOriginal(key)),
        (key) => key.split('/')[1]!,
      );
      const remade = [...missingSizes.keys()].filter((key) => !lostKeys.has(key));
      for (const key of remade) {
        const names = new Set(missingSizes.get(key)!.map((missing) => missing.split('/')[2]!));
        await db.transaction().execute(async (tx) => {
          const photoId = await mediaRepo(tx).forgetVariants(key, names);
          if (photoId !== undefined) await queue.add(tx, makeVariants, { photoIds: [photoId] });
        });
      }
      return { removedCount: differences.orphaned.length, requestedCount: remade.length, lost };
    },
  };
}

/** Sizes that a photo's row does not name yet are being made, or will be once more: they are removed with the photo. */
function isPartOf(photoKeys: ReadonlySet<string>, key: string): boolean {
  const [folder, photoKey, name] = key.split('/');
  if (!photoKeys.has(photoKey!)) return false;
  return folder === 'original' ? name === undefined : readVariantName(name ?? '') !== undefined;
}

async function hash(storage: Storage, key: string): Promise<Buffer> {
  const opened = await storage.open(key);
  const content = createHash('sha256');
  if (opened !== undefined) await pipeline(opened.stream, content);
  return content.digest();
}
