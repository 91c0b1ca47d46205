import type { Safety } from '@tessera/embedder/port';
import type { Db, Tx } from '../../../db/database.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { TellingService } from '../../notifications/telling.service.ts';
import { dropRemoved } from '../media.jobs.ts';
import { isWithheld } from '../photo.columns.ts';
import { photoNews, type ToldReview } from './photo-news.ts';
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
 * Each owner is told of each of these once, within the transaction that changes how the photo stands; who begins to use a photo that
 * is withheld already is told by the job that would prepare it.
 */
export function createReviewService(deps: {
  db: Db;
  queue: Pick<Queue, 'add'>;
  /** Within the transaction that removes a photo: what other features keep of it goes too. */
  forgetPhoto: (tx: Tx, photoId: string) => Promise<void>;
  notifications: TellingService;
}) {
  const { db, queue, forgetPhoto, notifications } = deps;
  const repo = reviewRepo(db);

  /** Within a transaction that has locked the photo. */
  const tellOwners = async (tx: Tx, photoId: string, review: ToldReview): Promise<void> => {
    const uses = (await reviewRepo(tx).ofPhotos([photoId])).get(photoId)?.uses ?? [];
    const news = new Map(
      uses.flatMap((use) => {
        const about = photoNews(use, review);
        return about === undefined ? [] : [[about.to, about] as const];
      }),
    );
    for (const accountId of await reviewRepo(tx).noteTold(photoId, review, [...news.keys()].toSorted()))
      await notifications.tell(tx, news.get(accountId)!);
  };

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
      return db.transaction().execute(async (tx) => {
        await reviewRepo(tx).judge(photoId, isHeld ? 'held' : 'clear', porn + hentai + sexy);
        const state = await reviewRepo(tx).hold(photoId);
        if (state === undefined) return false;
        if (!isWithheld(state)) return true;
        await tellOwners(tx, photoId, state);
        return false;
      });
    },

    /** Tells the owners of those of the photos that are withheld, as far as they have not been told. */
    async tellOfWithheld(photoIds: readonly string[]): Promise<void> {
      for (const photoId of photoIds)
        await db.transaction().execute(async (tx) => {
          const state = await reviewRepo(tx).hold(photoId);
          if (state !== undefined && isWithheld(state)) await tellOwners(tx, photoId, state);
        });
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
    async allow(tx: Tx, photoId: string): Promise<boolean> {
      const isAllowed = await reviewRepo(tx).allow(photoId);
      if (isAllowed) await tellOwners(tx, photoId, 'allowed');
      return isAllowed;
    },

    /** Takes any photo away for good, with its files, within a transaction; false when there is no such photo. */
    async remove(tx: Tx, photoId: string): Promise<boolean> {
      const isRemoved = await reviewRepo(tx).remove(photoId);
      if (!isRemoved) return false;
      await forgetPhoto(tx, photoId);
      await tellOwners(tx, photoId, 'removed');
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
