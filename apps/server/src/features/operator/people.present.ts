import type { AccountRole } from '@tessera/contract/account/auth';
import type { Person } from '@tessera/contract/operator/people';
import type { Standing } from '@tessera/contract/operator/operator-values';
import type { PersonRow } from './people.repo.ts';

/** Somebody, as operators see them. */
export function toPerson(row: PersonRow): Person {
  const { id, role, email, name, createdAt } = row;
  return {
    id,
    role: role as AccountRole,
    name,
    email,
    created_at: createdAt.toISOString(),
    standing: toStanding(row),
  };
}

/** How an account stands: a suspension comes before everything else. */
function toStanding({ suspendedAt, vetting }: Pick<PersonRow, 'suspendedAt' | 'vetting'>): Standing {
  if (suspendedAt !== null) return 'suspended';
  return (vetting as 'waiting' | 'declined' | null) ?? 'good';
}
