import type { Db } from '../../db/database.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { unreadMailRepo, type UnreadRow } from './unread-mail.repo.ts';

/** Mails people what they have not read. */
export type UnreadMailService = ReturnType<typeof createUnreadMailService>;

/** How long a message may stay unread before its reader is mailed. */
const UNREAD_MS = 10 * 60_000;

const BATCH = 100;

/** One mail for a conversation with unread messages, and none again until it was read. */
export function createUnreadMailService(deps: {
  db: Db;
  mailer: Mailer | undefined;
  publicUrl: string | undefined;
  productName: string;
  clock: () => Date;
}) {
  const { db, mailer, publicUrl, productName, clock } = deps;
  const repo = unreadMailRepo(db);
  return {
    /** Sends all mails that are due. */
    async send(): Promise<void> {
      if (mailer === undefined) return;
      const before = new Date(clock().getTime() - UNREAD_MS);
      for (;;) {
        const due = await repo.due(before, BATCH);
        for (const row of due) {
          await mailer.send({ to: row.email, ...(row.isConfirmed ? withWords(row) : withoutWords(row)) });
          await repo.setMailed(row.conversationId, row.accountId, row.lastNumber);
        }
        if (due.length < BATCH) return;
      }
    },
  };

  /** Conversations have no page of their own in the web yet, so the mail leads to the first page of the role. */
  function placeOf({ role }: UnreadRow): string {
    return publicUrl === undefined ? productName : `${publicUrl}/${role}/`;
  }

  function withWords(row: UnreadRow) {
    const writer = row.writer ?? 'A customer';
    const answer =
      row.writerEmail === null
        ? `${writer} has not shared an e-mail address.`
        : `Answer to this mail, and ${writer} reads it.`;
    return {
      ...(row.writerEmail !== null && { replyTo: row.writerEmail }),
      subject: `${writer} wrote to you about ‘${row.orderName}’`,
      text: `${row.texts.join('\n\n')}\n\n--\n${answer}\nAll messages: ${placeOf(row)}`,
    };
  }

  /** Until the reader's address is confirmed, only that there is a message (ADR 24). */
  function withoutWords(row: UnreadRow) {
    const who = row.role === 'designer' ? 'A customer' : 'A designer';
    return {
      subject: `You have a new message at ${productName}`,
      text: `${who} wrote to you at ${productName}. Sign in to read it: ${placeOf(row)}\n\n--\nThis address has not been confirmed, so what was written is not mailed.`,
    };
  }
}
