import type { OperatorReport } from '@tessera/contract/operator/reports';
import type { Db, Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../http/ids.ts';
import { isFormer } from '../../auth/former-accounts.service.ts';
import type { HiddenMessagesService } from '../../conversations/hidden/hidden-messages.service.ts';
import type { ReviewService } from '../../media/review/review.service.ts';
import { closeReports, holdReport, reportsToDecide } from '../../reports/closing.service.ts';
import { setReviewHidden } from '../../reviews/hidden-reviews.service.ts';
import type { OperatorAccountsService } from '../accounts/accounts.service.ts';
import type { AuditedBy, AuditService } from '../audit/audit.service.ts';
import { readPeople } from '../people.service.ts';
import { canBeHidden, toReport } from './report-desk.present.ts';
import { reportSubjectsRepo } from './report-subjects.repo.ts';
import { readSubjects } from './report-subjects.service.ts';

/** Lets operators decide what becomes of reports. */
export type ReportDeskService = ReturnType<typeof createReportDeskService>;

type HeldReport = NonNullable<Awaited<ReturnType<typeof holdReport>>>;

/** An act closes the report and does what it says in one transaction. The same act again changes nothing. */
export function createReportDeskService(deps: {
  db: Db;
  review: Pick<ReviewService, 'ofPhotos' | 'hold' | 'remove'>;
  hiddenMessages: HiddenMessagesService;
  accounts: Pick<OperatorAccountsService, 'suspendWithin'>;
  audit: Pick<AuditService, 'write'>;
  clock: () => Date;
}) {
  const { db, review, hiddenMessages, accounts, audit, clock } = deps;

  /** Hides what was reported. @throws AppError wrong_state for what cannot be hidden, or is gone */
  const hideSubject = async (tx: Tx, { kind, subjectId }: HeldReport): Promise<void> => {
    if (!canBeHidden(kind))
      throw new AppError('wrong_state', {
        message: `${kind === 'order' ? 'An order' : 'A designer'} cannot be hidden. Suspend the account instead.`,
      });
    const repo = reportSubjectsRepo(tx);
    if (kind === 'photo') {
      const photoId = (await repo.photos([subjectId])).get(subjectId)?.photoId;
      if (photoId === undefined || (await review.hold(tx, photoId)) === undefined) throw gone();
      await review.remove(tx, photoId);
      return;
    }
    const isThere = kind === 'message' ? await repo.messages([subjectId]) : await repo.reviews([subjectId]);
    if (isThere.size === 0) throw gone();
    if (kind === 'message') await hiddenMessages.hide(tx, subjectId);
    else await setReviewHidden(tx, subjectId, clock());
  };

  /**
   * Decides on a report that is open. One that was decided on in the same way stays as it is.
   * @throws AppError not_found; wrong_state for one that was decided on in another way
   */
  const decide = async (
    id: string,
    outcome: 'dismissed' | 'hidden' | 'suspended',
    act: (tx: Tx, report: HeldReport) => Promise<void>,
  ): Promise<void> => {
    if (!isId(id)) throw new AppError('not_found');
    await db.transaction().execute(async (tx) => {
      const report = await holdReport(tx, id);
      if (report === undefined) throw new AppError('not_found');
      if (report.outcome === outcome) return;
      if (report.outcome !== null)
        throw new AppError('wrong_state', { message: `This report is closed: ${report.outcome}.` });
      await act(tx, report);
    });
  };

  return {
    /** A part of the open reports, oldest first, or of the closed ones, latest first. */
    async list(part: { isOpen: boolean; limit: number; offset: number }): Promise<{
      count: number;
      open: number;
      closedLately: number;
      reports: OperatorReport[];
    }> {
      const { open, closed, closedLately, reports } = await reportsToDecide(db, { ...part, now: clock() });
      const people = await readPeople(
        db,
        reports.flatMap(({ reporterId, aboutId }) =>
          aboutId === null ? [reporterId] : [reporterId, aboutId],
        ),
      );
      const subjectOf = await readSubjects(db, review, reports);
      return {
        count: part.isOpen ? open : closed,
        open,
        closedLately,
        reports: reports.flatMap((row) => {
          const reporter = people.get(row.reporterId);
          const about = (row.aboutId !== null && people.get(row.aboutId)) || null;
          return reporter === undefined ? [] : [toReport(row, { reporter, about, subject: subjectOf(row) })];
        }),
      };
    },

    /** Closes a report and does nothing else. @throws AppError not_found; wrong_state */
    dismiss: (by: AuditedBy, id: string, note: string): Promise<void> =>
      decide(id, 'dismissed', async (tx, { aboutId }) => {
        await closeReports(tx, { id }, 'dismissed', clock());
        await audit.write(tx, by, { action: 'report.dismiss', subjectId: id, accountId: aboutId, note });
      }),

    /** Hides what was reported, and closes all reports of it. @throws AppError not_found; wrong_state */
    hide: (by: AuditedBy, id: string, note: string): Promise<void> =>
      decide(id, 'hidden', async (tx, report) => {
        await hideSubject(tx, report);
        const { kind, subjectId, aboutId } = report;
        await closeReports(tx, { kind, subjectId }, 'hidden', clock());
        await audit.write(tx, by, { action: 'report.hide', subjectId: id, accountId: aboutId, note });
      }),

    /** Suspends whoever is answerable, and closes all reports about them. @throws AppError not_found; wrong_state */
    suspend: (by: AuditedBy, id: string, note: string): Promise<void> =>
      decide(id, 'suspended', async (tx, { aboutId }) => {
        if (aboutId === null || isFormer(aboutId))
          throw new AppError('wrong_state', { message: 'The account is gone.' });
        await accounts.suspendWithin(tx, by, aboutId, note);
        await closeReports(tx, { aboutId }, 'suspended', clock());
        await audit.write(tx, by, { action: 'report.suspend', subjectId: id, accountId: aboutId, note });
      }),

    /** Hides a review, or shows it again. Doing so twice changes nothing more. @throws AppError not_found */
    async setReviewHidden(by: AuditedBy, id: string, isHidden: boolean, note: string): Promise<void> {
      if (!isId(id)) throw new AppError('not_found');
      await db.transaction().execute(async (tx) => {
        const found = await reportSubjectsRepo(tx).holdReview(id);
        if (found === undefined) throw new AppError('not_found');
        if (found.isHidden === isHidden) return;
        await setReviewHidden(tx, id, isHidden ? clock() : null);
        const action = isHidden ? 'review.hide' : 'review.show';
        await audit.write(tx, by, { action, subjectId: id, accountId: found.customerId, note });
      });
    },
  };
}

function gone(): AppError {
  return new AppError('wrong_state', { message: 'It is not there any more.' });
}
