import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { RawAnswer } from './broken-requests.ts';

/** How fast the body of a request has to arrive. */
export interface BodyPace {
  /**
   * How long a body without files may take as a whole, and how long a form with files may take before its speed counts.
   */
  timeoutMs: number;
  /** Minimum speed of a form with files after `timeoutMs`, averaged over periods of that length. */
  uploadBytesPerSecondMin: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set if the route takes files: its body may then take longer. */
    takesFiles?: boolean;
  }
}

/** Largest body of any request, in bytes. A form is read to its end even when a file is at fault, so it needs a limit. */
export const BODY_BYTES_MAX = 400 * 1024 * 1024;

/** How often the speed of arriving bodies is checked. */
const LOOK_MS = 500;

/**
 * Every piece that arrives costs memory and time. The first ones (`FREE_PIECES`) may have any size. After that, the average
 * size must reach `PIECE_BYTES_MIN`. A network packet has more than 500 bytes, so only a deliberate sender stays below.
 */
const FREE_PIECES = 256;
const PIECE_BYTES_MIN = 32;

/** How long a connection stays open after a refusal, so that the sender can read the answer. */
const LINGER_MS = 1000;

/**
 * Breaks off requests whose body arrives too slowly (408 request_timeout), in too small pieces (400 malformed_body) or
 * without end (413 payload_too_large). It writes `rawAnswer` and closes the connection at once, because reading on would
 * cost time. The time that the server itself takes to read is not counted.
 */
export function guardBodies(app: FastifyInstance, pace: BodyPace, rawAnswer: RawAnswer): void {
  const underWay = new Set<Body>();
  const timer = setInterval(() => {
    for (const body of underWay) look(body);
  }, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const bytes = Number(raw.headers['content-length'] ?? 0);
    if (bytes > BODY_BYTES_MAX) {
      closeAfterAnswer(request, reply);
      return done(new AppError('payload_too_large'));
    }
    if (!raw.complete && (bytes > 0 || raw.headers['transfer-encoding'] !== undefined)) {
      const body = new Body(request, reply);
      underWay.add(body);
      raw.once('close', () => underWay.delete(body));
      // Node hands over each piece by this call. Seen any later, while somebody reads, thousands would have been kept
      // already: 50 forms in pieces of one byte took 300 MB while their callers were looked up (measured).
      raw.push = (piece: Buffer | null, encoding) => {
        if (piece !== null && !receive(body, piece.length)) return false;
        return IncomingMessage.prototype.push.call(raw, piece, encoding);
      };
    }
    done();
  });

  const refuse = (body: Body, fault: AppError) => {
    underWay.delete(body);
    body.breakOff(fault, rawAnswer);
  };

  /**
   * Whether the piece is still wanted. When a body is broken off, thousands of its pieces may have been received
   * already.
   */
  const receive = (body: Body, bytes: number): boolean => {
    if (body.isBrokenOff) return false;
    body.bytes += bytes;
    body.pieces += 1;
    if (body.bytes > BODY_BYTES_MAX) refuse(body, new AppError('payload_too_large'));
    else if (body.pieces > FREE_PIECES && body.bytes < body.pieces * PIECE_BYTES_MIN)
      refuse(
        body,
        new AppError('malformed_body', { message: 'The request arrives in too many small pieces.' }),
      );
    return !body.isBrokenOff;
  };

  const look = (body: Body) => {
    if (body.isComplete) return void underWay.delete(body);
    if (body.isWaitingForUs) return body.restartWindow();
    if (performance.now() - body.windowStart < pace.timeoutMs) return;
    const bytesMin = body.isFirstWindow ? 1 : (pace.uploadBytesPerSecondMin * pace.timeoutMs) / 1000;
    if (body.takesFiles && body.bytes - body.windowBytes >= bytesMin) body.startNextWindow();
    else refuse(body, new AppError('request_timeout'));
  };
}

/** A body that is still arriving. */
class Body {
  bytes = 0;
  pieces = 0;
  windowStart = performance.now();
  windowBytes = 0;
  isFirstWindow = true;
  isBrokenOff = false;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.#reply = reply;
  }

  get isComplete(): boolean {
    return this.#request.raw.complete;
  }

  get takesFiles(): boolean {
    return this.#request.routeOptions.config.takesFiles === true;
  }

  /** A piece has arrived and has not been read yet. */
  get isWaitingForUs(): boolean {
    return this.#request.raw.readableLength > 0;
  }

  /** Starts a new average. */
  restartWindow(): void {
    this.windowStart = performance.now();
    this.windowBytes = this.bytes;
  }

  startNextWindow(): void {
    this.isFirstWindow = false;
    this.restartWindow();
  }

  /** Ends the body with the fault for whoever reads it. */
  breakOff(fault: AppError, rawAnswer: RawAnswer): void {
    const { raw } = this.#request;
    this.isBrokenOff = true;
    if (!this.#reply.raw.headersSent) raw.socket.write(rawAnswer(fault));
    raw.destroy(fault);
  }
}

/**
 * Makes an answer the last one of its connection. Node would close the connection at once. If the sender is still sending, its
 * system would then discard the answer before anybody reads it. So the connection stays open for a moment, unread.
 */
export function closeAfterAnswer({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  const linger = () => {
    raw.unpipe().pause();
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  if (reply.raw.headersSent) return linger();
  void reply.header('connection', 'close');
  socket.destroySoon = linger;
}
