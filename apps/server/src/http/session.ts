import type { Role } from '@tessera/contract/auth';
import type { Access } from '@tessera/contract/route';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Who is calling, as the database knows them. */
export interface Actor {
  accountId: string;
  role: Role;
}

/** Finds who an access token belongs to; undefined when it is not, or no longer, valid. */
export type Authenticate = (accessToken: string) => Promise<Actor | undefined>;

const BEARER = /^bearer +([^\s]+)$/i;

/**
 * Finds out who is calling and whether they may make this kind of call.
 * @throws AppError not_authenticated, token_not_valid or permission_denied
 */
export async function admit(
  request: FastifyRequest,
  access: Exclude<Access, 'public'>,
  authenticate: Authenticate,
): Promise<Actor> {
  const header = request.headers.authorization;
  if (header === undefined) throw new AppError('not_authenticated');
  const token = BEARER.exec(header)?.[1];
  const actor = token === undefined ? undefined : await authenticate(token);
  if (actor === undefined) throw new AppError('token_not_valid');
  if (access !== 'user' && actor.role !== access) throw new AppError('permission_denied');
  return actor;
}
