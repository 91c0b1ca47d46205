import { randomUUIDv7 } from 'node:crypto';
import type { Me } from '@tessera/contract/account/account';
import type { Db, Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/session.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { CredentialsService, OwnAccount } from '../auth/credentials.service.ts';
import type { SecondFactorService } from '../auth/second-factor/second-factor.service.ts';
import type { Caller } from '../auth/places/places.service.ts';
import { passwordChangedMail, passwordResetMail, verificationMail } from './mails/account-mails.ts';
import { toMe } from './account.present.ts';
import { mailPasswordChanged, mailPasswordReset, mailVerification } from './account.jobs.ts';
import type { EmailChangeService } from './email-change.service.ts';
import { linkFault, type MailedLinks } from './mails/mailed-links.ts';

/** What people do with their own account. */
export type AccountService = ReturnType<typeof createAccountService>;

/** Confirms addresses and replaces passwords by mailed links. */
export function createAccountService(deps: {
  db: Db;
  queue: Queue;
  outbox: Outbox;
  credentials: CredentialsService;
  secondFactor: Pick<SecondFactorService, 'isSetUp'>;
  links: MailedLinks;
  emailChange: EmailChangeService;
  /** Where people reach the product. */
  webUrl: string;
  productName: string;
}) {
  const { db, queue, outbox, credentials, secondFactor, links, emailChange, webUrl, productName } = deps;

  const present = async (account: OwnAccount): Promise<Me> =>
    toMe(account, {
      sendsMail: outbox.sends,
      passkeysCount: await credentials.countPasskeys(account.id),
      hasSecondFactor: account.role === 'operator' && (await secondFactor.isSetUp(account.id)),
    });

  /** @throws AppError token_not_valid if the account is gone */
  const read = async (accountId: string): Promise<OwnAccount> => {
    const account = await credentials.find(accountId);
    if (account === undefined) throw new AppError('token_not_valid');
    return account;
  };

  return {
    me: async (accountId: string) => present(await read(accountId)),

    /** Within the transaction of a sign-up. Where no mail is sent, nobody is asked to confirm anything. */
    async opened(tx: Tx, accountId: string): Promise<void> {
      if (outbox.sends) await queue.add(tx, mailVerification, { accountId, linkId: randomUUIDv7() });
    },

    /** Does nothing for an address that is confirmed. */
    async resendVerification(accountId: string): Promise<void> {
      if ((await read(accountId)).isConfirmed) return;
      const payload = { accountId, linkId: randomUUIDv7() };
      await db.transaction().execute((tx) => queue.add(tx, mailVerification, payload));
    },

    /**
     * Confirms the address of an account, or gives it the new one that the link is about.
     * @throws AppError token_not_valid (400)
     */
    async verifyEmail(token: string): Promise<string> {
      const link = await links.read(['verify-email', 'change-email'], token);
      if (link.purpose === 'change-email') return emailChange.confirm(link);
      return db.transaction().execute(async (tx) => {
        const account = await credentials.lock(tx, link.accountId);
        if (account === undefined) throw linkFault();
        await links.use(tx, link.id);
        await links.cancel(tx, account.id, ['verify-email']);
        await credentials.confirmEmail(tx, account.id);
        return account.email;
      });
    },

    /** Does the same for every address: a job finds out whether it has an account. */
    async forgotPassword(email: string): Promise<void> {
      const payload = { email, linkId: randomUUIDv7() };
      await db.transaction().execute((tx) => queue.add(tx, mailPasswordReset, payload));
    },

    /**
     * Whoever has the link reads the mails to the address, so it counts as confirmed.
     * @throws AppError token_not_valid (400), password_too_short or password_too_common
     */
    async resetPassword(token: string, password: string): Promise<string> {
      const { id, accountId } = await links.read(['reset-password'], token);
      const account = await credentials.find(accountId);
      if (account === undefined) throw linkFault();
      const passwordHash = await credentials.hashNew(account.email, password);
      await db.transaction().execute(async (tx) => {
        if ((await credentials.lock(tx, accountId)) === undefined) throw linkFault();
        await links.use(tx, id);
        await links.cancel(tx, accountId, ['reset-password']);
        await credentials.setPassword(tx, accountId, passwordHash);
        await credentials.confirmEmail(tx, accountId);
        await queue.add(tx, mailPasswordChanged, { accountId, noticeId: randomUUIDv7() });
      });
      return account.email;
    },

    /** @throws AppError password_incorrect, password_too_short, password_too_common or throttled */
    async changePassword(
      { accountId, sessionId }: Actor,
      { current_password: current, password }: { current_password: string; password: string },
      caller: Caller,
    ): Promise<Me> {
      const account = await credentials.checkPassword(accountId, current, 'current_password', caller);
      const passwordHash = await credentials.hashNew(account.email, password);
      await db.transaction().execute(async (tx) => {
        await credentials.setPassword(tx, accountId, passwordHash, sessionId);
        await queue.add(tx, mailPasswordChanged, { accountId, noticeId: randomUUIDv7() });
      });
      return present(account);
    },

    /** Does nothing once the address is confirmed, the link was used, or the account is gone. */
    async mailVerification(accountId: string, linkId: string): Promise<void> {
      const account = await credentials.find(accountId);
      if (account === undefined || account.isConfirmed) return;
      await links.store(db, { id: linkId, accountId, purpose: 'verify-email' });
      if ((await links.find(linkId)) === undefined) return;
      await outbox.post(
        linkId,
        account.email,
        verificationMail(productName, links.url(linkId, 'verify-email')),
      );
    },

    /**
     * Goes to the address of the account as its owner wrote it. An address without an account gets nothing, and a link that was
     * used is not mailed again.
     */
    async mailPasswordReset(typedEmail: string, linkId: string): Promise<void> {
      const accountId = await credentials.findAccount(typedEmail);
      const account = accountId === undefined ? undefined : await credentials.find(accountId);
      if (account === undefined) return;
      await links.store(db, { id: linkId, accountId: account.id, purpose: 'reset-password' });
      if ((await links.find(linkId)) === undefined) return;
      await outbox.post(
        linkId,
        account.email,
        passwordResetMail(productName, links.url(linkId, 'reset-password')),
      );
    },

    /** Does nothing once the account is gone. */
    async mailPasswordChanged(accountId: string, noticeId: string): Promise<void> {
      const account = await credentials.find(accountId);
      if (account === undefined) return;
      await outbox.post(
        noticeId,
        account.email,
        passwordChangedMail(productName, `${webUrl}/forgot-password`),
      );
    },

    /** Deletes links that can no longer be used, and old mails that were kept. */
    async forgetOldLinks(): Promise<void> {
      await links.forgetOld();
      await outbox.forgetOld();
    },
  };
}
