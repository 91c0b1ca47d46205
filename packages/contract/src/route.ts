import type { z } from 'zod';
import type { ErrorCode, ErrorStatuses } from './errors/errors.ts';

/** Who may call a route: anybody, anybody signed in, designers and customers, or one role only. */
export type Access = 'public' | 'user' | 'member' | 'designer' | 'customer' | 'operator';

/** What a multipart body is made of besides its text fields: how many files a field takes, and how large each may be. */
export interface FileField {
  maxFiles: number;
  maxBytes: number;
  /** Media types that are accepted, judged by content and never by name. */
  mediaTypes: readonly string[];
}

type Schema = z.ZodType | undefined;

/** One call of the API as a plain value: the server mounts it, the web calls it, the OpenAPI document prints it. */
export interface Route<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  By extends Access = Access,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to {@link API_BASE}, with a trailing slash; parameters as `:name`. */
  path: string;
  access: By;
  summary: string;
  /** The status of a success. */
  status: 200 | 201 | 202 | 204;
  /** The status where the work had been done by an earlier call; the reply is the same. */
  repeatStatus?: 200;
  params: Params;
  query: Query;
  /** JSON, unless `files` is given: then the text fields of a multipart form. */
  body: Body;
  files?: Record<string, FileField>;
  /** With `files`: JSON is taken as well, for a call without files. */
  takesJson?: true;
  /** Undefined for an answer without content. */
  reply: Reply;
  /** Makes something new: takes {@link IDEMPOTENCY_KEY_HEADER}, so that a call sent twice makes it once. */
  isCreation?: true;
  /**
   * Is about one thing that people edit: a reply carries its `ETag`, a reading takes `If-None-Match`, and what changes the
   * thing takes `If-Match`.
   */
  isVersioned?: true;
  /** May be called by an operator who still has to set up a second factor. No other call that needs a session may. */
  opensBeforeSecondFactor?: true;
  /** Codes this call may answer with, besides those every call may give (see `commonErrors`). */
  errors?: readonly ErrorCode[];
  /** Codes that this call answers with another status than the catalogue's. */
  errorStatuses?: ErrorStatuses;
}

/** Where every call of the API lives. */
export const API_BASE = '/api/internal/v1/';

/** Says which calls are the same one sent again: 1 to 200 visible ASCII characters, bare or as a quoted string. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/** The longest key, in characters; a UUID has 36. */
export const IDEMPOTENCY_KEY_LENGTH_MAX = 200;

/** Is `true` on an answer that was given before to the same call. */
export const IDEMPOTENCY_REPLAYED_HEADER = 'idempotency-replayed';

/** Whether a route refuses to change what somebody else has changed since it was read. */
export function takesIfMatch({ isVersioned, isCreation, method }: Route): boolean {
  return isVersioned === true && isCreation !== true && method !== 'GET';
}

/**
 * Declares a route; parts that are left out are undefined. Its type knows the method and the path to the letter.
 * @__NO_SIDE_EFFECTS__ Pages that use the schemas of a file drop its routes.
 */
export function route<
  const Method extends Route['method'],
  const Path extends string,
  By extends Access,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Reply extends Schema = undefined,
  Files extends Route['files'] = undefined,
  TakesJson extends true | undefined = undefined,
>(
  value: Omit<Route<Params, Query, Body, Reply, By>, 'params' | 'query' | 'body' | 'reply' | 'takesJson'> & {
    method: Method;
    path: Path;
    files?: Files;
    takesJson?: TakesJson;
    params?: Params;
    query?: Query;
    body?: Body;
    reply?: Reply;
  },
): Route<Params, Query, Body, Reply, By> & {
  method: Method;
  path: Path;
  files?: Files;
  takesJson?: TakesJson;
} {
  return value as Route<Params, Query, Body, Reply, By> & {
    method: Method;
    path: Path;
    files?: Files;
    takesJson?: TakesJson;
  };
}

/** The type a schema gives after parsing, or undefined where a route has no such part. */
export type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The type a caller passes to a schema, or undefined where a route has no such part. */
export type Given<S> = S extends z.ZodType ? z.input<S> : undefined;
