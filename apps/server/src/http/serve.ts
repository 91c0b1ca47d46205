import type { FieldError } from '@tessera/contract/errors';
import { toFieldErrors } from '@tessera/contract/faults';
import { API_BASE, type Parsed, type Route } from '@tessera/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { AppError, invalidFields } from './app-error.ts';
import { compression } from './compression.ts';
import { answer } from './faults.ts';
import { admit, type Actor, type Authenticate } from './session.ts';
import { receiveForm, type ReceivedFile, type UploadFolder } from './uploads.ts';

/** What a handler is given: everything parsed, and who is calling. */
export interface Call<R extends AnyRoute> {
  actor: R['access'] extends 'public' ? undefined : Actor;
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  /** Files of a form by field, in the order sent; removed again once the call is answered. */
  files: Record<string, ReceivedFile[]>;
  request: FastifyRequest;
  /** Aborted with an AppError once the caller has gone without waiting for the answer. */
  signal: AbortSignal;
  /** Has the call answered with the route's `repeatStatus`. */
  markRepeat(): void;
}

type AnyRoute = Route<any, any, any, any, any>;
type Answer<R extends AnyRoute> = R['reply'] extends z.ZodType ? z.input<R['reply']> : void;

/** A list of matches of 152 kB takes .7 ms instead of the 1.8 of a quality of 4, and a tenth more bytes (measured). */
const API_BROTLI_QUALITY = 1;

/** How often a call may be made in a minute, counted by the caller's network address or account. */
export interface Throttle {
  perMinute: number;
  by: 'address' | 'account';
}

/** Mounts routes of the contract: session, role, validation of every part, and an answer that holds what is promised only. */
export interface Serve {
  <R extends AnyRoute>(route: R, handle: (call: Call<R>) => Promise<Answer<R>>, throttle?: Throttle): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor;
  }
}

/** Builds `serve` for an application. */
export function createServe(app: FastifyInstance, authenticate: Authenticate, uploads: UploadFolder): Serve {
  app.decorateRequest('actor', undefined);
  return (route, handle, throttle) => {
    const access = route.access;
    app.route({
      method: route.method,
      url: API_BASE + route.path,
      ...(access !== 'public' && {
        onRequest: async (request: FastifyRequest) => {
          request.actor = await admit(request, access, authenticate);
        },
      }),
      compress: compression(API_BROTLI_QUALITY),
      config: throttle ? { rateLimit: rateLimit(throttle) } : {},
      handler: async (request, reply) => {
        const signal = callerGone(reply);
        const form = await receive(request, route, uploads);
        try {
          let isRepeat = false;
          const call = {
            markRepeat: () => {
              isRepeat = true;
            },
            actor: request.actor,
            files: form.files,
            request,
            signal,
            ...parse(route, request, form.fields),
          };
          const result = await handle(call as unknown as Call<typeof route>);
          return await send(
            reply,
            route,
            (isRepeat ? route.repeatStatus : undefined) ?? route.status,
            result,
          );
        } finally {
          await form.discard();
        }
      },
    });
  };
}

/** Gives every mounted address an answer to the methods it does not take. Call once, after all routes. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly AnyRoute[]): void {
  const taken = Map.groupBy(routes, (route) => API_BASE + route.path);
  for (const [url, mounted] of taken) {
    const allowed = mounted.map((route) => route.method as string);
    const method = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as HTTPMethods[]).filter(
      (name) => !allowed.includes(name),
    );
    app.route({
      method,
      url,
      handler: (_request, reply) =>
        answer(reply.header('allow', allowed.join(', ')), new AppError('method_not_allowed')),
    });
  }
}

function rateLimit({ perMinute, by }: Throttle) {
  return {
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest) => (by === 'account' ? request.actor!.accountId : request.ip),
    ...(by === 'account' && { hook: 'preHandler' as const }),
  };
}

function callerGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished)
      controller.abort(new AppError('malformed_body', { message: 'The caller has gone.' }));
  });
  return controller.signal;
}

interface Form {
  fields: unknown;
  files: Record<string, ReceivedFile[]>;
  discard(): Promise<void>;
}

async function receive(request: FastifyRequest, route: AnyRoute, uploads: UploadFolder): Promise<Form> {
  const isForm = request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
  if (!isForm) return { fields: request.body, files: {}, discard: async () => {} };
  if (route.files === undefined) throw new AppError('unsupported_media_type');
  return receiveForm(request, route.files, uploads);
}

/** Every fault of every part is reported at once. */
function parse(route: AnyRoute, request: FastifyRequest, body: unknown) {
  const faults: FieldError[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(value, { reportInput: true });
    if (!result.success) faults.push(...toFieldErrors(result.error));
    return result.data;
  };
  const params = read(route.params, request.params);
  const query = read(route.query, request.query);
  if (route.body !== undefined && !isObject(body)) throw new AppError('malformed_body');
  const parsedBody = read(route.body, body);
  if (faults.length > 0) throw invalidFields(faults);
  return { params, query, body: parsedBody };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the contract does not name is left out here, so a stray column never reaches anybody. */
async function send(
  reply: FastifyReply,
  route: AnyRoute,
  status: number,
  result: unknown,
): Promise<FastifyReply> {
  void reply.code(status).header('cache-control', 'no-store');
  if (route.reply === undefined) return reply.send();
  return reply.send(route.reply.parse(result));
}
