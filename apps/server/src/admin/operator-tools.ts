import { userInfo } from 'node:os';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { createMailedLinks } from '../features/account/mails/mailed-links.ts';
import { createPasswordLinksService } from '../features/account/password-links.service.ts';
import { createCredentialsService } from '../features/auth/credentials.service.ts';
import { createPlacesService } from '../features/auth/places/places.service.ts';
import { createPlanService } from '../features/auth/plan.service.ts';
import { createStandingService } from '../features/auth/standing/standing.service.ts';
import { deriveKey } from '../features/auth/tokens/derive-key.ts';
import { readSigningKey } from '../features/auth/tokens/signing-key.ts';
import { createOperatorAccountsService } from '../features/operator/accounts/accounts.service.ts';
import {
  createAuditService,
  type AuditedBy,
  type AuditService,
} from '../features/operator/audit/audit.service.ts';
import {
  createOperatorsService,
  type OperatorsService,
} from '../features/operator/operators/operators.service.ts';

/** What commands make and remove operators with, and write down what they do. */
export interface OperatorTools {
  operators: OperatorsService;
  audit: AuditService;
  /** Who the audit names: the user of the system who runs the command. */
  by: AuditedBy;
}

/** Builds them. Links are made with the same key as the server's, so that it knows them. */
export async function openOperatorTools(config: Config, db: Db, clock: () => Date): Promise<OperatorTools> {
  const signingKey = await readSigningKey(config);
  const audit = createAuditService({ db, clock });
  const places = createPlacesService({
    db,
    hashKey: deriveKey(signingKey, 'sign-in places'),
    freeFailures: config.SIGN_IN_FREE_FAILURES,
    clock,
  });
  return {
    audit,
    by: { command: userInfo().username },
    operators: createOperatorsService({
      db,
      credentials: createCredentialsService({ db, places, productName: config.PRODUCT_NAME, clock }),
      links: createPasswordLinksService({
        links: createMailedLinks({
          db,
          linkKey: deriveKey(signingKey, 'mailed links'),
          webUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
          clock,
        }),
      }),
      accounts: createOperatorAccountsService({
        db,
        standing: createStandingService({ db, clock }),
        plan: createPlanService({
          projects: config.FREE_PROJECT_LIMIT,
          orders: config.FREE_ORDER_LIMIT,
          storageBytes: config.FREE_STORAGE_MB * 2 ** 20,
        }),
        audit,
      }),
      audit,
    }),
  };
}
