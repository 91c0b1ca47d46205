import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { createAccountService } from './features/account/account.service.ts';
import { createDeletionService } from './features/account/deletion.service.ts';
import { createEmailChangeService } from './features/account/email-change.service.ts';
import { createExportService } from './features/account/export/export.service.ts';
import { createMailedLinks } from './features/account/mails/mailed-links.ts';
import { createSecurityNoticesService } from './features/account/mails/security-notices.service.ts';
import { createAuthService } from './features/auth/auth.service.ts';
import { createCredentialsService } from './features/auth/credentials.service.ts';
import { createPasskeysService } from './features/auth/passkeys/passkeys.service.ts';
import { createPlacesService } from './features/auth/places/places.service.ts';
import { createSecondFactorService } from './features/auth/second-factor/second-factor.service.ts';
import { createSessionsService } from './features/auth/sessions/sessions.service.ts';
import { deriveKey } from './features/auth/tokens/derive-key.ts';
import { createTokens, tokenIssuer } from './features/auth/tokens/tokens.ts';
import type { EngagementDeparturesService } from './features/engagements/departures.service.ts';
import type { DocumentsService } from './features/media/documents/documents.service.ts';
import type { IntakeService } from './features/media/intake/intake.service.ts';
import type { ServingService } from './features/media/serving/serving.service.ts';
import type { Storage } from './features/media/storage/storage.ts';
import type { NotificationsService } from './features/notifications/notifications.service.ts';
import type { OrderDeparturesService } from './features/orders/states/departures.service.ts';
import type { ReportsService } from './features/reports/reports.service.ts';
import type { SecurityLog } from './http/monitoring/security-log.ts';
import type { UploadFolder } from './http/uploads.ts';
import type { Queue } from './jobs/queue.ts';
import type { Outbox } from './mail/outbox.ts';

/** Signing in, and what people do with their own account. Each user is passed the service it needs. */
export type AccountServices = ReturnType<typeof wireAccount>;

/** Builds the services of `features/auth` and `features/account` from what they share. */
export function wireAccount(outside: {
  config: Config;
  db: Db;
  queue: Queue;
  signingKey: string;
  storage: Storage;
  uploads: UploadFolder;
  security: SecurityLog;
  outbox: Outbox;
  /** Where people reach the product. */
  webUrl: string;
  media: { intake: IntakeService; documents: DocumentsService; serving: ServingService };
  notifications: NotificationsService;
  reports: ReportsService;
  /** What becomes of the work of a deleted account. */
  departures: { orders: OrderDeparturesService; engagements: EngagementDeparturesService };
  clock: () => Date;
}) {
  const { config, db, queue, signingKey, security, outbox, webUrl, media, clock } = outside;
  const productName = config.PRODUCT_NAME;
  const places = createPlacesService({
    db,
    hashKey: deriveKey(signingKey, 'sign-in places'),
    freeFailures: config.SIGN_IN_FREE_FAILURES,
    clock,
  });
  const credentials = createCredentialsService({ db, places, productName, clock });
  const links = createMailedLinks({ db, linkKey: deriveKey(signingKey, 'mailed links'), webUrl, clock });
  const sessions = createSessionsService({ db, clock });
  const mailed = { queue, outbox, credentials, productName };
  const securityNotices = createSecurityNoticesService({ ...mailed, sessions, webUrl });
  const secondFactor = createSecondFactorService({
    db,
    places,
    secretKey: deriveKey(signingKey, 'one-time code secrets'),
    hashKey: deriveKey(signingKey, 'recovery codes'),
    productName,
    onSetUp: securityNotices.secondFactorSetUp,
    clock,
  });
  const emailChange = createEmailChangeService({ ...mailed, db, links });
  const account = createAccountService({ ...mailed, db, secondFactor, links, emailChange, webUrl });
  const exports = createExportService({ ...outside, ...media });
  const deletion = createDeletionService({
    ...outside,
    ...outside.departures,
    ...media,
    credentials,
    links,
    exports,
  });
  const auth = createAuthService({
    db,
    tokens: createTokens({ signingKey, issuer: tokenIssuer(config, signingKey), clock }),
    places,
    secondFactor,
    vetsDesigners: config.VETTING,
    onSignUp: account.opened,
    notices: securityNotices,
    security,
    productName,
    clock,
  });
  const passkeys = createPasskeysService({
    db,
    credentials,
    secondFactor,
    openSession: auth.openProved,
    onAdded: securityNotices.passkeyAdded,
    security,
    productName,
    clock,
  });
  return {
    account,
    auth,
    deletion,
    emailChange,
    exports,
    passkeys,
    secondFactor,
    securityNotices,
    sessions,
  };
}
