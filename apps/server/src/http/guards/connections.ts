import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * How many requests one connection may have under way. Browsers send them one after the other. A client that sends many and
 * reads no answer keeps all of them in the server's memory: 50 connections with 300 requests each took 2 GB (measured).
 */
const UNDER_WAY_MAX = 8;

/**
 * Limits the open connections of an application, and the requests under way on each. A new connection beyond the limit
 * replaces the one that has waited longest for its client, be it for a request or for the client to read the answer. If no
 * connection waits, it replaces the one whose last request began first.
 */
export function boundConnections(app: FastifyInstance, max: number): void {
  const { server } = app;
  /** Open connections with their requests under way, in the order in which the last began. */
  const open = new Map<Socket, number>();
  /** The connections that wait for their client, the longest waiting first. */
  const waiting = new Set<Socket>();

  const close = (socket: Socket) => {
    open.delete(socket);
    waiting.delete(socket);
    socket.destroy();
  };

  server.on('connection', (socket) => {
    open.set(socket, 0);
    waiting.add(socket);
    socket.once('close', () => close(socket));
    if (open.size > max) close([...waiting.values().take(1), ...open.keys().take(1)][0]!);
  });

  server.on('request', ({ socket }, response) => {
    const underWay = open.get(socket);
    if (underWay === undefined) return;
    if (underWay === UNDER_WAY_MAX) return close(socket);
    waiting.delete(socket);
    open.delete(socket);
    open.set(socket, underWay + 1);
    response.once('prefinish', () => {
      if (open.has(socket)) waiting.add(socket);
    });
    response.once('close', () => {
      const left = open.get(socket);
      if (left !== undefined) open.set(socket, left - 1);
    });
  });

  // When a connection is closed, hundreds of its requests may have been received already.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket.destroyed) reply.hijack();
    else done();
  });
}
