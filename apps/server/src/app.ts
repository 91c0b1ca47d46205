import { timingSafeEqual } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { api } from '@tessera/contract/api';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { Deps } from './deps.ts';
import { applicationsRoutes } from './features/applications/applications.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { conversationsRoutes } from './features/conversations/conversations.routes.ts';
import { geoRoutes } from './features/geo/geo.routes.ts';
import { matchingRoutes } from './features/matching/matching.routes.ts';
import { mediaRoutes } from './features/media/media.routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { portfolioRoutes } from './features/portfolio/portfolio.routes.ts';
import { previewsRoutes } from './features/previews/previews.routes.ts';
import { profilesRoutes } from './features/profiles/profiles.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { AppError } from './http/app-error.ts';
import { apiDocument } from './http/api-document.ts';
import { compression } from './http/compression.ts';
import { serveDemoPictures } from './http/demo-pictures.ts';
import { answer, answerBrokenRequest, answerNotFound, installFaultHandling } from './http/faults.ts';
import { healthRoutes } from './http/health.ts';
import { observeRequests, type Metrics } from './http/metrics.ts';
import { createOrigin, createPageLinks } from './http/pagination.ts';
import { createServe, refuseOtherMethods } from './http/serve.ts';
import { serveWeb } from './http/web.ts';

/** The largest JSON body taken, in bytes; the longest order fits several times over. */
const BODY_BYTES_MAX = 512 * 1024;

/** A request has to arrive within this time; ten large photos over a slow line take minutes. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;

/** Pages are compressed while somebody waits: most of the gain, little of the time. What never changes is compressed when it is built. */
const PAGE_BROTLI_QUALITY = 4;

/** Header that carries the key of `unthrottledKey`. */
export const UNTHROTTLED_HEADER = 'x-unthrottled-key';

/**
 * Builds the HTTP application from its dependencies; `isReady` says whether requests can be served now.
 * `unthrottledKey` lets calls of this very process pass the throttles: it is made at start and told to nobody.
 */
export async function createApp(
  deps: Deps,
  options: {
    log: Logger;
    metrics: Metrics;
    isReady: () => Promise<boolean>;
    webRoot: string | null;
    unthrottledKey: string;
  },
): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    trustProxy: config.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, _request, reply) => {
      answer(reply as unknown as FastifyReply, new AppError('malformed_body', { cause: error }));
    },
  }) as unknown as FastifyInstance;

  installFaultHandling(app);
  readJsonBodies(app);
  observeRequests(app, options.metrics);
  await app.register(multipart);
  await app.register(compress, {
    ...compression(PAGE_BROTLI_QUALITY),
    globalDecompression: false,
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.PUBLIC_URL?.startsWith('https:') ?? false,
  });
  const unthrottledKey = Buffer.from(options.unthrottledKey);
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new AppError('throttled'),
    allowList: ({ headers }) => {
      const key = Buffer.from(String(headers[UNTHROTTLED_HEADER] ?? ''));
      return key.length === unthrottledKey.length && timingSafeEqual(key, unthrottledKey);
    },
  });

  const serve = createServe(app, deps.auth.authenticate, deps.uploads);
  const origin = createOrigin(config.PUBLIC_URL);
  const links = createPageLinks(origin);
  authRoutes(serve, deps.auth, {
    signUpPerMinute: config.SIGN_UP_PER_MINUTE,
    signInPerMinute: config.SIGN_IN_PER_MINUTE,
  });
  geoRoutes(serve, links);
  profilesRoutes(serve, deps.profiles, origin);
  portfolioRoutes(serve, deps.portfolio, { links, origin });
  ordersRoutes(serve, deps.orders, { links, origin });
  previewsRoutes(serve, deps.previews, origin, config.LINK_PREVIEWS_PER_MINUTE);
  matchingRoutes(serve, deps.matching, links, origin);
  applicationsRoutes(serve, deps.applications, { links, origin });
  contactRoutes(serve, deps.contact, config.CONTACT_PER_MINUTE);
  conversationsRoutes(serve, deps.conversations, links, config.MESSAGES_PER_MINUTE);
  siteRoutes(serve, deps.site);
  refuseOtherMethods(
    app,
    Object.values(api).flatMap((feature) => Object.values(feature)),
  );

  mediaRoutes(app, deps.media);
  if (config.DEMO) await serveDemoPictures(app);
  healthRoutes(app, options.isReady);
  await apiDocument(app, config.PRODUCT_NAME);
  if (options.webRoot === null) answerNotFound(app);
  else await serveWeb(app, { root: options.webRoot, origin, analyticsUrl: config.ANALYTICS_URL });
  return app;
}

/** A DELETE from an ordinary client has a JSON content type and no body; nothing but JSON and forms is read. */
function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
}
