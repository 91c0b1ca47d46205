import type { AuditEntry } from '@tessera/contract/operator/audit';
import { zeynep } from './people.ts';

/** What was done by operators, and by command line. */
export const auditEntries: AuditEntry[] = [
  {
    id: 'a3',
    at: '2026-11-23T11:20:00.000Z',
    by: 'operator',
    operator_id: 'o1',
    operator: 'morgan@example.com',
    action: 'account.suspend',
    subject_id: '0198f2a1-5a7e-7b1c-9d55-3f1f6f3f0c21',
    account_id: '0198f2a1-5a7e-7b1c-9d55-3f1f6f3f0c21',
    account: zeynep.email,
    note: 'A threat with a place in it.',
  },
  {
    id: 'a2',
    at: '2026-11-23T10:58:00.000Z',
    by: 'operator',
    operator_id: 'o1',
    operator: 'morgan@example.com',
    action: 'photo.hide',
    subject_id: '0198f2a1-77aa-7c02-8e1d-90ac51be2f10',
    account_id: null,
    account: '',
    note: '',
  },
  {
    id: 'a1',
    at: '2026-11-01T08:00:00.000Z',
    by: 'command',
    operator_id: null,
    operator: 'root',
    action: 'operator.add',
    subject_id: '0198f2a1-1111-7c02-8e1d-90ac51be2f10',
    account_id: '0198f2a1-1111-7c02-8e1d-90ac51be2f10',
    account: 'morgan@example.com',
    note: '',
  },
];
