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

/** One call of the API as a plain value: the server mounts it, the web calls it, the OpenAPI document prints it. */
export interface Route<
  Params extends z.ZodObject | undefined = z.ZodObject | undefined,
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType | undefined = z.ZodType | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to {@link API_BASE}, with a trailing slash; parameters as `:name`. */
  path: string;
  access: Access;
  summary: string;
  /** The status of a success. */
  status: 200 | 201 | 204;
  params?: Params;
  query?: Query;
  /** JSON, unless `files` is given: then the text fields of a multipart form. */
  body?: Body;
  files?: Record<string, FileField>;
  /** Undefined for an answer without content. */
  reply?: Reply;
  /** Codes this call may answer with, besides those every call may give (see `commonErrors`). */
  errors?: readonly ErrorCode[];
}

/** Where every call of the API lives. */
export const API_BASE = '/api/internal/v1/';

/** Declares a route; only fixes the types. */
export function route<
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Reply extends z.ZodType | undefined = undefined,
>(value: Route<Params, Query, Body, Reply>): Route<Params, Query, Body, Reply> {
  return value;
}

/** The type a schema gives after parsing, or undefined where a route has no such part. */
export type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The type a caller passes to a schema, or undefined where a route has no such part. */
export type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
