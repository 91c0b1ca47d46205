import type { Safety } from '@tessera/embedder/port';
import type { Db, Tx } from '../../../db/database.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { dropRemoved } from '../media.jobs.ts';
import { reviewRepo, type HeldPhoto } from './review.repo.ts';

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

    /** Photos that wait for a decision, oldest first. */
    held: (): Promise<HeldPhoto[]> => repo.held(),

    /** Shows a held photo again; false when it is not held. It counts in matching within a minute. */
    allow: (photoId: string): Promise<boolean> => repo.allow(photoId),

    /** Takes any photo away for good, with its files; false when there is no such photo. */
    remove: (photoId: string): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const isRemoved = await reviewRepo(tx).remove(photoId);
        await forgetPhoto(tx, photoId);
        if (isRemoved) await queue.add(tx, dropRemoved, { photoId });
        return isRemoved;
      }),
  };
}

/** Whether a photo in this state is shown to nobody. */
export function isWithheld(review: string): boolean {
  return review === 'held' || review === 'removed';
}
