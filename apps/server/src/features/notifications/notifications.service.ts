import {
  notificationKinds,
  type Notification,
  type NotificationKind,
  type NotificationSettings,
} from '@tessera/contract/talk/notifications';
import type { Db, Tx } from '../../db/database.ts';
import { isId } from '../../http/ids.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { EventsService } from '../events/events.service.ts';
import { notificationMail } from './notification-mail.ts';
import { toNotification } from './notifications.present.ts';
import { notificationsRepo } from './notifications.repo.ts';
import { createTellingService, readSettings } from './telling.service.ts';

/** Tells people what happened. */
export type NotificationsService = ReturnType<typeof createNotificationsService>;

/**
 * A notification commits with what it tells of. The mail is a job of the same transaction. Everybody chooses by kind whether to
 * be told in the product, by mail, both or not at all.
 */
export function createNotificationsService(deps: {
  db: Db;
  queue: Queue;
  events: EventsService;
  outbox: Outbox;
  /** Where people reach the product. */
  webUrl: string;
  productName: string;
  clock: () => Date;
}) {
  const { db, outbox, clock } = deps;

  return {
    ...createTellingService(deps),

    /** Within a transaction: whether an account has been told of a kind of thing since this moment, in whatever way. */
    wasTold: (tx: Tx, accountId: string, kind: NotificationKind, since: Date): Promise<boolean> =>
      notificationsRepo(tx).hasSince(accountId, kind, since),

    /** Latest first. */
    async list(
      accountId: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ count: number; unread: number; notifications: Notification[] }> {
      const repo = notificationsRepo(db);
      const rows = await repo.list(accountId, limit, offset);
      return {
        count: await repo.count(accountId),
        unread: await repo.countUnread(accountId),
        notifications: rows.map(toNotification),
      };
    },

    /** Notifications as they go over the wire, by id. Who may see them is for the caller to know. */
    async withIds(ids: readonly string[]): Promise<Map<string, Notification>> {
      if (ids.length === 0) return new Map();
      const rows = await notificationsRepo(db).withIds(ids);
      return new Map(rows.map((row) => [row.id, toNotification(row)]));
    },

    /** Within a transaction: marks what an account was told about a page as read. */
    readAbout: (tx: Tx, accountId: string, link: string): Promise<void> =>
      notificationsRepo(tx).markReadAbout(accountId, link, clock()),

    /** Within the transaction that is going to delete an account: deletes what others were told that names its owner. */
    forgetPerson: (tx: Tx, accountId: string): Promise<void> => notificationsRepo(tx).deleteNaming(accountId),

    /** Marks those with these ids as read, or all. @returns how many are unread then */
    async read(accountId: string, wish: { ids?: readonly string[]; all?: true }): Promise<number> {
      const repo = notificationsRepo(db);
      const ids = wish.all === true ? undefined : (wish.ids ?? []).filter(isId);
      if (ids?.length !== 0) await repo.markRead(accountId, ids, clock());
      return repo.countUnread(accountId);
    },

    settings: (accountId: string) => readSettings(db, accountId),

    /** Kinds that are left out stay as they are. `account` cannot be switched off. */
    async changeSettings(
      accountId: string,
      changes: Partial<NotificationSettings>,
    ): Promise<NotificationSettings> {
      return db.transaction().execute(async (tx) => {
        const rows = notificationKinds.flatMap((kind) => {
          const change = changes[kind];
          if (change === undefined || kind === 'account') return [];
          return [{ kind, inProduct: change.in_product, byMail: change.by_mail }];
        });
        if (rows.length > 0) await notificationsRepo(tx).set(accountId, rows);
        return readSettings(tx, accountId);
      });
    },

    /** Mails a notification once. An address that is not confirmed gets none (ADR 24). */
    async mail(notificationId: string): Promise<void> {
      const repo = notificationsRepo(db);
      const row = await repo.unmailed(notificationId);
      if (row === undefined) return;
      await outbox.post(notificationId, row.email, notificationMail(row, deps));
      await repo.setMailed(notificationId, clock());
    },
  };
}
