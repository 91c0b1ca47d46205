import type { ErrorCode, FieldError, Problem } from '@tessera/contract/errors';
import { API_BASE, type Given, type Parsed, type Route } from '@tessera/contract/route';
import type { z } from 'zod';
import { clearSession, readSession, renewSession, type Session } from './session.ts';

/** Why a call failed: the API's own codes, or `network` when no answer came that this client understands. */
export type FailureCode = ErrorCode | 'network';

/** A call that did not succeed. `message` is what a person may read; it is empty when the server gave no words. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: FailureCode;
  readonly errors: readonly FieldError[];

  constructor(status: number, code: FailureCode, message: string, errors: readonly FieldError[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** The words of a failed call, or `fallback` where it has none. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
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
  };

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
  route: Route<Params, Query, Body, Reply>,
  input: CallInput<Params, Query, Body>,
  transport: Transport = (url, init) => fetch(url, init),
): Promise<Parsed<Reply>> {
  const url = toUrl(route.path, input.params, input.query);
  const send = (session: Session | null) =>
    transport(url, {
      method: route.method,
      signal: input.signal ?? null,
      ...toContent(route.files !== undefined, input.body, input.files, session),
    });

  try {
    const session = readSession();
    let response = await send(session);
    if (response.status === 401 && session !== null && route.access !== 'public') {
      const renewed = await renewAccess(session.access);
      if (renewed !== null) response = await send(renewed);
    }
    if (!response.ok) throw await toApiError(response);
    return (route.reply === undefined ? undefined : await response.json()) as Parsed<Reply>;
  } catch (error) {
    if (error instanceof ApiError || input.signal?.aborted === true) throw error;
    throw new ApiError(0, 'network', '');
  }
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
  // Loaded here because public pages use this client too, and have no need of the contract's schemas.
  const { authApi } = await import('@tessera/contract/auth');
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
  return new ApiError(response.status, problem.code, problem.message ?? '', problem.errors ?? []);
}
