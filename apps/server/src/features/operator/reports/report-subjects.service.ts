import type { ReportSubject } from '@tessera/contract/operator/reports';
import type { Db } from '../../../db/database.ts';
import { useInWords, type ReviewService } from '../../media/review/review.service.ts';
import {
  toDesignerSubject,
  toMessageSubject,
  toOrderSubject,
  toPhotoSubject,
  toReviewSubject,
} from './report-subjects.present.ts';
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
      return found === undefined ? null : toMessageSubject(found);
    },
    photo(id) {
      const photoId = photos.get(id)?.photoId;
      const state = photoId === undefined ? undefined : photoStates.get(photoId);
      if (photoId === undefined || state === undefined) return null;
      const where = state.uses.map((use) => `${useInWords(use)} of ${use.email}`);
      return toPhotoSubject({ photoId, review: state.review, where });
    },
    designer(id) {
      const found = designers.get(id);
      return found === undefined ? null : toDesignerSubject(found);
    },
    order(id) {
      const found = orders.get(id);
      return found === undefined ? null : toOrderSubject(found);
    },
    review(id) {
      const found = reviews.get(id);
      return found === undefined ? null : toReviewSubject(found);
    },
  };
  return ({ kind, subjectId }) => subjectOf[kind](subjectId);
}
