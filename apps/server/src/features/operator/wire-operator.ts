import type { Db } from '../../db/database.ts';
import type { PlanService } from '../auth/plan.service.ts';
import { createStandingService } from '../auth/standing/standing.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { createOperatorAccountsService } from './accounts/accounts.service.ts';
import { createAuditService } from './audit/audit.service.ts';
import { createVettingService } from './vetting/vetting.service.ts';

/** What operators work with, wired. */
export type Operator = ReturnType<typeof wireOperator>;

/** Builds the services of the operators' calls. */
export function wireOperator(outside: {
  db: Db;
  /** Whether new designers wait for approval. */
  vetsDesigners: boolean;
  plan: PlanService;
  notifications: Pick<NotificationsService, 'tell'>;
  clock: () => Date;
}) {
  const { db, vetsDesigners, plan, notifications, clock } = outside;
  const audit = createAuditService({ db, clock });
  const standing = createStandingService({ db, clock });
  return {
    audit,
    accounts: createOperatorAccountsService({ db, standing, plan, audit }),
    vetting: createVettingService({ db, isOn: vetsDesigners, standing, notifications, audit }),
  };
}
