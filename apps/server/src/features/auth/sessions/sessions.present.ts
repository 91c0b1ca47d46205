import type { Session } from '@tessera/contract/account/account';

/** A session, as the owner of its account sees it. */
export function toSession(
  row: { id: string; device: string; network: string; createdAt: Date; refreshedAt: Date },
  isCurrent: boolean,
): Session {
  return {
    id: row.id,
    device: row.device,
    place: row.network,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.refreshedAt.toISOString(),
    is_current: isCurrent,
  };
}
