import { randomUUIDv7 } from 'node:crypto';
import type { ContactBody } from '@tessera/contract/contact';
import type { Db } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { mailContactMessage } from './contact.jobs.ts';

/** Messages to the people who run the marketplace. */
export type ContactService = ReturnType<typeof createContactService>;

/** Messages are stored first and mailed afterwards where mail is set up; a mail server that is down loses none. */
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
    send: (accountId: string, { subject, message }: ContactBody) =>
      db.transaction().execute(async (tx) => {
        const row = { id: randomUUIDv7(), accountId, subject, message, createdAt: clock() };
        await tx.insertInto('contactMessage').values(row).execute();
        if (mailer !== undefined) await queue.add(tx, mailContactMessage, { messageId: row.id });
        return { id: row.id, created_at: row.createdAt.toISOString() };
      }),

    /** Mails a stored message to the operator unless that was done; answers go to the sender's address. */
    async mail(messageId: string): Promise<void> {
      if (mailer === undefined) return;
      const row = await db
        .selectFrom('contactMessage')
        .innerJoin('account', 'account.id', 'contactMessage.accountId')
        .select(['contactMessage.subject', 'contactMessage.message', 'account.email', 'account.role'])
        .where('contactMessage.id', '=', messageId)
        .where('mailedAt', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return;
      await mailer.send({
        to: mailer.supportEmail,
        replyTo: row.email,
        subject: row.subject,
        text: `${row.message}\n\n--\nFrom ${row.email} (${row.role}), message ${messageId}`,
      });
      await db.updateTable('contactMessage').set({ mailedAt: clock() }).where('id', '=', messageId).execute();
    },
  };
}
