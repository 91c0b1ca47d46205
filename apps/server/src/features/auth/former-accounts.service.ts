import type { Role } from '@tessera/contract/account/auth';

/**
 * The accounts that stand in completed engagements for all customers and designers whose own accounts are deleted. Nobody can sign in to
 * them, and nobody writes to them (ADR 38).
 */
export const FORMER_ACCOUNTS: Readonly<Record<Role, string>> = {
  customer: '00000000-0000-7000-8000-000000000001',
  designer: '00000000-0000-7000-8000-000000000002',
};

const NAMES: Readonly<Record<Role, string>> = { customer: 'Former customer', designer: 'Former designer' };

/** Whether an account stands for those that are deleted. */
export const isFormer = (accountId: string): boolean =>
  accountId === FORMER_ACCOUNTS.customer || accountId === FORMER_ACCOUNTS.designer;

/** The name of whoever stands in an engagement: their own, or what is said of those whose accounts are deleted. */
export function nameOrFormer(role: Role, accountId: string, name: string): string {
  return accountId === FORMER_ACCOUNTS[role] ? NAMES[role] : name;
}
