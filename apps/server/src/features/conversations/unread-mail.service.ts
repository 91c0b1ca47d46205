import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { mailSettingsUrl, type MailPage } from '../../mail/mail-page.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { unreadMailRepo, type UnreadRow } from './unread-mail.repo.ts';

/** Mails people what they have not read. */
export type UnreadMailService = ReturnType<typeof createUnreadMailService>;

/** How long a message may stay unread before its reader is mailed. */
const UNREAD_MS = 10 * 60_000;

const BATCH = 100;

/** One mail for a conversation with unread messages, and none again until it was read. */
export function createUnreadMailService(deps: {
  db: Db;
  outbox: Outbox;
  /** Where people reach the product. */
  webUrl: string;
  productName: string;
  clock: () => Date;
}) {
  const { db, outbox, webUrl, productName, clock } = deps;
  const repo = unreadMailRepo(db);
  return {
    /** Sends all mails that are due. */
    async send(): Promise<void> {
      const before = new Date(clock().getTime() - UNREAD_MS);
      for (;;) {
        const due = await repo.due(before, BATCH);
        for (const row of due) {
          await outbox.post(randomUUIDv7(), row.email, pageOf(row), row.writerEmail ?? undefined);
          await repo.setMailed(row.conversationId, row.accountId, row.lastNumber);
        }
        if (due.length < BATCH) return;
      }
    },
  };

  function pageOf(row: UnreadRow): MailPage {
    const writer = row.writer ?? 'A customer';
    return {
      headline: `${writer} wrote to you about ‘${row.orderName}’`,
      preview: row.texts[0] ?? '',
      paragraphs: [
        row.writerEmail === null
          ? `${writer} has not shared an e-mail address, so please answer at ${productName}.`
          : `Answer to this mail, and ${writer} reads it.`,
      ],
      quotes: row.texts,
      button: { label: 'Read and answer', url: `${webUrl}/${row.role}/messages/${row.conversationId}` },
      why: 'You get this because somebody wrote to you, and you have not read it yet.',
      settingsUrl: mailSettingsUrl(webUrl, row.role),
    };
  }
}
