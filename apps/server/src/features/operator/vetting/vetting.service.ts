import type { VettedDesigner, VettingQuery } from '@tessera/contract/operator/vetting';
import type { Db } from '../../../db/database.ts';
import type { StandingService } from '../../auth/standing/standing.service.ts';
import type { NotificationsService } from '../../notifications/notifications.service.ts';
import type { AuditedBy, AuditService } from '../audit/audit.service.ts';
import { toVettedDesigner } from './vetting.present.ts';
import { vettingRepo } from './vetting.repo.ts';

/** Approves designers, where an installation wants that. */
export type VettingService = ReturnType<typeof createVettingService>;

/**
 * Designers who sign up while vetting is on wait. Those who were there before count as approved, since they were shown; when it is
 * switched off, those who wait are approved. Each decision is told to the designer, and has its entry in the audit.
 */
export function createVettingService(deps: {
  db: Db;
  isOn: boolean;
  standing: Pick<StandingService, 'approve' | 'decline' | 'approveWaiting'>;
  notifications: Pick<NotificationsService, 'tell'>;
  audit: Pick<AuditService, 'write'>;
}) {
  const { db, isOn, standing, notifications, audit } = deps;
  return {
    isOn,

    /** Call it at the start: where vetting is off, nobody waits for it any more. */
    async settle(): Promise<void> {
      if (!isOn) await standing.approveWaiting();
    },

    /** Those with a profile and a project first. */
    async list(
      { state, limit, offset }: VettingQuery,
      origin: string,
    ): Promise<{ count: number; designers: VettedDesigner[] }> {
      const repo = vettingRepo(db);
      const rows = await repo.list(state, { limit, offset });
      return { count: await repo.count(state), designers: rows.map((row) => toVettedDesigner(row, origin)) };
    },

    /** @throws AppError not_found */
    approve: (by: AuditedBy, designerId: string, note: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (!(await standing.approve(tx, designerId))) return;
        const act = {
          action: 'vetting.approve',
          subjectId: designerId,
          accountId: designerId,
          note,
        } as const;
        await audit.write(tx, by, act);
        await notifications.tell(tx, {
          to: designerId,
          kind: 'account',
          text: 'Your profile was approved, and customers can find you now',
          link: '/designer/',
        });
      }),

    /** @throws AppError not_found, wrong_state for a designer who is approved */
    decline: (by: AuditedBy, designerId: string, reason: string, note: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (!(await standing.decline(tx, designerId, reason))) return;
        const words = [`Reason: ${reason}`, note].filter(Boolean).join(' – ');
        const act = {
          action: 'vetting.decline',
          subjectId: designerId,
          accountId: designerId,
          note: words,
        } as const;
        await audit.write(tx, by, act);
        await notifications.tell(tx, {
          to: designerId,
          kind: 'account',
          text: `Your profile was not approved, for this reason: ${reason}`,
          link: '/designer/settings/',
        });
      }),
  };
}
