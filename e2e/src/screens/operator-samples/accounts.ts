import type { OperatorAccount } from '@tessera/contract/operator/accounts';
import type { Person } from '@tessera/contract/operator/people';
import { person, freya, zeynep, callum, nora } from './people.ts';

const account = (one: Person, fields: Partial<OperatorAccount> = {}): OperatorAccount => ({
  ...one,
  email_verified: true,
  last_seen_at: '2026-11-23T10:40:00.000Z',
  suspended_at: null,
  things_count: 6,
  limit: 20,
  has_own_limit: false,
  ...fields,
});

/** Accounts of every role and standing. */
export const accounts: OperatorAccount[] = [
  account(zeynep, { suspended_at: '2026-11-20T10:00:00.000Z', last_seen_at: null }),
  account(freya, { limit: 40, has_own_limit: true, things_count: 22 }),
  account(nora, { limit: 10, things_count: 2 }),
  account(callum, { email_verified: false }),
  account(person('d5', 'Piet de Vries', 'designer', 'declined'), { things_count: 1 }),
  account(
    { ...person('c7', '', 'customer'), email: 'somebody.with.a.rather.long.address@mail.example.com' },
    { limit: 10, things_count: 0 },
  ),
  account({ ...person('o1', '', 'operator'), email: 'morgan@example.com' }, { limit: null, things_count: 0 }),
];
