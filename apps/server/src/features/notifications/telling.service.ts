import { randomUUIDv7 } from 'node:crypto';
import {
  notificationKinds,
  type NotificationKind,
  type NotificationSettings,
} from '@tessera/contract/talk/notifications';
import type { Db, Tx } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import { isFormer } from '../auth/former-accounts.service.ts';
import type { EventsService } from '../events/events.service.ts';
import { mailNotification } from './notifications.jobs.ts';
import { notificationsRepo } from './notifications.repo.ts';

/** Stores what people are told. */
export type TellingService = ReturnType<typeof createTellingService>;

/** Something to tell: one sentence without its full stop, and the path of the page it is about. */
export interface News {
  to: string;
  kind: NotificationKind;
  text: string;
  link: string;
}

/** Makes what tells people, also where no server runs: the mail is a job, which whoever does jobs sends. */
export function createTellingService({
  queue,
  events,
  clock,
}: {
  queue: Pick<Queue, 'add'>;
  events: Pick<EventsService, 'record'>;
  clock: () => Date;
}) {
  return {
    /**
     * Within the transaction of what happened. Of messages there is one unread notification for each conversation, and the mail
     * is the conversation's own.
     */
    async tell(tx: Tx, { to, kind, text, link }: News): Promise<void> {
      if (isFormer(to)) return;
      const wanted = (await readSettings(tx, to))[kind];
      const isMailed = wanted.by_mail && kind !== 'message';
      if (!wanted.in_product && !isMailed) return;
      const repo = notificationsRepo(tx);
      if (kind === 'message' && (await repo.hasUnread(to, kind, link))) return;
      const id = randomUUIDv7();
      await repo.insert({
        id,
        accountId: to,
        kind,
        text,
        link,
        isShown: wanted.in_product,
        createdAt: clock(),
      });
      if (wanted.in_product) await events.record(tx, [to], { kind: 'notification', notificationId: id });
      if (isMailed) await queue.add(tx, mailNotification, { notificationId: id });
    },
  };
}

/** How an account wants to be told, by kind. Everything is told in both ways until its owner says otherwise. */
export async function readSettings(db: Db, accountId: string): Promise<NotificationSettings> {
  const set = await notificationsRepo(db).settings(accountId);
  return Object.fromEntries(
    notificationKinds.map((kind) => {
      const { inProduct, byMail } = set.get(kind) ?? { inProduct: true, byMail: true };
      return [kind, { in_product: inProduct, by_mail: byMail }];
    }),
  ) as NotificationSettings;
}
