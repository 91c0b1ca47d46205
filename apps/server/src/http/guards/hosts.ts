import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { AppError } from '../app-error.ts';
import { createOrigin } from '../pagination.ts';

/** Called by whatever watches the process, which may know only its IP address. */
const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/**
 * Refuses requests whose host is not a valid one (400 malformed_body). If the public address is set, it also refuses every
 * other host (421 misdirected_request). Callers on the same machine may use loopback names, and health checks any host.
 */
export function refuseForeignHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  const origin = createOrigin(undefined);
  const own = publicUrl === undefined ? undefined : new URL(publicUrl);
  const look = (request: FastifyRequest): AppError | undefined => {
    if (HEALTH_PATHS.has(request.url.split('?', 1)[0]!.replace(/\/$/, ''))) return undefined;
    const asked = origin(request);
    if (own === undefined || new URL(`${own.protocol}//${request.host}`).host === own.host) return undefined;
    const isLocal =
      isLoopbackName(new URL(asked).hostname) && isLoopbackAddress(request.socket.remoteAddress ?? '');
    return isLocal ? undefined : new AppError('misdirected_request');
  };
  app.addHook('onRequest', (request, _reply, done) => done(look(request)));
}

function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));
}

function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
