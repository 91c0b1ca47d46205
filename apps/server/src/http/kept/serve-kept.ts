import { API_BASE, type Parsed } from '@tessera/contract/route';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Origin } from '../pagination.ts';
import { parse, toReadyAnswer, type AnyRoute, type Answer } from '../ready-answer.ts';
import { isKnown } from '../repeats/entity-tag.ts';
import { admit, type Actor, type AnswerState, type AuthenticateSince } from '../session.ts';
import { COMPRESSED_BYTES_MIN } from '../static/compression.ts';
import { KeptAnswer, type Kept, type KeptAnswers } from './kept-answers.ts';

/** What the handler of a reading receives whose answers are kept. */
export interface Reading<R extends AnyRoute> {
  actor: Actor<'customer'>;
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  request: FastifyRequest;
}

/**
 * Mounts a reading of a customer whose answers are kept while the database says that nothing they are made from has changed
 * (ADR 43). The handler may use nothing but the account, the address of the request, and tables whose changes are noted.
 */
export type ServeKept = <R extends AnyRoute & { method: 'GET'; access: 'customer' }>(
  route: R,
  handle: (reading: Reading<R>) => Promise<Answer<R>>,
) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** What is known of the answer once the caller is admitted. Set for readings whose answers are kept. */
    kept?: { key: string; state: AnswerState; answer: KeptAnswer | undefined };
  }
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** Builds `serve.kept` for an application. */
export function createServeKept(
  app: FastifyInstance,
  {
    authenticateSince,
    origin,
    kept,
  }: { authenticateSince: AuthenticateSince; origin: Origin; kept: KeptAnswers },
): ServeKept {
  app.decorateRequest('kept', undefined);
  return (route, handle) => {
    /** One statement asks the database who calls, and whether the kept answer is current. */
    const look = async (request: FastifyRequest, token: string): Promise<Actor | undefined> => {
      let key = '';
      let asked: Kept | undefined;
      const found = await authenticateSince(token, (accountId) => {
        key = `${accountId} ${origin(request)} ${request.originalUrl}`;
        asked = kept.find(key);
        return asked?.moment;
      });
      if (found === undefined) return undefined;
      request.kept = { key, state: found.state, answer: kept.proved(asked, found.state) };
      return found.actor;
    };
    app.route({
      method: route.method,
      url: API_BASE + route.path,
      onRequest: (request) => admit(request, route, (token) => look(request, token)),
      compress: false,
      handler: async (request, reply) => {
        const { key, state, answer } = request.kept!;
        if (answer !== undefined) return sendKept(reply, answer);
        const sent = parse(route, request, undefined) as Pick<Reading<typeof route>, 'params' | 'query'>;
        const result = await handle({ ...sent, actor: request.actor as Actor<'customer'>, request });
        const made = new KeptAnswer(toReadyAnswer(route, result, false));
        kept.keep(key, state, made);
        return sendKept(reply, made);
      },
    });
  };
}

function sendKept(reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  const { headers } = reply.request;
  const { etag, body } = answer;
  void reply.header('cache-control', 'no-store');
  if (etag !== undefined) void reply.header('etag', etag);
  if (etag !== undefined && isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  void reply.code(answer.status).header('content-type', 'application/json; charset=utf-8');
  if (body.length < COMPRESSED_BYTES_MIN) return reply.send(body);
  void reply.header('vary', 'accept-encoding');
  const encoding = negotiate(headers['accept-encoding'] ?? 'identity', [...ENCODINGS]) ?? 'identity';
  if (encoding === 'identity') return reply.send(body);
  return reply.header('content-encoding', encoding).send(answer.encoded(encoding));
}
