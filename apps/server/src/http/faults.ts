import type { Socket } from 'node:net';
import type { ErrorCode } from '@tessera/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { AppError, toProblem } from './app-error.ts';

/** Answers every fault with a problem document; what nobody foresaw becomes a bland 500 and is logged with its cause. */
export function installFaultHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const fault = toAppError(error);
    if (fault.status >= 500) request.log.error({ err: error, event: 'http.fault' }, 'request failed');
    return answer(reply, fault);
  });
}

/** Answers every address that nothing is mounted at; the web application brings an answer of its own. */
export function answerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => answer(reply, new AppError('not_found')));
}

/** Sends a fault as a problem document. */
export function answer(reply: FastifyReply, fault: AppError): FastifyReply {
  if (fault.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply
    .code(fault.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(toProblem(fault)));
}

/** A broken request line never reaches a route; it gets the same kind of answer, written by hand. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const body = JSON.stringify(
    toProblem(new AppError('malformed_body', { message: 'The request could not be read.' })),
  );
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  const code = codeOfStatus(error.statusCode ?? 500);
  return new AppError(code, { cause: error });
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
