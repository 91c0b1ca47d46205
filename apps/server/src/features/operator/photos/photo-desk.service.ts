import type { Readable } from 'node:stream';
import type { HeldPhoto } from '@tessera/contract/operator/photos';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../http/ids.ts';
import type { ReviewService } from '../../media/review/review.service.ts';
import type { ServingService } from '../../media/serving/serving.service.ts';
import type { AuditedBy, AuditService } from '../audit/audit.service.ts';
import { readPeople } from '../people.service.ts';
import { toHeldPhoto } from './photo-desk.present.ts';
import { photoDeskRepo } from './photo-desk.repo.ts';

/** Lets operators decide which photos are shown. */
export type PhotoDeskService = ReturnType<typeof createPhotoDeskService>;

/** The same review as `npm run admin -- media review` has (ADR 13). */
export function createPhotoDeskService(deps: {
  db: Db;
  review: Pick<ReviewService, 'held' | 'heldCount' | 'hold' | 'allow' | 'remove' | 'ofPhotos'>;
  serving: Pick<ServingService, 'openForOperator'>;
  audit: Pick<AuditService, 'write'>;
}) {
  const { db, review, serving, audit } = deps;

  /** Whose photo it is: of the first who uses it. */
  const ownerOf = async (photoId: string): Promise<string | null> =>
    (await review.ofPhotos([photoId])).get(photoId)?.uses[0]?.accountId ?? null;

  return {
    /** A part of the photos that wait for a decision, oldest first. */
    async list(part: { limit: number; offset: number }): Promise<{ count: number; photos: HeldPhoto[] }> {
      const held = await review.held(part.limit, part.offset);
      const people = await readPeople(
        db,
        held.flatMap(({ uses }) => uses.map(({ accountId }) => accountId)),
      );
      return { count: await review.heldCount(), photos: held.map((photo) => toHeldPhoto(photo, people)) };
    },

    /** Shows a held photo. One that was allowed before stays so. @throws AppError not_found; wrong_state if it was not held */
    async show(by: AuditedBy, id: string, note: string): Promise<void> {
      if (!isId(id)) throw new AppError('not_found');
      const accountId = await ownerOf(id);
      await db.transaction().execute(async (tx) => {
        const state = await review.hold(tx, id);
        if (state === undefined) throw new AppError('not_found');
        if (state === 'allowed') return;
        if (state !== 'held')
          throw new AppError('wrong_state', {
            message: state === 'removed' ? 'This photo is taken away for good.' : 'This photo is not held.',
          });
        await review.allow(tx, id);
        await audit.write(tx, by, { action: 'photo.show', subjectId: id, accountId, note });
      });
    },

    /** Takes any photo away for good. One that was taken away before stays so. @throws AppError not_found */
    async hide(by: AuditedBy, id: string, note: string): Promise<void> {
      if (!isId(id)) throw new AppError('not_found');
      const accountId = await ownerOf(id);
      await db.transaction().execute(async (tx) => {
        const state = await review.hold(tx, id);
        if (state === undefined) throw new AppError('not_found');
        if (state === 'removed') return;
        await review.remove(tx, id);
        await audit.write(tx, by, { action: 'photo.hide', subjectId: id, accountId, note });
      });
    },

    /** The content of a photo that an operator has a reason to look at. @throws AppError not_found for any other */
    async open(id: string): Promise<{ byteCount: number; mediaType: string; stream: Readable }> {
      const isAllowed = isId(id) && (await photoDeskRepo(db).isForOperators(id));
      const found = isAllowed ? await serving.openForOperator(id) : undefined;
      if (found === undefined) throw new AppError('not_found');
      return found;
    },
  };
}
