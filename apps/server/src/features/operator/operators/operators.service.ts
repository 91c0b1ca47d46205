import { EMAIL_PATTERN } from '@tessera/contract/account/sign-in-rules';
import type { OperatorAccount } from '@tessera/contract/operator/accounts';
import type { Db } from '../../../db/database.ts';
import type { PasswordLinksService } from '../../account/password-links.service.ts';
import type { CredentialsService } from '../../auth/credentials.service.ts';
import type { OperatorAccountsService } from '../accounts/accounts.service.ts';
import type { AuditedBy, AuditService } from '../audit/audit.service.ts';

/** Makes operators and removes them. Only the command line does. */
export type OperatorsService = ReturnType<typeof createOperatorsService>;

/** So many operators are listed. */
const LISTED_MAX = 500;

/** What became of an address that somebody wants to make an operator. */
export type AddedOperator =
  | { state: 'added' | 'there before'; url: string }
  /** The address belongs to a designer or a customer, or has no shape of one. */
  | { state: 'taken' | 'no address' };

/** An operator has no password until they use the one-time link, and opens nothing until they have a second factor. */
export function createOperatorsService(deps: {
  db: Db;
  credentials: Pick<CredentialsService, 'openWithoutPassword' | 'findAccount' | 'find' | 'remove'>;
  links: PasswordLinksService;
  accounts: Pick<OperatorAccountsService, 'list'>;
  audit: Pick<AuditService, 'write'>;
}) {
  const { db, credentials, links, accounts, audit } = deps;

  const findOperator = async (email: string) => {
    const id = await credentials.findAccount(email);
    const account = id === undefined ? undefined : await credentials.find(id);
    return account?.role === 'operator' ? account : undefined;
  };

  return {
    /** Makes an operator and a one-time link that sets the password. An existing operator gets a new link, which ends the earlier ones. */
    async add(by: AuditedBy, email: string): Promise<AddedOperator> {
      if (!EMAIL_PATTERN.test(email)) return { state: 'no address' };
      const known = await findOperator(email);
      return db.transaction().execute(async (tx): Promise<AddedOperator> => {
        const accountId = known?.id ?? (await credentials.openWithoutPassword(tx, email, 'operator'));
        if (accountId === undefined) return { state: 'taken' };
        const url = await links.make(tx, accountId);
        // The audit names an operator also after their account is gone.
        const note = known === undefined ? email : `${known.email}: a new link to a password`;
        await audit.write(tx, by, { action: 'operator.add', subjectId: accountId, accountId, note });
        return { state: known === undefined ? 'added' : 'there before', url };
      });
    },

    /** Deletes an operator's account; their sessions end. @returns false if there is no such operator */
    async remove(by: AuditedBy, email: string): Promise<boolean> {
      const account = await findOperator(email);
      if (account === undefined) return false;
      await db.transaction().execute(async (tx) => {
        const addresses = [account.email, ...(await links.addressesOf(tx, account.id))];
        await audit.write(tx, by, {
          action: 'operator.remove',
          subjectId: account.id,
          accountId: account.id,
          note: account.email,
        });
        await credentials.remove(tx, account.id, addresses);
      });
      return true;
    },

    /** Latest first. */
    async list(): Promise<OperatorAccount[]> {
      const everybody = {
        q: '',
        role: 'operator',
        standing: undefined,
        limit: LISTED_MAX,
        offset: 0,
      } as const;
      return (await accounts.list(everybody)).accounts;
    },
  };
}
