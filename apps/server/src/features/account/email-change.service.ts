import { randomUUIDv7 } from 'node:crypto';
import { EMAIL_PATTERN } from '@tessera/contract/account/sign-in-rules';
import type { Db } from '../../db/database.ts';
import { fieldError, invalidFields } from '../../http/app-error.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { CredentialsService } from '../auth/credentials.service.ts';
import type { Caller } from '../auth/places/places.service.ts';
import { addressTakenMail, changeEmailMail, emailChangedMail } from './mails/account-mails.ts';
import { mailChangeEmail, mailEmailChanged } from './account.jobs.ts';
import { linkFault, type MailedLinks } from './mails/mailed-links.ts';

/** Gives accounts another address. */
export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

interface Link {
  id: string;
  accountId: string;
  email: string | null;
}

/**
 * An address changes once its reader has used a link. The former address gets a link that takes the change back, and nobody else
 * can have that address while the link works.
 */
export function createEmailChangeService(deps: {
  db: Db;
  queue: Queue;
  outbox: Outbox;
  credentials: CredentialsService;
  links: MailedLinks;
  productName: string;
}) {
  const { db, queue, outbox, credentials, links, productName } = deps;

  return {
    /**
     * Does the same for every address: a job finds out whether it is taken.
     * @throws AppError password_incorrect, email_incorrect or throttled
     */
    async request(
      accountId: string,
      { password, email }: { password: string; email: string },
      caller: Caller,
    ): Promise<void> {
      if (!EMAIL_PATTERN.test(email)) throw invalidFields([fieldError('email', 'email_incorrect')]);
      await credentials.checkPassword(accountId, password, 'password', caller);
      const linkId = randomUUIDv7();
      await db.transaction().execute(async (tx) => {
        await links.store(tx, { id: linkId, accountId, purpose: 'change-email', email });
        await queue.add(tx, mailChangeEmail, { linkId });
      });
    },

    /** Uses a link to a new address. Links mailed to the former one become useless. @throws AppError token_not_valid (400) */
    confirm: ({ id, accountId, email }: Link): Promise<string> =>
      db.transaction().execute(async (tx) => {
        const account = await credentials.lock(tx, accountId);
        if (account === undefined || email === null) throw linkFault();
        await links.use(tx, id);
        await links.cancel(tx, accountId, ['change-email', 'verify-email', 'reset-password']);
        if (!(await credentials.setEmail(tx, accountId, email))) throw linkFault();
        const linkId = randomUUIDv7();
        await links.store(tx, { id: linkId, accountId, purpose: 'undo-email', email: account.email });
        await queue.add(tx, mailEmailChanged, { linkId });
        return email;
      }),

    /**
     * Gives an account its former address back and ends every session. Later changes are taken back with it; the links of earlier
     * ones still work. @throws AppError token_not_valid (400)
     */
    async undo(token: string): Promise<string> {
      const { id, accountId, email } = await links.read(['undo-email'], token);
      return db.transaction().execute(async (tx) => {
        const account = await credentials.lock(tx, accountId);
        if (account === undefined || email === null) throw linkFault();
        await links.use(tx, id);
        await links.cancel(tx, accountId, ['undo-email'], id);
        await links.cancel(tx, accountId, ['change-email', 'verify-email', 'reset-password']);
        if (!(await credentials.setEmail(tx, accountId, email))) throw linkFault();
        await credentials.endSessions(tx, accountId);
        return email;
      });
    },

    /** Mails the link to a new address, or tells the address that it is taken. A link that was used is not mailed again. */
    async mailChangeEmail(linkId: string): Promise<void> {
      const link = await links.find(linkId);
      if (link?.email == null) return;
      const mail = (await credentials.isFree(link.email, link.accountId))
        ? changeEmailMail(productName, links.url(linkId, 'change-email'))
        : addressTakenMail(productName);
      await outbox.post(linkId, link.email, mail);
    },

    /** Tells the former address of a change. */
    async mailEmailChanged(linkId: string): Promise<void> {
      const link = await links.find(linkId);
      if (link?.email == null) return;
      await outbox.post(linkId, link.email, emailChangedMail(productName, links.url(linkId, 'undo-email')));
    },
  };
}
