import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call a route: anybody, anybody signed in, or one role only. */
export type Access = 'public' | 'user' | 'designer' | 'customer';

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
  status: 200 | 201 | 204;
  /** The status where the work had been done by an earlier call; the reply is the same. */
  repeatStatus?: 200;
  params: Params;
  query: Query;
  /** JSON, unless `files` is given: then the text fields of a multipart form. */
  body: Body;
  files?: Record<string, FileField>;
  /** Undefined for an answer without content. */
  reply: Reply;
  /** Codes this call may answer with, besides those every call may give (see `commonErrors`). */
  errors?: readonly ErrorCode[];
}

/** Where every call of the API lives. */
export const API_BASE = '/api/internal/v1/';

/** Declares a route; parts that are left out are undefined. */
export function route<
  By extends Access,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Reply extends Schema = undefined,
>(
  value: Omit<Route<Params, Query, Body, Reply, By>, 'params' | 'query' | 'body' | 'reply'> & {
    params?: Params;
    query?: Query;
    body?: Body;
    reply?: Reply;
  },
): Route<Params, Query, Body, Reply, By> {
  return value as Route<Params, Query, Body, Reply, By>;
}

/** The type a schema gives after parsing, or undefined where a route has no such part. */
export type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The type a caller passes to a schema, or undefined where a route has no such part. */
export type Given<S> = S extends z.ZodType ? z.input<S> : undefined;
