import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import type { Db } from '../../../db/database.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { makeVariants } from '../media.jobs.ts';
import { mediaRepo } from '../media.repo.ts';
import { PHOTO_FOLDERS } from './photo-files.ts';
import type { Storage } from './storage.ts';
import { readVariantName } from '../variants/variant-name.ts';

/** Storage keys at which storage and database differ. */
export interface Differences {
  /** Files that a photo needs and that do not exist. */
  missing: string[];
  /** Files that belong to no photo. */
  orphaned: string[];
  /** Files whose content has changed: an original that differs from the upload, or a size that was cut short. */
  mismatched: string[];
}

/** Compares the storage with the database. */
export type MediaCheck = ReturnType<typeof createMediaCheck>;

const PHOTOS_AT_ONCE = 500;

/** Files younger than `orphansBefore` are not orphans: they may belong to an upload under way, or to sizes being made. */
export function createMediaCheck(deps: { db: Db; queue: Queue; storage: Storage; orphansBefore: Date }) {
  const { db, queue, storage, orphansBefore } = deps;

  return {
    /** Reads every original, so it takes as long as a backup. Of sizes it compares only the length. */
    async compare(): Promise<Differences & { photoCount: number; fileCount: number }> {
      const files = new Map<string, { byteCount: number; modifiedAt: Date }>();
      for (const folder of PHOTO_FOLDERS)
        for await (const { key, ...file } of storage.list(folder)) files.set(key, file);

      const missing: string[] = [];
      const mismatched: string[] = [];
      const photoKeys = new Set<string>();
      for await (const photo of mediaRepo(db).all(PHOTOS_AT_ONCE)) {
        photoKeys.add(photo.key);
        const original = `original/${photo.key}`;
        const found = files.get(original);
        if (found === undefined) missing.push(original);
        else if (
          found.byteCount !== Number(photo.byteCount) ||
          !(await hash(storage, original)).equals(photo.sha256)
        )
          mismatched.push(original);
        for (const name of photo.variants) {
          const key = `variant/${photo.key}/${name}`;
          const byteCount = files.get(key)?.byteCount;
          if (byteCount === undefined) missing.push(key);
          else if (!(await isWhole(key, byteCount, photo.variantBytes[name]))) mismatched.push(key);
        }
      }
      const orphaned = [...files]
        .filter(([key, { modifiedAt }]) => !isPartOf(photoKeys, key) && modifiedAt < orphansBefore)
        .map(([key]) => key);
      return { missing, orphaned, mismatched, photoCount: photoKeys.size, fileCount: files.size };
    },

    /**
     * Removes orphaned files. Has sizes made again that are missing or cut short, if their original is sound. `lost` are
     * originals that cannot be repaired. Those of their sizes that exist are still served.
     */
    async repair(differences: Differences) {
      for (const key of differences.orphaned) await storage.remove(key);
      const isOriginal = (key: string) => key.startsWith('original/');
      const faulty = [...differences.missing, ...differences.mismatched];
      const lost = faulty.filter(isOriginal);
      const lostKeys = new Set(lost.map((key) => key.split('/')[1]!));
      const faultySizes = Map.groupBy(
        faulty.filter((key) => !isOriginal(key)),
        (key) => key.split('/')[1]!,
      );
      const remade = [...faultySizes.keys()].filter((key) => !lostKeys.has(key));
      for (const key of remade) {
        const names = new Set(faultySizes.get(key)!.map((size) => size.split('/')[2]!));
        await db.transaction().execute(async (tx) => {
          const photoId = await mediaRepo(tx).forgetVariants(key, names);
          if (photoId !== undefined) await queue.add(tx, makeVariants, { photoIds: [photoId] });
        });
      }
      return { removedCount: differences.orphaned.length, requestedCount: remade.length, lost };
    },
  };

  /** Compares the length of a size. One without a stored length is decoded instead. */
  async function isWhole(key: string, byteCount: number, expected: number | undefined): Promise<boolean> {
    if (expected !== undefined) return byteCount === expected;
    const opened = await storage.open(key);
    if (opened === undefined) return false;
    return sharp(await buffer(opened.stream), { animated: true, failOn: 'truncated' })
      .stats()
      .then(
        () => true,
        () => false,
      );
  }
}

/**
 * Sizes that the photo's row does not name yet are being made, or will be made again. They are removed with the photo.
 */
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
