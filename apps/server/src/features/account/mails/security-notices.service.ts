import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { MailSender } from '../../../mail/mail-page.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import type { CredentialsService } from '../../auth/credentials.service.ts';
import type { SessionsService } from '../../auth/sessions.service.ts';
import { newDeviceMail, passkeyAddedMail, sessionStolenMail } from './account-mails.ts';
import { mailNewDevice, mailPasskeyAdded, mailSessionStolen } from '../account.jobs.ts';
import { postPage } from './post-page.ts';

/** Tells the owners of accounts what happens to their sessions. */
export type SecurityNoticesService = ReturnType<typeof createSecurityNoticesService>;

/** The mails go to the address of the account, whether or not it is confirmed, and cannot be switched off. */
export function createSecurityNoticesService(deps: {
  queue: Queue;
  outbox: Outbox;
  credentials: CredentialsService;
  sessions: SessionsService;
  /** Where people reach the product. */
  webUrl: string;
  sender: MailSender;
}) {
  const { queue, outbox, credentials, sessions, webUrl, sender } = deps;
  const post = postPage(outbox, sender);

  /** What a mail about a session needs; undefined once the session or its account is gone. */
  const find = async (sessionId: string) => {
    const session = await sessions.find(sessionId);
    const account = session && (await credentials.find(session.accountId));
    if (account === undefined) return undefined;
    const { device, network, createdAt } = session!;
    return { account, signIn: { device, place: network, at: createdAt } };
  };

  return {
    /** Within the transaction of a sign-in from a device that has not been seen with this account. */
    signedInOnNewDevice: (tx: Tx, accountId: string, sessionId: string) =>
      queue.add(tx, mailNewDevice, { accountId, sessionId, noticeId: randomUUIDv7() }),

    /** Within the transaction that ends a session because one of its former tokens was used. */
    sessionStolen: (tx: Tx, accountId: string, sessionId: string) =>
      queue.add(tx, mailSessionStolen, { accountId, sessionId, noticeId: randomUUIDv7() }),

    /** Within the transaction that keeps a passkey. */
    passkeyAdded: (tx: Tx, accountId: string, device: string) =>
      queue.add(tx, mailPasskeyAdded, { accountId, device, noticeId: randomUUIDv7() }),

    async mailPasskeyAdded(accountId: string, device: string, noticeId: string): Promise<void> {
      const account = await credentials.find(accountId);
      if (account === undefined) return;
      const url = `${webUrl}/${account.role}/settings/account`;
      await post(noticeId, account.email, passkeyAddedMail(sender.productName, url, device));
    },

    async mailNewDevice(sessionId: string, noticeId: string): Promise<void> {
      const found = await find(sessionId);
      if (found === undefined) return;
      const { account, signIn } = found;
      const url = `${webUrl}/${account.role}/settings/account`;
      await post(noticeId, account.email, newDeviceMail(sender.productName, url, signIn));
    },

    async mailSessionStolen(sessionId: string, noticeId: string): Promise<void> {
      const found = await find(sessionId);
      if (found === undefined) return;
      const { account, signIn } = found;
      const url = `${webUrl}/forgot-password`;
      await post(noticeId, account.email, sessionStolenMail(sender.productName, url, signIn));
    },
  };
}
