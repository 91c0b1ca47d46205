import type { Safety } from '@tessera/embedder/port';
import type { Db, Tx } from '../../../db/database.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { dropRemoved } from '../media.jobs.ts';
import { reviewRepo, type HeldPhoto, type PhotoUse } from './review.repo.ts';

/** Decides which photos may be shown, and which wait for the operator's decision. */
export type ReviewService = ReturnType<typeof createReviewService>;

/**
 * Above these a photo is held. Of 416 pictures of rooms and furniture the highest explicit share was .34, the highest of all
 * three kinds .34, the 99th percentiles .16 and .17; what is drawn or rendered is told by another kind, which does not count.
 */
const EXPLICIT_MAX = 0.6;
const UNSAFE_MAX = 0.85;

/**
 * A photo is shown as soon as it is taken in. The job that embeds it judges it, and holds it back if it looks unsafe, until the
 * operator allows or removes it. The decision concerns the content: it also applies to a later upload of the same photo.
 */
export function createReviewService(deps: {
  db: Db;
  queue: Pick<Queue, 'add'>;
  /** Within the transaction that removes a photo: what other features keep of it goes too. */
  forgetPhoto: (tx: Tx, photoId: string) => Promise<void>;
}) {
  const { db, queue, forgetPhoto } = deps;
  const repo = reviewRepo(db);

  return {
    /** Which of the photos may be shown, in their order, and whether each has been judged. */
    shown: async (photoIds: readonly string[]): Promise<{ id: string; isJudged: boolean }[]> => {
      const states = await repo.states(photoIds);
      return photoIds.flatMap((id) => {
        const state = states.get(id);
        return state === undefined || isWithheld(state) ? [] : [{ id, isJudged: state !== 'unjudged' }];
      });
    },

    /** Photos that nobody has judged yet, oldest first. */
    unjudged: (limit: number): Promise<string[]> => repo.unjudged(limit),

    /** Judges a photo by the classifier's shares, unless it has been judged. @returns whether it may be shown */
    async judge(photoId: string, { porn, hentai, sexy }: Safety): Promise<boolean> {
      const isHeld = porn + hentai > EXPLICIT_MAX || porn + hentai + sexy > UNSAFE_MAX;
      await repo.judge(photoId, isHeld ? 'held' : 'clear', porn + hentai + sexy);
      const state = (await repo.states([photoId])).get(photoId);
      return state !== undefined && !isWithheld(state);
    },

    /** Photos that wait for a decision, oldest first; all of them without a limit. */
    held: (limit: number | null = null, offset = 0): Promise<HeldPhoto[]> => repo.held(limit, offset),

    /** How many photos wait for a decision. */
    heldCount: (): Promise<number> => repo.heldCount(),

    /** How photos stand and where they are used, by id. Those that are not there are left out. */
    ofPhotos: (photoIds: readonly string[]): Promise<Map<string, { review: string; uses: PhotoUse[] }>> =>
      repo.ofPhotos(photoIds),

    /** Locks a photo until the transaction ends. @returns how it stands; undefined if there is none */
    hold: (tx: Tx, photoId: string): Promise<string | undefined> => reviewRepo(tx).hold(photoId),

    /** Shows a held photo again, within a transaction; false when it is not held. It counts in matching within a minute. */
    allow: (tx: Tx, photoId: string): Promise<boolean> => reviewRepo(tx).allow(photoId),

    /** Takes any photo away for good, with its files, within a transaction; false when there is no such photo. */
    async remove(tx: Tx, photoId: string): Promise<boolean> {
      const isRemoved = await reviewRepo(tx).remove(photoId);
      if (!isRemoved) return false;
      await forgetPhoto(tx, photoId);
      await queue.add(tx, dropRemoved, { photoId });
      return true;
    },
  };
}

/** A use of a photo in words, without whose it is. */
export function useInWords({ kind, name }: Pick<PhotoUse, 'kind' | 'name'>): string {
  switch (kind) {
    case 'profile':
      return 'profile photo';
    case 'project':
      return `portfolio project ‘${name}’`;
    case 'link':
      return `link of order ‘${name}’`;
    case 'order':
      return `photo of order ‘${name}’`;
    case 'message':
      return `message about order ‘${name}’`;
    case 'delivery':
      return `delivery for order ‘${name}’`;
  }
}

/** Whether a photo in this state is shown to nobody. */
export function isWithheld(review: string): boolean {
  return review === 'held' || review === 'removed';
}
