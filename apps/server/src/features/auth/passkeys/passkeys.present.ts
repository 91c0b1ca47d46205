import type { Passkey } from '@tessera/contract/account/passkeys';

/** A passkey, as its owner sees it. */
export function toPasskey(row: {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}): Passkey {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}
