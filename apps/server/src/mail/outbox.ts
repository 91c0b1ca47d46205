import type { Db, Tx } from '../db/database.ts';
import type { Mailer } from './mailer.ts';
import type { MailPage, MailSender } from './mail-page.ts';
import { outboxRepo } from './outbox.repo.ts';

/** Sends all mails: to the owners of accounts, and to the operator. */
export interface Outbox {
  /** Whether there is a mail server. */
  readonly sends: boolean;
  /**
   * Sets a mail in the product's look and sends it, or keeps it for the operator where no mail server is set. One with the
   * same id is kept once. Answers go to `replyTo`.
   * @throws MailRefusedError when the mail server does not take the mail
   */
  post(id: string, to: string, page: MailPage, replyTo?: string): Promise<void>;
  /** Within a transaction: deletes kept mails to addresses. */
  forget(tx: Tx, receivers: readonly string[]): Promise<void>;
  /** Deletes kept mails that are older than a week. */
  forgetOld(): Promise<void>;
}

const KEPT_MS = 7 * 86_400_000;

/** Makes the outbox for the mailer of the settings, or for none. */
export function createOutbox({
  db,
  mailer,
  sender,
  clock,
}: {
  db: Db;
  mailer: Mailer | undefined;
  sender: MailSender;
  clock: () => Date;
}): Outbox {
  return {
    sends: mailer !== undefined,
    async post(id, to, page, replyTo) {
      // Loaded with the first mail, because what sets it is large.
      const { setMail } = await import('./set-mail.ts');
      const { subject, html, text } = await setMail(page, sender);
      if (mailer === undefined)
        return outboxRepo(db).insert({ id, receiver: to, subject, body: text, createdAt: clock() });
      await mailer.send({
        to,
        subject,
        html,
        text,
        ...(replyTo !== undefined && { replyTo }),
        ...(page.settingsUrl !== undefined && { unsubscribeUrl: page.settingsUrl }),
      });
    },
    async forget(tx, receivers) {
      await outboxRepo(tx).deleteTo(receivers);
    },
    async forgetOld() {
      await outboxRepo(db).deleteBefore(new Date(clock().getTime() - KEPT_MS));
    },
  };
}
