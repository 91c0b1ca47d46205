import { fileURLToPath } from 'node:url';
import type { Embedder } from '@tessera/embedder/port';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import {
  createApplicationsService,
  type ApplicationsService,
} from './features/applications/applications.service.ts';
import { createPlanService } from './features/auth/plan.service.ts';
import { createContactService, type ContactService } from './features/contact/contact.service.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutbox } from './mail/outbox.ts';
import {
  createConversationsService,
  type ConversationsService,
} from './features/conversations/conversations.service.ts';
import { createMessagePhotosService } from './features/conversations/photos/message-photos.service.ts';
import {
  createUnreadMailService,
  type UnreadMailService,
} from './features/conversations/unread-mail.service.ts';
import { createEventsService, type EventsService } from './features/events/events.service.ts';

import { forgetPhoto } from './features/matching/vectors/photos.service.ts';
import {
  createNewMatchesService,
  type NewMatchesService,
} from './features/matching/news/new-matches.service.ts';
import { createPreparedMemory } from './features/matching/score/memory.ts';
import { wireMatching, type Matching } from './features/matching/wire-matching.ts';
import { wireMedia, type Media } from './features/media/wire-media.ts';
import { createTakePicture } from './features/media/intake/take-picture.ts';
import { createReviewService } from './features/media/review/review.service.ts';
import type { PhotoDecoder } from './features/media/decoder/photo-decoder.ts';
import type { Storage } from './features/media/storage/storage.ts';
import { createUploadQuota } from './features/media/quota/upload-quota.ts';
import { createEngagementDeparturesService } from './features/engagements/departures.service.ts';
import {
  createEngagementsService,
  type EngagementsService,
} from './features/engagements/engagements.service.ts';
import {
  createDeliveredFilesService,
  type DeliveredFilesService,
} from './features/engagements/files/delivered-files.service.ts';
import {
  createNotificationsService,
  type NotificationsService,
} from './features/notifications/notifications.service.ts';
import { wireDesk, type Desk } from './features/operator/wire-desk.ts';
import { wireOperator, type Operator } from './features/operator/wire-operator.ts';
import { createOrderDeparturesService } from './features/orders/states/departures.service.ts';
import {
  createOrderActionsService,
  type OrderActionsService,
} from './features/orders/states/order-actions.service.ts';
import { createOrderStatesService } from './features/orders/states/order-states.service.ts';
import { createOrdersService, type OrdersService } from './features/orders/orders.service.ts';
import {
  createOwnPhotosService,
  type OwnPhotosService,
} from './features/orders/own-photos/own-photos.service.ts';
import {
  createStylePicksService,
  type StylePicksService,
} from './features/orders/style-picks/style-picks.service.ts';
import { createPortfolioService, type PortfolioService } from './features/portfolio/portfolio.service.ts';
import type { LinkReader } from './features/previews/fetcher/link-reader.ts';
import { createOwnPictures } from './features/previews/own-pictures.ts';
import {
  createLinkReadingService,
  type LinkReadingService,
} from './features/previews/link-reading.service.ts';
import { createPreviewsService, type PreviewsService } from './features/previews/previews.service.ts';
import { createProfilesService, type ProfilesService } from './features/profiles/profiles.service.ts';
import { createPublicPagesService, type PublicPages } from './features/public-pages/public-pages.service.ts';
import { createReportsService, type ReportsService } from './features/reports/reports.service.ts';
import {
  createDesignersReviews,
  createReviewsService,
  type ReviewsService,
} from './features/reviews/reviews.service.ts';
import { createSiteService, type SiteService } from './features/site/site.service.ts';
import { DEMO_PICTURES } from './http/static/demo-pictures.ts';
import { createKeptAnswers, type KeptAnswers } from './http/kept/kept-answers.ts';
import { createGivenAnswers, type GivenAnswers } from './http/repeats/given-answers.ts';
import type { SecurityLog } from './http/monitoring/security-log.ts';
import type { UploadFolder, UploadQuota } from './http/uploads.ts';
import type { Queue } from './jobs/queue.ts';
import { wireAccount, type AccountServices } from './wire-account.ts';

/** Everything outside the services that they use. */
export interface Outside {
  config: Config;
  db: Db;
  /** For reads that may be some seconds behind: a replica where there is one, else the same as `db`. */
  laggingDb: Db;
  queue: Queue;
  signingKey: string;
  mailer: Mailer | undefined;
  embedder: Embedder;
  storage: Storage;
  decoder: PhotoDecoder;
  uploads: UploadFolder;
  linkReader: LinkReader;
  security: SecurityLog;
  clock: () => Date;
  /** Called with the faults of work that nobody waits for. */
  onFault: (error: unknown) => void;
}

/** The services, wired. Routes and job handlers are built from these and nothing else. */
export interface Deps extends Outside, AccountServices {
  desk: Desk;
  operator: Operator;
  profiles: ProfilesService;
  publicPages: PublicPages;
  portfolio: PortfolioService;
  orders: OrdersService;
  orderActions: OrderActionsService;
  engagements: EngagementsService;
  deliveredFiles: DeliveredFilesService;
  notifications: NotificationsService;
  reviews: ReviewsService;
  reports: ReportsService;
  ownPhotos: OwnPhotosService;
  stylePicks: StylePicksService;
  contact: ContactService;
  applications: ApplicationsService;
  conversations: ConversationsService;
  unreadMail: UnreadMailService;
  events: EventsService;
  newMatches: NewMatchesService;
  matching: Matching;
  media: Media;
  previews: PreviewsService;
  linkReading: LinkReadingService;
  site: SiteService;
  givenAnswers: GivenAnswers;
  keptAnswers: KeptAnswers;
  uploadQuota: UploadQuota;
}

/** Pictures that belong to the pages: where they are served, where they lie, and how wide those are that every browser reads. */
const ROOMS_PATH = '/rooms/';
const ROOM_WIDTH = 800;
const ROOMS_FOLDER = fileURLToPath(new URL('../../web/public/rooms/', import.meta.url));

/**
 * Builds the services from what is outside, in the order of dependence. Features meet here and in the `wire-*.ts` files that
 * this calls, each of which builds the services of one feature.
 */
export function createDeps(outside: Outside): Deps {
  const { config, db, laggingDb, queue, mailer, clock, embedder, storage, decoder } = outside;
  const plan = createPlanService({
    projects: config.FREE_PROJECT_LIMIT,
    orders: config.FREE_ORDER_LIMIT,
    storageBytes: config.FREE_STORAGE_MB * 2 ** 20,
  });
  const media = wireMedia({ db, queue, storage, decoder, clock });
  const productName = config.PRODUCT_NAME;
  const webUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const sender = { productName, supportEmail: config.SUPPORT_EMAIL };
  const outbox = createOutbox({ db, mailer, sender, clock });
  const events = createEventsService({ db, clock });
  const notifications = createNotificationsService({ db, queue, events, outbox, webUrl, productName, clock });
  const review = createReviewService({ db, queue, forgetPhoto, notifications });
  const matching = wireMatching({
    db,
    queue,
    embedder,
    media: media.serving,
    review,
    memory: createPreparedMemory(config.MATCH_MEMORY_MB * 2 ** 20),
    clock,
    onFault: outside.onFault,
  });
  const takePicture = createTakePicture({ intake: media.intake, uploads: outside.uploads });
  const ownPictures = createOwnPictures(media.serving, {
    [ROOMS_PATH]: ROOMS_FOLDER,
    ...(config.DEMO && { [DEMO_PICTURES.path]: DEMO_PICTURES.folder }),
  });
  const ownPhotos = createOwnPhotosService({
    db,
    queue,
    plan,
    intake: media.intake,
    changes: matching.changes,
    clock,
  });
  const stylePicks = createStylePicksService({
    db,
    queue,
    intake: media.intake,
    takePicture,
    roomFile: (name) => ownPictures(`${ROOMS_PATH}${name}-${ROOM_WIDTH}.jpg`),
    changes: matching.changes,
  });
  const previews = createPreviewsService({
    db,
    queue,
    intake: media.intake,
    productName: config.PRODUCT_NAME,
    clock,
  });
  const linkReading = createLinkReadingService({
    db,
    intake: media.intake,
    takePicture,
    changes: matching.changes,
    reader: config.LINK_PREVIEWS ? outside.linkReader : undefined,
    ownPictures,
    timeoutMs: config.LINK_PREVIEW_TIMEOUT_MS,
    clock,
  });
  const states = createOrderStatesService({ events, clock });
  const orders = createOrdersService({
    db,
    plan,
    states,
    changes: matching.changes,
    previews,
    ownPhotos,
    stylePicks,
    intake: media.intake,
    documents: media.documents,
    clock,
  });
  const deliveredFiles = createDeliveredFilesService({
    db,
    plan,
    intake: media.intake,
    documents: media.documents,
    serving: media.serving,
    changes: matching.changes,
  });
  const engagements = createEngagementsService({
    db,
    states,
    orders,
    notifications,
    files: deliveredFiles,
    clock,
  });
  const applications = createApplicationsService({
    db,
    pool: matching.pool,
    plan,
    matching: matching.matching,
    states,
    engagements,
    notifications,
    openMax: { ofDesigner: config.OPEN_APPLICATIONS_MAX, ofOrder: config.ORDER_APPLICATIONS_MAX },
    clock,
  });
  const orderDepartures = createOrderDeparturesService({
    states,
    applications,
    engagements,
    notifications,
    previews,
    ownPhotos,
    stylePicks,
    changes: matching.changes,
  });
  const reviews = createReviewsService({ db, states, engagements, notifications, clock });
  const publicPages = {
    current: createPublicPagesService({ db, reviews }),
    lagging: createPublicPagesService({
      db: laggingDb,
      reviews: createDesignersReviews({ db: laggingDb }),
    }),
  };
  const reports = createReportsService({ db, pool: matching.pool, publicPages: publicPages.current, clock });
  const accounts = wireAccount({
    ...outside,
    outbox,
    webUrl,
    media,
    notifications,
    reports,
    departures: {
      orders: orderDepartures,
      engagements: createEngagementDeparturesService({ states, orders: orderDepartures, notifications }),
    },
  });
  const operator = wireOperator({ db, vetsDesigners: config.VETTING, plan, notifications, clock });
  return {
    ...outside,
    ...accounts,
    desk: wireDesk({
      ...operator,
      db,
      queue,
      inspection: matching.inspection,
      review,
      serving: media.serving,
      events,
      clock,
    }),
    operator,
    contact: createContactService({ db, queue, outbox, supportEmail: config.SUPPORT_EMAIL, clock }),
    applications,
    conversations: createConversationsService({
      db,
      pool: matching.pool,
      events,
      notifications,
      photos: createMessagePhotosService({ plan, intake: media.intake, changes: matching.changes }),
      clock,
    }),
    unreadMail: createUnreadMailService({ db, outbox, webUrl, productName, clock }),
    events,
    engagements,
    deliveredFiles,
    notifications,
    reports,
    reviews,
    publicPages,
    orders,
    orderActions: createOrderActionsService({ db, states, orders, applications, engagements, notifications }),
    ownPhotos,
    stylePicks,
    portfolio: createPortfolioService({ db, plan, intake: media.intake, changes: matching.changes, clock }),
    profiles: createProfilesService({ db, plan, intake: media.intake, changes: matching.changes, clock }),
    givenAnswers: createGivenAnswers({ db, clock }),
    keptAnswers: createKeptAnswers({ db, clock }),
    site: createSiteService({ db, dataDir: config.DATA_DIR, clock }),
    uploadQuota: createUploadQuota({ db, bytesPerDay: config.UPLOAD_MB_PER_DAY * 2 ** 20, clock }),
    newMatches: createNewMatchesService({ db, lists: matching.lists, notifications, clock }),
    matching,
    media,
    previews,
    linkReading,
  };
}
