import { fileURLToPath } from 'node:url';
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
import { createPreparedMemory } from './features/matching/prepared-memory.ts';
import { createMediaService, type MediaService } from './features/media/media.service.ts';
import { createReviewService } from './features/media/review.service.ts';
import type { PhotoDecoder } from './features/media/photo-decoder.ts';
import type { Storage } from './features/media/storage.ts';
import { createOrdersService, type OrdersService } from './features/orders/orders.service.ts';
import { createPortfolioService, type PortfolioService } from './features/portfolio/portfolio.service.ts';
import type { LinkReader } from './features/previews/fetcher/link-reader.ts';
import { createOwnPictures } from './features/previews/own-pictures.ts';
import { createPreviewsService, type PreviewsService } from './features/previews/previews.service.ts';
import { createProfilesService, type ProfilesService } from './features/profiles/profiles.service.ts';
import { createSiteService, type SiteService } from './features/site/site.service.ts';
import { DEMO_PICTURES } from './http/demo-pictures.ts';
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
  linkReader: LinkReader;
  clock: () => Date;
  /** Hears of faults in work that nobody waits for. */
  onFault: (error: unknown) => void;
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
  previews: PreviewsService;
  site: SiteService;
}

/** What job handlers are given. */
export type JobDeps = Pick<
  Deps,
  'applications' | 'auth' | 'contact' | 'conversations' | 'matching' | 'media' | 'previews'
>;

/** Pictures that the pages come with. */
const ROOMS_FOLDER = fileURLToPath(new URL('../../web/public/rooms/', import.meta.url));

/** The only place where services meet. */
export function createDeps(outside: Outside): Deps {
  const { config, db, queue, mailer, clock, embedder, storage, decoder } = outside;
  const plan = createPlanService({ projects: config.FREE_PROJECT_LIMIT, orders: config.FREE_ORDER_LIMIT });
  const media = createMediaService({ db, queue, storage, decoder, clock });
  const review = createReviewService({ db, queue });
  const matching = createMatchingService({
    db,
    queue,
    embedder,
    media,
    review,
    memory: createPreparedMemory(config.MATCH_MEMORY_MB * 2 ** 20),
    clock,
    onFault: outside.onFault,
  });
  const previews = createPreviewsService({
    db,
    queue,
    media,
    matching,
    reader: config.LINK_PREVIEWS ? outside.linkReader : undefined,
    ownPictures: createOwnPictures(media, {
      '/rooms/': ROOMS_FOLDER,
      ...(config.DEMO && { [DEMO_PICTURES.path]: DEMO_PICTURES.folder }),
    }),
    productName: config.PRODUCT_NAME,
    uploads: outside.uploads,
    timeoutMs: config.LINK_PREVIEW_TIMEOUT_MS,
    clock,
  });
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
    orders: createOrdersService({ db, plan, matching, previews, clock }),
    portfolio: createPortfolioService({ db, plan, media, matching, clock }),
    profiles: createProfilesService({ db, media, matching, clock }),
    site: createSiteService({ db, dataDir: config.DATA_DIR, clock }),
    matching,
    media,
    previews,
  };
}
