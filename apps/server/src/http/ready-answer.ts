import type { FieldError } from '@tessera/contract/errors/errors';
import { toFieldErrors } from '@tessera/contract/errors/faults';
import type { Route } from '@tessera/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError, invalidFields } from './app-error.ts';
import { entityTag, isKnown } from './repeats/entity-tag.ts';
import type { ReadyAnswer } from './repeats/given-answers.ts';

/** Any route of the contract. */
export type AnyRoute = Route<any, any, any, any, any>;

/** What a handler returns. That of a versioned route has an `edit_version`, which goes into the entity tag. */
export type Answer<R extends AnyRoute> = R['reply'] extends z.ZodType ? z.input<R['reply']> : void;

/**
 * Reads the parts of a request by the schemas of its route. Every fault of every part is reported at once.
 * @throws AppError malformed_body or invalid
 */
export function parse(route: AnyRoute, request: FastifyRequest, sentBody: unknown) {
  const faults: FieldError[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(value, { reportInput: true });
    if (!result.success) faults.push(...toFieldErrors(result.error));
    return result.data;
  };
  const params = read(route.params, request.params);
  const query = read(route.query, request.query);
  const body = sentBody === undefined && isOptional(route.body) ? {} : sentBody;
  if (route.body !== undefined && !isObject(body)) throw new AppError('malformed_body');
  const parsedBody = read(route.body, body);
  if (faults.length > 0) throw invalidFields(faults);
  return { params, query, body: parsedBody };
}

/** Whether every field of a body may be left out: then there may be no body at all. */
function isOptional(body: z.ZodType | undefined): boolean {
  return body?.safeParse({}).success === true;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Drops fields that the contract does not name, so that no column of a table is sent by mistake. */
export function toReadyAnswer(route: AnyRoute, result: unknown, isRepeat: boolean): ReadyAnswer {
  const status = (isRepeat ? route.repeatStatus : undefined) ?? route.status;
  if (route.reply === undefined) return { status, body: undefined, etag: undefined };
  const body = JSON.stringify(route.reply.parse(result));
  if (!route.isVersioned) return { status, body, etag: undefined };
  return { status, body, etag: entityTag((result as { edit_version: number }).edit_version, body) };
}

/** Sends an answer, or 304 to a caller who has it. */
export function send(reply: FastifyReply, { status, body, etag }: ReadyAnswer): FastifyReply {
  void reply.header('cache-control', 'no-store');
  if (etag !== undefined) void reply.header('etag', etag);
  const { method, headers } = reply.request;
  if (method === 'GET' && etag !== undefined && isKnown(headers['if-none-match'], etag))
    return reply.code(304).send();
  void reply.code(status);
  return body === undefined ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}
