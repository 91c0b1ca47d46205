import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { api } from '@tessera/contract/api';
import { AUDIT_FILE_PATH, OPERATOR_PHOTO_FILE_PATH } from '@tessera/contract/operator/operator-values';
import { EVENTS_PATH } from '@tessera/contract/talk/event-stream';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { whileCallerWaits } from './db/connections/urgency.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { exportRoutes, serveExports } from './features/account/export/export.routes.ts';
import { applicationsRoutes } from './features/applications/applications.routes.ts';
import { passkeysRoutes } from './features/auth/passkeys/passkeys.routes.ts';
import { secondFactorRoutes } from './features/auth/second-factor/second-factor.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { conversationsRoutes } from './features/conversations/conversations.routes.ts';
import { engagementsRoutes } from './features/engagements/engagements.routes.ts';
import {
  deliveredFilePaths,
  serveDeliveredFiles,
} from './features/engagements/files/delivered-files.routes.ts';
import { serveEvents } from './features/events/events.routes.ts';
import type { StreamsService } from './features/events/streams.service.ts';
import { geoRoutes } from './features/geo/geo.routes.ts';
import { geoService } from './features/geo/geo.service.ts';
import { matchingRoutes } from './features/matching/matching.routes.ts';
import { servePhotos } from './features/media/media.routes.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { deskRoutes } from './features/operator/desk.routes.ts';
import { serveOperatorPhotos } from './features/operator/photos/photo-desk.routes.ts';
import { serveAuditFile } from './features/operator/audit/audit.routes.ts';
import { operatorRoutes } from './features/operator/operator.routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { portfolioRoutes } from './features/portfolio/portfolio.routes.ts';
import { previewsRoutes } from './features/previews/previews.routes.ts';
import { profilesRoutes } from './features/profiles/profiles.routes.ts';
import { publicPagesRoutes } from './features/public-pages/public-pages.routes.ts';
import { listRenderedPages, serveRenderedPages } from './features/public-pages/rendered-pages.routes.ts';
import { reportsRoutes } from './features/reports/reports.routes.ts';
import { reviewsRoutes } from './features/reviews/reviews.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { AppError } from './http/app-error.ts';
import { apiDocument } from './http/static/api-document.ts';
import { compression } from './http/static/compression.ts';
import { serveDemoPictures } from './http/static/demo-pictures.ts';
import { installDeviceCookie } from './http/device-cookie.ts';
import { createEdge, type Edge } from './http/edge.ts';
import { answer, answerNotFound, installFaultHandling } from './http/faults.ts';
import { guardBodies } from './http/guards/bodies.ts';
import { answerBrokenRequests, createRawAnswer, type RawAnswer } from './http/guards/broken-requests.ts';
import { boundConnections } from './http/guards/connections.ts';
import { refuseForeignHosts } from './http/guards/hosts.ts';
import { takePolicyReports } from './http/security-headers/policy-reports.ts';
import { createSecurityHeaders, type SecurityHeaders } from './http/security-headers/security-headers.ts';
import { createThrottles } from './http/guards/throttles.ts';
import { serveHealth, type Readiness } from './http/monitoring/health.ts';
import { isDeeperThan } from './http/guards/json-depth.ts';
import { observeRequests, type Metrics } from './http/monitoring/metrics.ts';
import type { Authenticate } from './http/session.ts';
import { createServe, refuseOtherMethods, type Serve } from './http/serve.ts';
import { createSendPage } from './http/static/pages.ts';
import { openRenderer } from './http/static/renderer.ts';
import { serveWeb } from './http/static/web.ts';

/** The maximum size of a JSON body, in bytes: several times that of the longest order. */
const BODY_BYTES_MAX = 512 * 1024;

/**
 * The maximum depth of a JSON body; the contract's deepest has three levels. Half a megabyte of brackets takes 14 MB and
 * 50 ms to parse.
 */
const BODY_LEVELS_MAX = 32;

/** How long a request may take to arrive. Ten large photos over a slow line take minutes. See also `guardBodies`. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;

/** How long a connection may be silent. It may take minutes to read ten large photos. */
const CONNECTION_TIMEOUT_MS = 5 * 60_000;

/** How often connections are checked for headers that do not arrive. */
const HEADERS_LOOK_MS = 1000;

/** Pages are compressed while somebody waits, so quickly. Files that never change are compressed when they are built. */
const PAGE_BROTLI_QUALITY = 4;

/**
 * Builds the HTTP application from the services. Calls with
 * `unthrottledKey` pass the throttles; the key is made at the start and never leaves this process.
 */
export async function createApp(
  deps: Deps,
  options: {
    log: Logger;
    metrics: Metrics;
    readiness: Readiness;
    webRoot: string | null;
    unthrottledKey: string;
    streams: StreamsService;
  },
): Promise<FastifyInstance> {
  const { config } = deps;
  const headers = createSecurityHeaders({
    publicUrl: config.PUBLIC_URL,
    analyticsUrl: config.ANALYTICS_URL,
  });
  const rawAnswer = createRawAnswer(headers.everywhere);
  const app = createFastify(config, options.log, { headers, rawAnswer });

  boundConnections(app, config.CONNECTIONS_MAX);
  installFaultHandling(app, deps.security.observeFault);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers.everywhere);
    done();
  });
  guardBodies(
    app,
    {
      timeoutMs: config.BODY_TIMEOUT_MS,
      uploadBytesPerSecondMin: config.UPLOAD_BYTES_PER_SECOND_MIN,
    },
    rawAnswer,
  );
  refuseForeignHosts(app, config.PUBLIC_URL);
  readJsonBodies(app);
  observeRequests(app, options.metrics);
  await app.register(multipart);
  await installDeviceCookie(app, { isSecure: config.PUBLIC_URL?.startsWith('https:') ?? false });
  await app.register(compress, {
    ...compression(PAGE_BROTLI_QUALITY),
    globalDecompression: false,
  });
  const throttles = await createThrottles(app, options.unthrottledKey);

  answerInTime(app);
  const authenticate: Authenticate = (token) => whileCallerWaits(() => deps.auth.authenticate(token));
  const edge = createEdge(config);
  const serve = createServe(app, {
    authenticate,
    authenticateSince: (token, momentOf) =>
      whileCallerWaits(() => deps.auth.authenticateSince(token, momentOf)),
    origin: edge.origin,
    kept: deps.keptAnswers,
    throttles,
    uploads: deps.uploads,
    uploadQuota: deps.uploadQuota,
    givenAnswers: deps.givenAnswers,
  });
  mountApi(serve, deps, edge);
  serveExports(app, { exports: deps.exports, authenticate });
  serveOperatorPhotos(app, { photos: deps.desk.photos, authenticate });
  serveDeliveredFiles(app, { files: deps.deliveredFiles, authenticate });
  serveAuditFile(app, { audit: deps.operator.audit, authenticate });
  serveEvents(app, { streams: options.streams, authenticate, origin: edge.origin });
  refuseOtherMethods(app, [
    ...Object.values(api).flatMap((feature) => Object.values(feature)),
    { method: 'GET', path: EVENTS_PATH },
    { method: 'GET', path: OPERATOR_PHOTO_FILE_PATH },
    { method: 'GET', path: AUDIT_FILE_PATH },
    ...deliveredFilePaths.map((path) => ({ method: 'GET' as const, path })),
  ]);

  takePolicyReports(app, throttles, options.metrics.registry);
  servePhotos(app, deps.media.serving);
  if (config.DEMO) await serveDemoPictures(app);
  serveHealth(app, options.readiness);
  await apiDocument(app, config.PRODUCT_NAME, headers);
  if (options.webRoot === null) answerNotFound(app);
  else await servePages(app, deps, { root: options.webRoot, origin: edge.origin, headers });
  return app;
}

/** The web application: what is built, and the pages that are rendered when they are asked for. */
async function servePages(
  app: FastifyInstance,
  { publicPages }: Deps,
  { root, origin, headers }: { root: string; origin: Edge['origin']; headers: SecurityHeaders },
): Promise<void> {
  const sendPage = createSendPage(origin, headers.everywhere);
  const render = openRenderer(root, headers);
  if (render !== undefined) serveRenderedPages(app, { pages: publicPages, render, sendPage });
  await serveWeb(app, {
    root,
    origin,
    headers,
    sendPage,
    listRendered: async () => (render === undefined ? [] : listRenderedPages(publicPages.lagging)),
  });
}

function createFastify(
  config: Config,
  log: Logger,
  { headers, rawAnswer }: { headers: SecurityHeaders; rawAnswer: RawAnswer },
): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    http: {
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: HEADERS_LOOK_MS,
      // `refuseForeignHosts` answers requests without a host.
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    trustProxy: config.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerBrokenRequests(rawAnswer),
    frameworkErrors: (error, _request, reply) => {
      void reply.headers(headers.everywhere);
      answer(reply as unknown as FastifyReply, new AppError('malformed_body', { cause: error }));
    },
  }) as unknown as FastifyInstance;
}

/** Every route of the contract. */
function mountApi(serve: Serve, deps: Deps, edge: Edge): void {
  authRoutes(serve, deps.auth, edge);
  accountRoutes(serve, deps, edge);
  passkeysRoutes(serve, deps.passkeys, edge);
  secondFactorRoutes(serve, deps.secondFactor, edge);
  exportRoutes(serve, deps.exports, edge);
  geoRoutes(serve, geoService, edge);
  profilesRoutes(serve, deps.profiles, edge);
  publicPagesRoutes(serve, deps.publicPages, edge);
  portfolioRoutes(serve, deps.portfolio, edge);
  ordersRoutes(serve, deps, edge);
  previewsRoutes(serve, deps.previews, edge);
  matchingRoutes(serve, deps.matching, edge);
  applicationsRoutes(serve, deps.applications, edge);
  engagementsRoutes(serve, deps.engagements, edge);
  reviewsRoutes(serve, deps.reviews, edge);
  notificationsRoutes(serve, deps.notifications, edge);
  reportsRoutes(serve, deps.reports, edge);
  contactRoutes(serve, deps.contact, edge);
  conversationsRoutes(serve, deps.conversations, edge);
  siteRoutes(serve, deps.site, edge);
  deskRoutes(serve, deps.desk, edge);
  operatorRoutes(serve, deps.operator, edge);
}

/** Has the database queries of handlers keep to the limits for callers. */
function answerInTime(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      return whileCallerWaits(() => handler.call(this, request, reply));
    };
  });
}

/**
 * Reads JSON bodies. An ordinary client sends DELETE with a JSON content type and no body. Other types than JSON and
 * forms are refused.
 */
function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else if (isDeeperThan(body, BODY_LEVELS_MAX)) done(new AppError('malformed_body'), undefined);
    else parseJson(request, body, done);
  });
}
