import type { Db, Tx } from '../db/database.ts';
import type { Mailer } from './mailer.ts';
import { outboxRepo } from './outbox.repo.ts';

/** Sends the mails that an account cannot do without. */
export interface Outbox {
  /** Whether there is a mail server. */
  readonly sends: boolean;
  /**
   * Sends a mail, or keeps it for the operator where no mail server is set. One with the same id is kept once.
   * @throws MailRefusedError when the mail server does not take the mail
   */
  post(id: string, mail: { to: string; subject: string; html: string; text: string }): Promise<void>;
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
  clock,
}: {
  db: Db;
  mailer: Mailer | undefined;
  clock: () => Date;
}): Outbox {
  return {
    sends: mailer !== undefined,
    async post(id, mail) {
      if (mailer !== undefined) return mailer.send(mail);
      const { to: receiver, subject, text: body } = mail;
      await outboxRepo(db).insert({ id, receiver, subject, body, createdAt: clock() });
    },
    async forget(tx, receivers) {
      await outboxRepo(tx).deleteTo(receivers);
    },
    async forgetOld() {
      await outboxRepo(db).deleteBefore(new Date(clock().getTime() - KEPT_MS));
    },
  };
}
