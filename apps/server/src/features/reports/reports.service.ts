import { randomUUIDv7 } from 'node:crypto';
import type { ReportBody } from '@tessera/contract/talk/reports';
import type { Db, Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { Write } from '../../http/repeats/given-answers.ts';
import type { Actor } from '../../http/session.ts';
import { isBlockBetween } from '../conversations/blocks/blocks.service.ts';
import type { PoolService } from '../matching/search/pool.service.ts';
import type { PublicPagesService } from '../public-pages/public-pages.service.ts';
import { reportsRepo } from './reports.repo.ts';

/** What people want the operator to look at. */
export type ReportsService = ReturnType<typeof createReportsService>;

/**
 * What one cannot see cannot be reported, so that a report tells nobody whether a thing exists. Everybody sees designers with a
 * public page, and their reviews. A customer also sees designers who can be matched or whom they have dealt with; a designer who
 * can be matched sees active orders, and those dealt with. Both parties see what was delivered.
 */
export function createReportsService(deps: {
  db: Db;
  pool: PoolService;
  publicPages: Pick<PublicPagesService, 'hasPage'>;
  clock: () => Date;
}) {
  const { db, pool, publicPages, clock } = deps;
  const repo = reportsRepo(db);

  const seesDesigner = async ({ accountId, role }: Actor, designerId: string): Promise<boolean> => {
    if (await publicPages.hasPage(designerId)) return true;
    if (role !== 'customer') return false;
    if (await repo.haveDealt(accountId, designerId)) return true;
    return (await pool.has(designerId)) && !(await isBlockBetween(db, accountId, designerId));
  };

  const seesOrder = async ({ accountId, role }: Actor, orderId: string): Promise<boolean> => {
    const order = await repo.order(orderId);
    if (order === undefined) return false;
    if (role === 'customer') return order.customerId === accountId;
    if (await repo.haveDealt(order.customerId, accountId, orderId)) return true;
    if (order.status !== 'active' || !(await pool.has(accountId))) return false;
    return !(await isBlockBetween(db, order.customerId, accountId));
  };

  const seesPhoto = async (actor: Actor, photoId: string): Promise<boolean> => {
    if (await repo.isPhotoInOwnConversation(actor.accountId, photoId)) return true;
    if (await repo.isPhotoInOwnDelivery(actor.accountId, photoId)) return true;
    for (const designerId of await repo.designersShowing(photoId))
      if (await seesDesigner(actor, designerId)) return true;
    if (actor.role === 'customer') return false;
    for (const orderId of await repo.ordersShowing(photoId)) if (await seesOrder(actor, orderId)) return true;
    return false;
  };

  const seesReview = async (accountId: string, reviewId: string): Promise<boolean> => {
    const parties = await repo.partiesOfReview(reviewId);
    if (parties === undefined) return false;
    if (parties.customerId === accountId || parties.designerId === accountId) return true;
    return publicPages.hasPage(parties.designerId);
  };

  const sees = async (actor: Actor, { kind, id }: Pick<ReportBody, 'kind' | 'id'>): Promise<boolean> => {
    switch (kind) {
      case 'message':
        return repo.isInOwnConversation(actor.accountId, id);
      case 'review':
        return seesReview(actor.accountId, id);
      case 'designer':
        return seesDesigner(actor, id);
      case 'order':
        return seesOrder(actor, id);
      case 'photo':
        return seesPhoto(actor, id);
    }
  };

  return {
    /** Within the transaction that deletes an account: what was reported of it goes. */
    forgetAccount: (tx: Tx, accountId: string): Promise<void> => reportsRepo(tx).deleteAbout(accountId),

    /** Stores a report, once for each thing and account. @throws AppError not_found for what the account cannot see */
    async send(
      actor: Actor,
      { kind, id: subjectId, reason, text }: ReportBody,
      { write, markRepeat }: { write: Write; markRepeat(): void },
    ): Promise<{ id: string; created_at: string }> {
      if (!isId(subjectId) || !(await sees(actor, { kind, id: subjectId }))) throw new AppError('not_found');
      return write(async (tx) => {
        const reporterId = actor.accountId;
        const row = {
          id: randomUUIDv7(),
          reporterId,
          kind,
          subjectId,
          aboutId: (await reportsRepo(tx).answerable(kind, subjectId)) ?? null,
          reason,
          body: text,
          createdAt: clock(),
        };
        if (!(await reportsRepo(tx).insert(row))) markRepeat();
        const stored = await reportsRepo(tx).find(reporterId, kind, subjectId);
        return { id: stored.id, created_at: stored.createdAt.toISOString() };
      });
    },
  };
}

/** The latest reports, for the operator. */
export function latestReports(db: Db, limit: number) {
  return reportsRepo(db).latest(limit);
}
