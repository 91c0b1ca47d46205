import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isId } from './ids.ts';

/** How long a browser keeps the cookie after the last sign-in. */
const COOKIE_SECONDS = 90 * 86_400;

declare module 'fastify' {
  interface FastifyRequest {
    /** The id in the cookie of the calling device, or a new id if the device has not signed in before. */
    readonly device: string;
    /** Whether the call comes from somebody who is signed in, or from a device that has signed in before. */
    readonly isFromMember: boolean;
    /** Set to have the answer store `device` in a cookie. */
    rememberDevice: boolean;
  }
}

/**
 * Recognises a device that has signed in before, so that somebody else's guesses do not slow its owner down (ADR 23). The
 * cookie gives access to nothing, scripts cannot read it, and requests from other sites do not carry it.
 */
export async function installDeviceCookie(
  app: FastifyInstance,
  { isSecure }: { isSecure: boolean },
): Promise<void> {
  // With this prefix, browsers accept the cookie only from this host itself and only over an encrypted connection.
  const name = isSecure ? '__Host-device' : 'device';
  // Few calls ask for a cookie, so they are read for those only.
  await app.register(cookie, { hook: false });
  const sentBy = ({ headers }: FastifyRequest) =>
    headers.cookie === undefined ? undefined : app.parseCookie(headers.cookie)[name];
  // Few calls ask for the device, so an id is made for those only.
  const devices = new WeakMap<FastifyRequest, string>();
  app.decorateRequest('device', {
    getter(this: FastifyRequest) {
      const sent = sentBy(this);
      const device = devices.get(this) ?? (sent !== undefined && isId(sent) ? sent : randomUUID());
      devices.set(this, device);
      return device;
    },
  });
  app.decorateRequest('isFromMember', {
    getter(this: FastifyRequest) {
      return this.headers.authorization !== undefined || sentBy(this) !== undefined;
    },
  });
  app.decorateRequest('rememberDevice', false);
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.rememberDevice)
      void reply.header(
        'set-cookie',
        app.serializeCookie(name, request.device, {
          path: '/',
          httpOnly: true,
          sameSite: 'strict',
          secure: isSecure,
          maxAge: COOKIE_SECONDS,
        }),
      );
    done();
  });
}
