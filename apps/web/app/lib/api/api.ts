import type { ErrorCode, FieldError } from '@tessera/contract/errors/errors';
import type { Problem } from '@tessera/contract/errors/problem';
import { API_BASE, IDEMPOTENCY_KEY_HEADER, type Given, type Parsed } from '@tessera/contract/route';
import type { z } from 'zod';
import type { Callable } from './callable.ts';
import { authApi } from './routes/account.generated.ts';
import { clearSession, readSession, renewSession, type Session } from '../browser/session.ts';

/** Why a call failed: the API's own codes, or `network` when no answer came that this client understands. */
export type FailureCode = ErrorCode | 'network';

/** A call that did not succeed. `message` is what a person may read; it is empty when the server gave no words. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: FailureCode;
  readonly errors: readonly FieldError[];
  /** What an earlier call under the same idempotency key has made, from other content. */
  readonly madeId: string | null;

  constructor(
    status: number,
    code: FailureCode,
    message: string,
    errors: readonly FieldError[] = [],
    madeId: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.madeId = madeId;
  }
}

/** The words of a failed call, or `fallback` where it has none. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

/** Statuses of failures that pass on their own: too many calls, a busy server, a full disk. */
const PASSING_STATUSES = [429, 503, 507];

/** The server's words for a failure that passes, after which the same call may be sent again; null for any other. */
export function passingTrouble(error: unknown): string | null {
  const isPassing =
    error instanceof ApiError && PASSING_STATUSES.includes(error.status) && error.message !== '';
  return isPassing ? error.message : null;
}

/** Whether a call failed because what it is about has moved on, or is gone: then it has to be loaded again. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'wrong_state' || error.code === 'not_found');
}

type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? { [Key in Name]: Given<Schema> }
  : { [Key in Name]?: undefined };

/** What a call takes: the parts its route has. Query parameters may always be left out. */
export type CallInput<Params, Query, Body> = Part<'params', Params> &
  Part<'body', Body> & {
    query?: Query extends z.ZodType ? Partial<Given<Query>> : undefined;
    /** Files of a multipart call, by field, in order. */
    files?: Record<string, readonly File[]>;
    signal?: AbortSignal | undefined;
    /** For a creation. Calls with the same key create one thing; see {@link createAttempt} in `attempt.ts`. */
    idempotencyKey?: string | undefined;
    /** The version that is replaced: if it is no longer the stored one, the call fails with `changed_meanwhile`. */
    ifMatch?: string | null | undefined;
  };

/** A thing and the name of the version that was loaded (its ETag), or null where the server gives none. */
export type Versioned<Thing> = Thing & { etag: string | null };

/** Sends one request; `fetch`, or something that answers like it. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Calls a route of the API and gives its reply (undefined where it has none).
 * An access token that is no longer valid is renewed once and the call repeated; see {@link renewAccess}.
 * @throws ApiError for every answer that is not a success, and with code `network` when there is no answer
 */
export async function call<
  Params extends z.ZodObject | undefined,
  Query extends z.ZodObject | undefined,
  Body extends z.ZodType | undefined,
  Reply extends z.ZodType | undefined,
>(
  route: Callable<Params, Query, Body, Reply>,
  input: CallInput<Params, Query, Body>,
  transport?: Transport,
): Promise<Parsed<Reply>> {
  return (await request(route, input, transport)).reply;
}

/** Like {@link call}, with the version of the thing that came back. */
export async function callVersioned<
  Params extends z.ZodObject | undefined,
  Query extends z.ZodObject | undefined,
  Body extends z.ZodType | undefined,
  Reply extends z.ZodType<object>,
>(
  route: Callable<Params, Query, Body, Reply>,
  input: CallInput<Params, Query, Body>,
  transport?: Transport,
): Promise<Versioned<Parsed<Reply>>> {
  const { reply, response } = await request(route, input, transport);
  return { ...reply, etag: response.headers.get('etag') };
}

async function request<
  Params extends z.ZodObject | undefined,
  Query extends z.ZodObject | undefined,
  Body extends z.ZodType | undefined,
  Reply extends z.ZodType | undefined,
>(
  route: Callable<Params, Query, Body, Reply>,
  input: CallInput<Params, Query, Body>,
  transport: Transport = (url, init) => fetch(url, init),
): Promise<{ reply: Parsed<Reply>; response: Response }> {
  const url = toUrl(route.path, input.params, input.query);
  const isForm = route.sends === 'form' || (route.sends === 'form or JSON' && input.files !== undefined);
  const send = (session: Session | null) =>
    transport(url, {
      method: route.method,
      signal: input.signal ?? null,
      ...withConditions(toContent(isForm, input.body, input.files, session), input),
    });

  try {
    const response = await (route.isPublic ? send(readSession()) : sendSignedIn(send));
    if (!response.ok) throw await toApiError(response);
    const reply = (route.hasReply ? await response.json() : undefined) as Parsed<Reply>;
    return { reply, response };
  } catch (error) {
    if (error instanceof ApiError || input.signal?.aborted === true) throw error;
    throw new ApiError(0, 'network', '');
  }
}

/** Sends something with the access token of the session; one that is no longer valid is renewed once, and it is sent again. */
export async function sendSignedIn(send: (session: Session | null) => Promise<Response>): Promise<Response> {
  const session = readSession();
  const response = await send(session);
  if (response.status !== 401 || session === null) return response;
  const renewed = await renewAccess(session.access);
  return renewed === null ? response : send(renewed);
}

let renewal: Promise<Session | null> | null = null;

/**
 * Renews the access token `stale`: one renewal at a time, over all tabs of this browser. Callers that come while one
 * runs, or after one that already replaced `stale`, get its result. Null when the session is over.
 */
function renewAccess(stale: string): Promise<Session | null> {
  renewal ??= exclusively(() => renew(stale)).finally(() => {
    renewal = null;
  });
  return renewal;
}

async function renew(stale: string): Promise<Session | null> {
  const before = readSession();
  if (before === null || before.access !== stale) return before;
  const response = await fetch(API_BASE + authApi.refresh.path, {
    method: authApi.refresh.method,
    ...toContent(false, { refresh: before.refresh }, undefined, null),
  });
  if (response.status === 401) {
    if (readSession()?.refresh === before.refresh) clearSession();
    return null;
  }
  if (!response.ok) throw await toApiError(response);
  const tokens = (await response.json()) as { access: string; refresh?: string };
  renewSession(before, { access: tokens.access, refresh: tokens.refresh ?? before.refresh });
  return readSession();
}

/** Locks exist only on https and localhost; elsewhere each tab renews for itself, and the server tolerates that. */
function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks === undefined ? work() : locks.request('tessera.renew-access', work);
}

function toUrl(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return API_BASE + filled + (search.size === 0 ? '' : `?${search}`);
}

function toContent(
  isMultipart: boolean,
  body: unknown,
  files: Record<string, readonly File[]> | undefined,
  session: Session | null,
): { headers: Record<string, string>; body?: BodyInit } {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (session !== null) headers['authorization'] = `Bearer ${session.access}`;
  if (isMultipart) return { headers, body: toFormData(body, files ?? {}) };
  if (body === undefined) return { headers };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function withConditions<Content extends { headers: Record<string, string> }>(
  content: Content,
  { idempotencyKey, ifMatch }: Pick<CallInput<undefined, undefined, undefined>, 'idempotencyKey' | 'ifMatch'>,
): Content {
  const headers = { ...content.headers };
  if (idempotencyKey !== undefined) headers[IDEMPOTENCY_KEY_HEADER] = idempotencyKey;
  if (ifMatch) headers['if-match'] = ifMatch;
  return { ...content, headers };
}

/** Text fields first, as a server that reads the form in order needs them; lists become repeated fields. */
function toFormData(body: unknown, files: Record<string, readonly File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value ?? '']) form.append(name, String(item));
  }
  for (const [name, list] of Object.entries(files)) {
    for (const file of list) form.append(name, file, file.name);
  }
  return form;
}

async function toApiError(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (typeof problem?.code !== 'string') return new ApiError(response.status, 'network', '');
  return new ApiError(
    response.status,
    problem.code,
    problem.message ?? '',
    problem.errors ?? [],
    problem.made_id ?? null,
  );
}
