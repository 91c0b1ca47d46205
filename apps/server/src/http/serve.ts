import type { AccountRole, Role } from '@tessera/contract/account/auth';
import { API_BASE, IDEMPOTENCY_REPLAYED_HEADER, type Parsed } from '@tessera/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { AppError } from './app-error.ts';
import type { KeptAnswers } from './kept/kept-answers.ts';
import { createServeKept, type ServeKept } from './kept/serve-kept.ts';
import { API_BROTLI_QUALITY, compression } from './static/compression.ts';
import { answer } from './faults.ts';
import { parse, send, toReadyAnswer, type AnyRoute, type Answer } from './ready-answer.ts';
import { readIfMatch, type Precondition } from './repeats/entity-tag.ts';
import type { GivenAnswers, Write } from './repeats/given-answers.ts';
import { fingerprintOf, readIdempotencyKey } from './repeats/idempotency-key.ts';
import type { Origin } from './pagination.ts';
import { admit, type Actor, type Authenticate, type AuthenticateSince } from './session.ts';
import type { Throttle, Throttles } from './guards/throttles.ts';
import { closeAfterAnswer } from './guards/bodies.ts';
import { receiveForm, type ReceivedFile, type UploadFolder, type UploadQuota } from './uploads.ts';

/** What a handler receives: the parsed parts of the request, and who is calling. */
export interface Call<R extends AnyRoute> {
  actor: R['access'] extends 'public'
    ? undefined
    : Actor<R['access'] extends 'user' ? AccountRole : R['access'] extends AccountRole ? R['access'] : Role>;
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  /** Files of a form by field, in the order sent. They are deleted once the call is answered. */
  files: Record<string, ReceivedFile[]>;
  request: FastifyRequest;
  /** Aborted with an AppError once the caller has gone without waiting for the answer. */
  signal: AbortSignal;
  /** Has the call answered with the route's `repeatStatus`. */
  markRepeat(): void;
  /** The version of the thing that the caller wants to change. Only for versioned routes. */
  ifMatch: Precondition;
  /**
   * Runs the transaction of the call. The handler returns what it resolves to. A creation makes its change with it: if the
   * call has an idempotency key, the answer is then stored together with the change.
   */
  write: Write;
}

/**
 * Mounts a route of the contract. It checks session, role and every part of the request, and answers with the fields of
 * the contract only.
 */
export interface Serve {
  <R extends AnyRoute>(route: R, handle: (call: Call<R>) => Promise<Answer<R>>, throttle?: Throttle): void;
  kept: ServeKept;
}

/** Builds `serve` for an application. */
export function createServe(
  app: FastifyInstance,
  edge: {
    authenticate: Authenticate;
    authenticateSince: AuthenticateSince;
    origin: Origin;
    kept: KeptAnswers;
    throttles: Throttles;
    uploads: UploadFolder;
    uploadQuota: UploadQuota;
    givenAnswers: GivenAnswers;
  },
): Serve {
  app.decorateRequest('actor', undefined);
  const mount = <R extends AnyRoute>(
    route: R,
    handle: (call: Call<R>) => Promise<Answer<R>>,
    throttle?: Throttle,
  ) => {
    const { access, opensBeforeSecondFactor } = route;
    const throttleHook = throttle && edge.throttles.hook(throttle);
    app.route({
      method: route.method,
      url: API_BASE + route.path,
      onRequest: [
        ...(access === 'public'
          ? []
          : [
              async (request: FastifyRequest) => {
                await admit(request, { access, opensBeforeSecondFactor }, edge.authenticate);
              },
            ]),
        ...(throttleHook && typeof throttle.by === 'string' ? [throttleHook] : []),
      ],
      // A throttle that counts by the body runs after the body has been read.
      preHandler: throttleHook && typeof throttle.by !== 'string' ? [throttleHook] : [],
      compress: compression(API_BROTLI_QUALITY),
      config: { takesFiles: route.files !== undefined },
      handler: async (request, reply) => {
        const form = await receive(request, reply, route, edge);
        let signal: AbortSignal | undefined;
        try {
          let isRepeat = false;
          const sent = parse(route, request, form.fields);
          const handleWith = (write: Write) =>
            handle({
              markRepeat: () => {
                isRepeat = true;
              },
              actor: request.actor,
              files: form.files,
              request,
              get signal() {
                return (signal ??= callerGone(reply));
              },
              ifMatch: readIfMatch(request.headers['if-match']),
              write,
              ...sent,
            } as unknown as Call<typeof route>);
          const toAnswer = (result: unknown) => toReadyAnswer(route, result, isRepeat);
          const key = route.isCreation ? readIdempotencyKey(request) : undefined;
          if (key === undefined) return send(reply, toAnswer(await handleWith(edge.givenAnswers.write)));
          const { answer, isReplayed } = await edge.givenAnswers.once(
            {
              accountId: request.actor!.accountId,
              key,
              fingerprint: await fingerprintOf(route, { ...sent, files: form.files }),
            },
            handleWith,
            toAnswer,
          );
          if (isReplayed) void reply.header(IDEMPOTENCY_REPLAYED_HEADER, 'true');
          return send(reply, answer);
        } finally {
          await form.discard();
        }
      },
    });
  };
  return Object.assign(mount, { kept: createServeKept(app, edge) });
}

/** Has every mounted address refuse the methods that it does not take. Call it once, after all routes are mounted. */
export function refuseOtherMethods(
  app: FastifyInstance,
  routes: readonly Pick<AnyRoute, 'method' | 'path'>[],
): void {
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

/** Made only for a handler that asks for it, when the caller may have gone already. */
function callerGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const look = () => {
    if (!raw.writableFinished)
      controller.abort(new AppError('malformed_body', { message: 'The caller has gone.' }));
  };
  if (raw.closed) look();
  else raw.once('close', look);
  return controller.signal;
}

interface Form {
  fields: unknown;
  files: Record<string, ReceivedFile[]>;
  discard(): Promise<void>;
}

async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  route: AnyRoute,
  { uploads, uploadQuota }: { uploads: UploadFolder; uploadQuota: UploadQuota },
): Promise<Form> {
  const isForm = request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
  if (!isForm) return { fields: request.body, files: {}, discard: async () => {} };
  if (route.files === undefined) throw new AppError('unsupported_media_type');
  const { accountId } = request.actor!;
  await uploadQuota.admit(accountId, Number(request.headers['content-length'] ?? 0));
  try {
    return await receiveForm(request, route.files, { folder: uploads, quota: uploadQuota, accountId });
  } catch (error) {
    if (!request.raw.complete) closeAfterAnswer(request, reply);
    throw error;
  }
}
