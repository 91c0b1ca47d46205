import type { Role } from '@tessera/contract/account/auth';
import type { Db, Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/session.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { CredentialsService } from '../auth/credentials.service.ts';
import type { Caller } from '../auth/places/places.service.ts';
import type { EngagementDeparturesService } from '../engagements/departures.service.ts';
import type { DocumentsService } from '../media/documents/documents.service.ts';
import type { IntakeService } from '../media/intake/intake.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { OrderDeparturesService } from '../orders/states/departures.service.ts';
import type { ReportsService } from '../reports/reports.service.ts';
import { forgetReviewed } from '../reviews/departures.service.ts';
import type { ExportService } from './export/export.service.ts';
import type { MailedLinks } from './mails/mailed-links.ts';

/** Deletes accounts. */
export type DeletionService = ReturnType<typeof createDeletionService>;

/**
 * An account goes in one transaction. Each feature keeps what the other side of a completed engagement needs, without the name;
 * everything else belongs to the account's row and goes with it. The files of its photos are removed by a job.
 */
export function createDeletionService(deps: {
  db: Db;
  queue: Queue;
  outbox: Outbox;
  credentials: CredentialsService;
  links: MailedLinks;
  orders: OrderDeparturesService;
  engagements: EngagementDeparturesService;
  intake: Pick<IntakeService, 'releaseOf'>;
  documents: Pick<DocumentsService, 'releaseOf'>;
  notifications: Pick<NotificationsService, 'forgetPerson'>;
  reports: Pick<ReportsService, 'forgetAccount'>;
  exports: Pick<ExportService, 'accountRemoved'>;
}) {
  const {
    db,
    queue,
    outbox,
    credentials,
    links,
    orders,
    engagements,
    intake,
    documents,
    notifications,
    reports,
    exports,
  } = deps;

  return {
    /** @throws AppError password_incorrect or throttled */
    async remove({ accountId, role }: Actor<Role>, password: string, caller: Caller): Promise<void> {
      await credentials.checkPassword(accountId, password, 'password', caller);
      const cancelRunning = (tx: Tx) =>
        role === 'designer' ? engagements.cancelRunning(tx, accountId) : orders.cancelRunning(tx, accountId);
      // Orders are locked before accounts (ADR 42), and until the account was locked, an application could be accepted.
      const isHired = async (tx: Tx) => role === 'designer' && (await engagements.isAtWork(tx, accountId));
      const removeUnlessHired = async (tx: Tx): Promise<void> => {
        await cancelRunning(tx);
        const account = await credentials.lock(tx, accountId);
        if (account === undefined) throw new AppError('token_not_valid');
        if (await isHired(tx)) throw new HiredMeanwhile();
        await credentials.ensureFormer(tx, role);
        await intake.releaseOf(tx, accountId);
        await documents.releaseOf(tx, accountId);
        await notifications.forgetPerson(tx, accountId);
        if (role === 'designer') {
          await engagements.forgetDesigner(tx, accountId);
          await forgetReviewed(tx, accountId);
        } else {
          await orders.forgetCustomer(tx, accountId);
        }
        await reports.forgetAccount(tx, accountId);
        await exports.accountRemoved(tx);
        const addresses = [account.email, ...(await links.addressesOf(tx, accountId))];
        await outbox.forget(tx, addresses);
        await queue.forgetAccount(tx, accountId, addresses);
        await credentials.remove(tx, accountId, addresses);
      };
      for (;;) {
        try {
          await db.transaction().execute(removeUnlessHired);
          return;
        } catch (error) {
          if (!(error instanceof HiredMeanwhile)) throw error;
        }
      }
    },
  };
}

/** A customer has accepted an application of the designer's just now: what was done is taken back, and done with that order first. */
class HiredMeanwhile extends Error {
  override name = 'HiredMeanwhile';
}
