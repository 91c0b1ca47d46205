import type { ReportSubject } from '@tessera/contract/operator/reports';
import type { Db } from '../../../db/database.ts';
import { toReview } from '../../media/media.present.ts';
import { useInWords, type ReviewService } from '../../media/review/review.service.ts';
import { reportSubjectsRepo } from './report-subjects.repo.ts';

/** What a report names. */
interface Named {
  kind: ReportSubject['kind'];
  subjectId: string;
}

/** Finds what one of these reports is about; null if it is gone. */
export type SubjectOf = (report: Named) => ReportSubject | null;

/** Reads what reports are about, a query for each kind. */
export async function readSubjects(
  db: Db,
  review: Pick<ReviewService, 'ofPhotos'>,
  reports: readonly Named[],
): Promise<SubjectOf> {
  const idsOf = (kind: Named['kind']) =>
    reports.filter((one) => one.kind === kind).map(({ subjectId }) => subjectId);
  const repo = reportSubjectsRepo(db);
  const messages = await repo.messages(idsOf('message'));
  const designers = await repo.designers(idsOf('designer'));
  const orders = await repo.orders(idsOf('order'));
  const reviews = await repo.reviews(idsOf('review'));
  const photos = await repo.photos(idsOf('photo'));
  const photoStates = await review.ofPhotos([...photos.values()].map(({ photoId }) => photoId));

  const subjectOf: Record<Named['kind'], (id: string) => ReportSubject | null> = {
    message(id) {
      const found = messages.get(id);
      if (found === undefined) return null;
      return {
        kind: 'message',
        order_id: found.orderId,
        order_name: found.orderName,
        messages: found.messages.map((message) => ({
          id: message.id,
          author_id: message.authorId,
          author_name: message.authorName,
          text: message.text,
          photo_ids: message.photoIds,
          created_at: new Date(message.createdAt).toISOString(),
          is_reported: message.id === id,
          is_hidden: message.isHidden,
        })),
      };
    },
    photo(id) {
      const photoId = photos.get(id)?.photoId;
      const state = photoId === undefined ? undefined : photoStates.get(photoId);
      if (photoId === undefined || state === undefined) return null;
      const where = state.uses.map((use) => `${useInWords(use)} of ${use.email}`);
      return { kind: 'photo', photo_id: photoId, review: toReview(state.review), where };
    },
    designer(id) {
      const found = designers.get(id);
      if (found === undefined) return null;
      const { name, bio, website, photoIds } = found;
      return { kind: 'designer', designer_id: id, name, bio, website, photo_ids: [...new Set(photoIds)] };
    },
    order(id) {
      const found = orders.get(id);
      if (found === undefined) return null;
      const { name, description, status } = found;
      return { kind: 'order', order_id: id, name, description, status };
    },
    review(id) {
      const found = reviews.get(id);
      if (found === undefined) return null;
      const { orderName, stars, text, answer, isHidden } = found;
      return {
        kind: 'review',
        review_id: id,
        order_name: orderName,
        stars,
        text,
        answer,
        is_hidden: isHidden,
      };
    },
  };
  return ({ kind, subjectId }) => subjectOf[kind](subjectId);
}
