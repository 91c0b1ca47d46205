import type { AuditEntry } from '@tessera/contract/operator/audit';
import type { AuditRow } from './audit.repo.ts';

/** An entry of the audit, as operators see it. */
export function toEntry(row: AuditRow): AuditEntry {
  const { id, at, by, operatorId, operator, action, subjectId, accountId, account, note } = row;
  return {
    id,
    at: at.toISOString(),
    by,
    operator_id: operatorId,
    operator,
    action,
    subject_id: subjectId,
    account_id: accountId,
    account: account ?? '',
    note,
  };
}
