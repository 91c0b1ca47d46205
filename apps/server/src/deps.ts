import type { Embedder } from '@tessera/embedder/port';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import {
  createApplicationsService,
  type ApplicationsService,
} from './features/applications/applications.service.ts';
import { createAuthService, type AuthService } from './features/auth/auth.service.ts';
import { createPlanService } from './features/auth/plan.service.ts';
import { createTokens } from './features/auth/tokens.ts';
import { createContactService, type ContactService } from './features/contact/contact.service.ts';
import type { Mailer } from './mail/mailer.ts';
import {
  createConversationsService,
  type ConversationsService,
} from './features/conversations/conversations.service.ts';
import { createMatchingService, type MatchingService } from './features/matching/matching.service.ts';
import { createMediaService, type MediaService } from './features/media/media.service.ts';
import type { PhotoDecoder } from './features/media/photo-decoder.ts';
import type { Storage } from './features/media/storage.ts';
import { createOrdersService, type OrdersService } from './features/orders/orders.service.ts';
import { createPortfolioService, type PortfolioService } from './features/portfolio/portfolio.service.ts';
import { createProfilesService, type ProfilesService } from './features/profiles/profiles.service.ts';
import { createSiteService, type SiteService } from './features/site/site.service.ts';
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
  storage: Storage;
  decoder: PhotoDecoder;
  uploads: UploadFolder;
  clock: () => Date;
}

/** The services, wired. Routes and jobs are built from these and nothing else. */
export interface Deps extends Outside {
  auth: AuthService;
  profiles: ProfilesService;
  portfolio: PortfolioService;
  orders: OrdersService;
  contact: ContactService;
  applications: ApplicationsService;
  conversations: ConversationsService;
  matching: MatchingService;
  media: MediaService;
  site: SiteService;
}

/** What job handlers are given. */
export type JobDeps = Pick<
  Deps,
  'applications' | 'auth' | 'contact' | 'conversations' | 'matching' | 'media'
>;

/** The only place where services meet. */
export function createDeps(outside: Outside): Deps {
  const { config, db, queue, mailer, clock, embedder, storage, decoder } = outside;
  const plan = createPlanService({ projects: config.FREE_PROJECT_LIMIT, orders: config.FREE_ORDER_LIMIT });
  const media = createMediaService({ db, queue, storage, decoder, clock });
  const matching = createMatchingService({ db, queue, embedder, media });
  const letters = {
    db,
    queue,
    matching,
    mailer,
    publicUrl: config.PUBLIC_URL,
    productName: config.PRODUCT_NAME,
    clock,
  };
  return {
    ...outside,
    auth: createAuthService({ db, tokens: createTokens(outside.signingKey), clock }),
    contact: createContactService({ db, queue, mailer, clock }),
    applications: createApplicationsService(letters),
    conversations: createConversationsService(letters),
    orders: createOrdersService({ db, plan, matching, clock }),
    portfolio: createPortfolioService({ db, plan, media, matching, clock }),
    profiles: createProfilesService({ db, media, clock }),
    site: createSiteService({ db, dataDir: config.DATA_DIR, clock }),
    matching,
    media,
  };
}
