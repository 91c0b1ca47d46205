import { randomUUIDv7 } from 'node:crypto';
import type { ContactBody } from '@tessera/contract/talk/contact';
import type { Db } from '../../db/database.ts';
import type { Write } from '../../http/repeats/given-answers.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { MailPage } from '../../mail/mail-page.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { mailContactMessage } from './contact.jobs.ts';
import { toSentContactMessage } from './contact.present.ts';
import { contactRepo, type MessageToMail } from './contact.repo.ts';

/** Messages to the people who run the marketplace. */
export type ContactService = ReturnType<typeof createContactService>;

/** A message is stored first, and mailed afterwards if mail is set up. None is lost while the mail server is down. */
export function createContactService({
  db,
  queue,
  outbox,
  supportEmail,
  clock,
}: {
  db: Db;
  queue: Queue;
  outbox: Pick<Outbox, 'sends' | 'post'>;
  /** The operator's address. */
  supportEmail: string;
  clock: () => Date;
}) {
  return {
    /** Stores a message and has it mailed. */
    send: (accountId: string, { subject, message }: ContactBody, write: Write) =>
      write(async (tx) => {
        const row = { id: randomUUIDv7(), accountId, subject, message, createdAt: clock() };
        await contactRepo(tx).insert(row);
        if (outbox.sends) await queue.add(tx, mailContactMessage, { messageId: row.id });
        return toSentContactMessage(row);
      }),

    /** Mails a stored message to the operator, once. Replies go to the sender's address. */
    async mail(messageId: string): Promise<void> {
      if (!outbox.sends) return;
      const row = await contactRepo(db).findUnmailed(messageId);
      if (row === undefined) return;
      await outbox.post(messageId, supportEmail, contactMail(messageId, row), row.email);
      await contactRepo(db).markMailed(messageId, clock());
    },
  };
}

/** The mail to the operator with what somebody wrote. Its subject is the writer's. */
function contactMail(messageId: string, { subject, message, email, role }: MessageToMail): MailPage {
  return {
    headline: subject,
    preview: message,
    paragraphs: [`${email} (${role}) wrote this with the contact form. An answer to this mail goes there.`],
    quotes: [message.replaceAll('\r\n', '\n')],
    why: `You get this because the setting SUPPORT_EMAIL names your address. The message has the id ${messageId}.`,
  };
}
