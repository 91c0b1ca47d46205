import { randomUUIDv7 } from 'node:crypto';
import type { AccountRole } from '@tessera/contract/account/auth';
import type { Tx } from '../../../db/database.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import type { CredentialsService } from '../../auth/credentials.service.ts';
import type { SessionsService } from '../../auth/sessions/sessions.service.ts';
import { newDeviceMail, passkeyAddedMail, secondFactorMail, sessionStolenMail } from './account-mails.ts';
import { mailNewDevice, mailPasskeyAdded, mailSecondFactor, mailSessionStolen } from '../account.jobs.ts';

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
  productName: string;
}) {
  const { queue, outbox, credentials, sessions, webUrl, productName } = deps;

  /** What a mail about a session needs; undefined once the session or its account is gone. */
  const find = async (sessionId: string) => {
    const session = await sessions.find(sessionId);
    const account = session && (await credentials.find(session.accountId));
    if (account === undefined) return undefined;
    const { device, network, createdAt } = session!;
    return { account, signIn: { device, place: network, at: createdAt } };
  };

  /** Where somebody sees their sessions and passkeys. */
  const pageOf = (role: AccountRole) =>
    `${webUrl}${role === 'operator' ? '/operator' : `/${role}/settings/account`}`;

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

    /** Within the transaction that confirms a one-time-code app. */
    secondFactorSetUp: (tx: Tx, accountId: string) =>
      queue.add(tx, mailSecondFactor, { accountId, noticeId: randomUUIDv7() }),

    async mailSecondFactor(accountId: string, noticeId: string): Promise<void> {
      const account = await credentials.find(accountId);
      if (account === undefined) return;
      const url = `${webUrl}/forgot-password`;
      await outbox.post(noticeId, account.email, secondFactorMail(productName, url));
    },

    async mailPasskeyAdded(accountId: string, device: string, noticeId: string): Promise<void> {
      const account = await credentials.find(accountId);
      if (account === undefined) return;
      const url = pageOf(account.role);
      await outbox.post(noticeId, account.email, passkeyAddedMail(productName, url, device));
    },

    async mailNewDevice(sessionId: string, noticeId: string): Promise<void> {
      const found = await find(sessionId);
      if (found === undefined) return;
      const { account, signIn } = found;
      const url = pageOf(account.role);
      await outbox.post(noticeId, account.email, newDeviceMail(productName, url, signIn));
    },

    async mailSessionStolen(sessionId: string, noticeId: string): Promise<void> {
      const found = await find(sessionId);
      if (found === undefined) return;
      const { account, signIn } = found;
      const url = `${webUrl}/forgot-password`;
      await outbox.post(noticeId, account.email, sessionStolenMail(productName, url, signIn));
    },
  };
}
