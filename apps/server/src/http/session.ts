import type { Role } from '@tessera/contract/account/auth';
import type { Access } from '@tessera/contract/route';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Who is calling, as read from the database. */
export interface Actor {
  accountId: string;
  sessionId: string;
  role: Role;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling. Set if the call requires a signed-in user. */
    actor?: Actor;
  }
}

/** Finds the account of an access token; undefined if the token is invalid or has expired. */
export type Authenticate = (accessToken: string) => Promise<Actor | undefined>;

const BEARER = /^bearer +([^\s]+)$/i;

/**
 * Finds out who is calling, stores that in the request, and checks that they may make this kind of call.
 * @throws AppError not_authenticated, token_not_valid or permission_denied
 */
export async function admit(
  request: FastifyRequest,
  access: Exclude<Access, 'public'>,
  authenticate: Authenticate,
): Promise<void> {
  const header = request.headers.authorization;
  if (header === undefined) throw new AppError('not_authenticated');
  const token = BEARER.exec(header)?.[1];
  const actor = token === undefined ? undefined : await authenticate(token);
  if (actor === undefined) throw new AppError('token_not_valid');
  // Set before the role is checked, so that the security log can name who was refused.
  request.actor = actor;
  if (access !== 'user' && actor.role !== access) throw new AppError('permission_denied');
}
