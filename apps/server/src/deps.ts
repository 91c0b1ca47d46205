import type { Embedder } from '@tessera/embedder/port';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { createAuthService, type AuthService } from './features/auth/auth.service.ts';
import { createPlanService } from './features/auth/plan.service.ts';
import { createTokens } from './features/auth/tokens.ts';
import { createContactService, type ContactService } from './features/contact/contact.service.ts';
import type { Mailer } from './features/contact/mailer.ts';
import { createMatchingService, type MatchingService } from './features/matching/matching.service.ts';
import { createOrdersService, type OrdersService } from './features/orders/orders.service.ts';
import type { UploadFolder } from './http/uploads.ts';
import type { Queue } from './jobs/queue.ts';

/** Everything outside that the services reach for. */
export interface Outside {
  config: Config;
  db: Db;
  queue: Queue;
  signingKey: string;
  mailer: Mailer | undefined;
  embedder: Embedder;
  uploads: UploadFolder;
  clock: () => Date;
}

/** The services, wired. Routes and jobs are built from these and nothing else. */
export interface Deps extends Outside {
  auth: AuthService;
  orders: OrdersService;
  contact: ContactService;
  matching: MatchingService;
}

/** What job handlers are given. */
export type JobDeps = Pick<Deps, 'auth' | 'contact' | 'matching'>;

/** The only place where services meet. */
export function createDeps(outside: Outside): Deps {
  const { config, db, queue, mailer, clock, embedder } = outside;
  const plan = createPlanService({ projects: config.FREE_PROJECT_LIMIT, orders: config.FREE_ORDER_LIMIT });
  const matching = createMatchingService({ db, queue, embedder });
  return {
    ...outside,
    auth: createAuthService({ db, tokens: createTokens(outside.signingKey), clock }),
    contact: createContactService({ db, queue, mailer, clock }),
    orders: createOrdersService({ db, plan, matching, clock }),
    matching,
  };
}
