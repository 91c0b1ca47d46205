import type { Socket } from 'node:net';
import { AppError, toProblem } from '../app-error.ts';

/** How long the sender has to read the answer. Then the connection is closed even if the sender goes on sending. */
const LINGER_MS = 1000;

/**
 * Writes a fault as a complete HTTP answer that ends the connection. For requests that cannot be answered in another
 * way.
 */
export type RawAnswer = (fault: AppError) => string;

/** Makes raw answers that carry these headers. */
export function createRawAnswer(headers: Readonly<Record<string, string>>): RawAnswer {
  return (fault) => {
    const problem = toProblem(fault);
    const body = JSON.stringify(problem);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    return `HTTP/1.1 ${problem.status} ${problem.title}\r\n${lines.join('')}\r\n${body}`;
  };
}

/**
 * Answers what could not be read as a request, and so never reaches a route, with the same kind of document: 400
 * malformed_body, 408 request_timeout or 431 headers_too_large. The connection is then closed.
 */
export function answerBrokenRequests(rawAnswer: RawAnswer) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    socket.end(rawAnswer(faultOf(error.code)));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

function faultOf(code: string | undefined): AppError {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new AppError('request_timeout');
    case 'HPE_HEADER_OVERFLOW':
      return new AppError('headers_too_large');
    default:
      return new AppError('malformed_body', { message: 'The request could not be read.' });
  }
}
