import type { Session } from '@tessera/contract/account/account';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../http/ids.ts';
import type { Actor } from '../../../http/session.ts';
import { authRepo } from '../auth.repo.ts';
import { toSession } from './sessions.present.ts';
import { SESSION_IDLE_DAYS } from '../tokens/tokens.ts';

/** The sessions of an account, for its owner. */
export type SessionsService = ReturnType<typeof createSessionsService>;

/** Lists sessions and ends them. */
export function createSessionsService({ db, clock }: { db: Db; clock: () => Date }) {
  return {
    /** The session that asks first, then those last used. */
    async list({ accountId, sessionId }: Actor): Promise<Session[]> {
      const idleSince = new Date(clock().getTime() - SESSION_IDLE_DAYS * 86_400_000);
      const rows = await authRepo(db).listSessions(accountId, clock(), idleSince);
      const isCurrent = ({ id }: { id: string }) => id === sessionId;
      return rows
        .toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)))
        .map((row) => toSession(row, isCurrent(row)));
    },

    /** A session, whether or not it lasts; undefined once it is deleted. */
    find: (id: string) => authRepo(db).findSession(id),

    /** @throws AppError not_found unless it is a session of this account that lasts */
    async end(accountId: string, id: string): Promise<void> {
      if (!isId(id) || !(await authRepo(db).endSessionOf(accountId, id, clock())))
        throw new AppError('not_found');
    },

    endAll: (accountId: string) => authRepo(db).endSessionsOf(accountId, clock()),
  };
}
