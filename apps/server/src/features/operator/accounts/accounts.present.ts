import type { OperatorAccount } from '@tessera/contract/operator/accounts';
import { toPerson } from '../people.present.ts';
import type { AccountRow } from './accounts.repo.ts';

/** An account, as operators see it; `limit` is how many projects or orders it may have. */
export function toAccount(row: AccountRow, limit: number | null): OperatorAccount {
  return {
    ...toPerson(row),
    email_verified: row.emailVerifiedAt !== null,
    last_seen_at: row.lastSeenAt?.toISOString() ?? null,
    suspended_at: row.suspendedAt?.toISOString() ?? null,
    things_count: row.thingsCount,
    limit,
    has_own_limit: row.projectLimit !== null,
  };
}
