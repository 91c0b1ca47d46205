import type { AccountExport } from '@tessera/contract/account/account';
import type { exportRepo } from './export.repo.ts';

/** How far the archive of an account is; `row` is undefined where none was asked for. */
export function toAccountExport(
  row: Awaited<ReturnType<ReturnType<typeof exportRepo>['find']>>,
): AccountExport {
  return {
    state: (row?.state as AccountExport['state'] | undefined) ?? 'none',
    requested_at: row?.requestedAt.toISOString() ?? null,
    ready_at: row?.readyAt?.toISOString() ?? null,
    expires_at: row?.expiresAt?.toISOString() ?? null,
    byte_count: row?.byteCount == null ? null : Number(row.byteCount),
  };
}
