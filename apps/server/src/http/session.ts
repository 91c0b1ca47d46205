import type { AccountRole } from '@tessera/contract/account/auth';
import type { Access } from '@tessera/contract/route';
import type { FastifyRequest } from 'fastify';
import type { Moment } from '../db/moment.ts';
import { AppError } from './app-error.ts';

/** Who is calling, as read from the database. */
export interface Actor<R extends AccountRole = AccountRole> {
  accountId: string;
  sessionId: string;
  role: R;
  /** Whether an operator still has to set up a second factor, before which next to nothing opens. */
  lacksSecondFactor: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling. Set if the call requires a signed-in user. */
    actor?: Actor;
  }
}

/** Finds the account of an access token; undefined if the token is invalid or has expired. */
export type Authenticate = (accessToken: string) => Promise<Actor | undefined>;

/** What the database says of the answers of an account. */
export interface AnswerState {
  /** Now. */
  moment: Moment;
  /** Whether nothing that the answers are made from has changed since the moment asked about. */
  isUnchanged: boolean;
}

/**
 * The same, and says of the account whether what its answers are made from has changed since the moment that `momentOf` names,
 * in one statement.
 */
export type AuthenticateSince = (
  accessToken: string,
  momentOf: (accountId: string) => Moment | undefined,
) => Promise<{ actor: Actor; state: AnswerState } | undefined>;

const BEARER = /^bearer +([^\s]+)$/i;

/**
 * Finds out who is calling, stores that in the request, and checks that they may make this kind of call.
 * @throws AppError not_authenticated, token_not_valid, permission_denied or second_factor_missing
 */
export async function admit(
  request: FastifyRequest,
  { access, opensBeforeSecondFactor }: { access: Exclude<Access, 'public'>; opensBeforeSecondFactor?: true },
  authenticate: Authenticate,
): Promise<void> {
  const header = request.headers.authorization;
  if (header === undefined) throw new AppError('not_authenticated');
  const token = BEARER.exec(header)?.[1];
  const actor = token === undefined ? undefined : await authenticate(token);
  if (actor === undefined) throw new AppError('token_not_valid');
  // Set before the role is checked, so that the security log can name who was refused.
  request.actor = actor;
  if (!mayCall(actor.role, access)) throw new AppError('permission_denied');
  if (actor.lacksSecondFactor && opensBeforeSecondFactor !== true)
    throw new AppError('second_factor_missing');
}

function mayCall(role: AccountRole, access: Exclude<Access, 'public'>): boolean {
  if (access === 'user') return true;
  return access === 'member' ? role !== 'operator' : role === access;
}
