import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import type { MailedLinks } from './mails/mailed-links.ts';

/** Links to a new password that are handed over instead of mailed. */
export type PasswordLinksService = ReturnType<typeof createPasswordLinksService>;

/** They are the same as the mailed ones: each works once, and for half an hour. */
export function createPasswordLinksService({ links }: { links: MailedLinks }) {
  return {
    /** Makes a link within a transaction; earlier ones of the account work no more. @returns where it leads */
    async make(tx: Tx, accountId: string): Promise<string> {
      const id = randomUUIDv7();
      await links.cancel(tx, accountId, ['reset-password']);
      await links.store(tx, { id, accountId, purpose: 'reset-password' });
      return links.url(id, 'reset-password');
    },

    /** The addresses that an account has had or asked for lately. */
    addressesOf: (tx: Tx, accountId: string): Promise<string[]> => links.addressesOf(tx, accountId),
  };
}
