import type { OwnApplication } from '@tessera/contract/applications';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { MatchingService } from '../matching/matching.service.ts';
import { mailApplication } from './applications.jobs.ts';
import { applicationsRepo, type ApplicationRow } from './applications.repo.ts';

/** Designers who offer to work on an order. */
export type ApplicationsService = ReturnType<typeof createApplicationsService>;

/**
 * An application is stored first and mailed afterwards where mail is set up; the customer sees it in the product all
 * the same. Designers see their own only.
 */
export function createApplicationsService(deps: {
  db: Db;
  queue: Queue;
  matching: Pick<MatchingService, 'isInPool'>;
  mailer: Mailer | undefined;
  publicUrl: string | undefined;
  productName: string;
  clock: () => Date;
}) {
  const { db, queue, matching, mailer, publicUrl, productName, clock } = deps;

  return {
    /**
     * Records that the designer applies to an order and has the customer told, the first time; `isNew` is false later.
     * @throws AppError profile_incomplete before the profile is saved; not_found for an order that is not there or no
     * longer active, and for a designer without a project that can be matched
     */
    async apply(
      designerId: string,
      orderId: string,
    ): Promise<{ isNew: boolean; application: OwnApplication }> {
      if (!(await applicationsRepo(db).hasProfile(designerId))) throw new AppError('profile_incomplete');
      if (!isId(orderId) || !(await matching.isInPool(designerId))) throw new AppError('not_found');
      return db.transaction().execute(async (tx) => {
        const repo = applicationsRepo(tx);
        const orderName = await repo.holdActiveOrder(orderId);
        if (orderName === undefined) throw new AppError('not_found');
        const isNew = await repo.insert({ orderId, designerId, createdAt: clock() });
        if (isNew && mailer !== undefined) await queue.add(tx, mailApplication, { orderId, designerId });
        const appliedAt = await repo.appliedAt(orderId, designerId);
        return {
          isNew,
          application: { order_id: orderId, order_name: orderName, applied_at: appliedAt.toISOString() },
        };
      });
    },

    /** Latest first, over all orders of the customer. */
    async ofCustomer(
      customerId: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ count: number; applications: ApplicationRow[] }> {
      const repo = applicationsRepo(db);
      return {
        count: await repo.count(customerId),
        applications: await repo.ofCustomer(customerId, limit, offset),
      };
    },

    /** Mails the customer about an application unless that was done. */
    async mail(orderId: string, designerId: string): Promise<void> {
      if (mailer === undefined) return;
      const repo = applicationsRepo(db);
      const row = await repo.unmailed(orderId, designerId);
      if (row === undefined) return;
      const designer = `${row.firstName} ${row.lastName}`;
      const place = publicUrl === undefined ? productName : `${publicUrl}/customer/projects/`;
      await mailer.send({
        to: row.email,
        subject: `${designer} applied to ‘${row.objectName}’`,
        text: `${designer} would like to work on your project ‘${row.objectName}’.\n\n--\nSee the portfolio and write to ${row.firstName}: ${place}`,
      });
      await repo.setMailed(orderId, designerId, clock());
    },
  };
}
