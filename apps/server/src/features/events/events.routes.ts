import { EVENTS_PATH, LAST_EVENT_ID_HEADER } from '@tessera/contract/talk/event-stream';
import { API_BASE } from '@tessera/contract/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Origin } from '../../http/pagination.ts';
import { admit, type Authenticate } from '../../http/session.ts';
import type { StreamsService } from './streams.service.ts';

/** Serves the live events of an account as a stream. It is no route of the contract's table: its answer has no end. */
export function serveEvents(
  app: FastifyInstance,
  { streams, authenticate, origin }: { streams: StreamsService; authenticate: Authenticate; origin: Origin },
): void {
  app.addHook('preClose', async () => streams.endAll());
  app.route({
    method: 'GET',
    url: API_BASE + EVENTS_PATH,
    compress: false,
    onRequest: (request) => admit(request, { access: 'member' }, authenticate),
    async handler(request, reply) {
      const { accountId } = request.actor!;
      const stream = await streams.open(accountId, {
        after: readLastEventId(request),
        origin: origin(request),
        async mayGoOn() {
          // The session may have ended, and a token lives for a while only.
          try {
            await admit(request, { access: 'member' }, authenticate);
            return true;
          } catch (error) {
            if (isRefusal(error)) return false;
            throw error;
          }
        },
      });
      void reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        // Proxies must pass on every event at once, and nothing follows a stream on its connection.
        .header('x-accel-buffering', 'no')
        .header('connection', 'close');
      return reply.send(stream);
    },
  });
}

/** The number of the last event that was read; undefined where none is named, or none of ours. */
function readLastEventId({ headers }: FastifyRequest): number | undefined {
  const value = headers[LAST_EVENT_ID_HEADER];
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value)) return undefined;
  return Number(value);
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500;
}
