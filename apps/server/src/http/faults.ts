import type { ErrorCode } from '@tessera/contract/errors/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorageFull, isUnavailable } from '../unavailable.ts';
import { AppError, toProblem } from './app-error.ts';

/**
 * After how many seconds to try again, by status, where the fault itself does not say. Most outages are short. A full disk
 * lasts until a person makes room.
 */
const RETRY_AFTER_SECONDS: Partial<Record<number, number>> = { 429: 60, 503: 2, 507: 60 };

/**
 * Answers every fault with a problem document. An unforeseen fault becomes a 500 without details and is logged with its cause.
 * `onFault` hears of all of them.
 */
export function installFaultHandling(
  app: FastifyInstance,
  onFault: (fault: AppError, request: FastifyRequest) => void = () => {},
): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const fault = toAppError(error);
    if (fault.code === 'unavailable' || fault.code === 'storage_full')
      request.log.warn({ event: 'http.refused', code: fault.code, cause: causeOf(error) }, 'request refused');
    else if (fault.status >= 500) request.log.error({ err: error, event: 'http.fault' }, 'request failed');
    onFault(fault, request);
    return answer(reply, fault);
  });
}

/**
 * Answers addresses at which nothing is mounted. Used where the web application, which has its own page for them, is not
 * served.
 */
export function answerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => answer(reply, new AppError('not_found')));
}

/** Sends a fault as a problem document. */
export function answer(reply: FastifyReply, fault: AppError): FastifyReply {
  if (fault.status === 401) void reply.header('www-authenticate', 'Bearer');
  const retryAfterSeconds = fault.retryAfterSeconds ?? RETRY_AFTER_SECONDS[fault.status];
  if (retryAfterSeconds !== undefined && !reply.hasHeader('retry-after'))
    void reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(fault.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(toProblem(fault)));
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (isStorageFull(error)) return new AppError('storage_full', { cause: error });
  if (isUnavailable(error)) return new AppError('unavailable', { cause: error });
  const code = codeOfStatus(error.statusCode ?? 500);
  return new AppError(code, { cause: error });
}

function causeOf(error: Error): string {
  return error instanceof AppError && error.cause instanceof Error ? error.cause.message : error.message;
}

/** Faults of the framework and its plugins come with a status of their own. */
function codeOfStatus(status: number): ErrorCode {
  switch (status) {
    case 404:
      return 'not_found';
    case 413:
      return 'payload_too_large';
    case 415:
      return 'unsupported_media_type';
    case 429:
      return 'throttled';
    case 503:
      return 'unavailable';
    default:
      return status >= 400 && status < 500 ? 'malformed_body' : 'server_error';
  }
}
