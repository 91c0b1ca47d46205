import { randomUUIDv7 } from 'node:crypto';
import type { ContactBody } from '@tessera/contract/talk/contact';
import type { Db } from '../../db/database.ts';
import type { Write } from '../../http/repeats/given-answers.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { mailContactMessage } from './contact.jobs.ts';
import { toSentContactMessage } from './contact.present.ts';
import { contactRepo } from './contact.repo.ts';

/** Messages to the people who run the marketplace. */
export type ContactService = ReturnType<typeof createContactService>;

/** A message is stored first, and mailed afterwards if mail is set up. None is lost while the mail server is down. */
export function createContactService({
  db,
  queue,
  mailer,
  clock,
}: {
  db: Db;
  queue: Queue;
  mailer: Mailer | undefined;
  clock: () => Date;
}) {
  return {
    /** Stores a message and has it mailed. */
    send: (accountId: string, { subject, message }: ContactBody, write: Write) =>
      write(async (tx) => {
        const row = { id: randomUUIDv7(), accountId, subject, message, createdAt: clock() };
        await contactRepo(tx).insert(row);
        if (mailer !== undefined) await queue.add(tx, mailContactMessage, { messageId: row.id });
        return toSentContactMessage(row);
      }),

    /** Mails a stored message to the operator, once. Replies go to the sender's address. */
    async mail(messageId: string): Promise<void> {
      if (mailer === undefined) return;
      const row = await contactRepo(db).findUnmailed(messageId);
      if (row === undefined) return;
      await mailer.send({
        to: mailer.supportEmail,
        replyTo: row.email,
        subject: row.subject,
        text: `${row.message}\n\n--\nFrom ${row.email} (${row.role}), message ${messageId}`,
      });
      await contactRepo(db).markMailed(messageId, clock());
    },
  };
}
