import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A row of a notification. */
export type NotificationRow = Awaited<ReturnType<ReturnType<typeof notificationsRepo>['list']>>[number];

/** Notifications and their settings in the database. */
export const notificationsRepo = (db: Db) => {
  const shown = (accountId: string) =>
    db.selectFrom('notification').where('accountId', '=', accountId).where('isShown', '=', true);

  return {
    async insert(notification: {
      id: string;
      accountId: string;
      kind: string;
      text: string;
      link: string;
      isShown: boolean;
      createdAt: Date;
    }): Promise<void> {
      await db.insertInto('notification').values(notification).execute();
    },

    list: (accountId: string, limit: number, offset: number) =>
      shown(accountId)
        .select(['id', 'kind', 'text', 'link', 'createdAt', 'readAt'])
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    withIds: (ids: readonly string[]) =>
      db
        .selectFrom('notification')
        .select(['id', 'kind', 'text', 'link', 'createdAt', 'readAt'])
        .where('id', 'in', ids)
        .execute(),

    /** Whether an account has an unread notification of this kind about this page. */
    async hasUnread(accountId: string, kind: string, link: string): Promise<boolean> {
      const row = await shown(accountId)
        .select('id')
        .where('kind', '=', kind)
        .where('link', '=', link)
        .where('readAt', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Whether an account was told of this kind since this moment. */
    async hasSince(accountId: string, kind: string, since: Date): Promise<boolean> {
      const row = await db
        .selectFrom('notification')
        .select('id')
        .where('accountId', '=', accountId)
        .where('kind', '=', kind)
        .where('createdAt', '>', since)
        .executeTakeFirst();
      return row !== undefined;
    },

    async markReadAbout(accountId: string, link: string, readAt: Date): Promise<void> {
      await db
        .updateTable('notification')
        .set({ readAt })
        .where('accountId', '=', accountId)
        .where('link', '=', link)
        .where('readAt', 'is', null)
        .execute();
    },

    async count(accountId: string): Promise<number> {
      const counted = shown(accountId).select((row) => row.fn.countAll<number>().as('count'));
      return (await counted.executeTakeFirstOrThrow()).count;
    },

    async countUnread(accountId: string): Promise<number> {
      const counted = shown(accountId).select((row) => row.fn.countAll<number>().as('count'));
      return (await counted.where('readAt', 'is', null).executeTakeFirstOrThrow()).count;
    },

    /** Marks all unread notifications of an account as read, or those of them with these ids. */
    async markRead(accountId: string, ids: readonly string[] | undefined, readAt: Date): Promise<void> {
      const all = db
        .updateTable('notification')
        .set({ readAt })
        .where('accountId', '=', accountId)
        .where('readAt', 'is', null);
      await (ids === undefined ? all : all.where('id', 'in', ids)).execute();
    },

    /** What an account has set, by kind. Other kinds are as they are by default. */
    async settings(accountId: string): Promise<Map<string, { inProduct: boolean; byMail: boolean }>> {
      const rows = await db
        .selectFrom('notificationSetting')
        .select(['kind', 'inProduct', 'byMail'])
        .where('accountId', '=', accountId)
        .execute();
      return new Map(rows.map(({ kind, ...setting }) => [kind, setting]));
    },

    async set(
      accountId: string,
      settings: readonly { kind: string; inProduct: boolean; byMail: boolean }[],
    ): Promise<void> {
      await db
        .insertInto('notificationSetting')
        .values(settings.map((setting) => ({ ...setting, accountId })))
        .onConflict((conflict) =>
          conflict.columns(['accountId', 'kind']).doUpdateSet((row) => ({
            inProduct: row.ref('excluded.inProduct'),
            byMail: row.ref('excluded.byMail'),
          })),
        )
        .execute();
    },

    /**
     * Deletes what others were told about an account, where that names its owner: of conversations with it, and of what it did.
     */
    async deleteNaming(accountId: string): Promise<void> {
      await sql`
        with told (account_id, link, beginning) as (
          select o.customer_id, '/customer/messages/' || c.id, ''
          from conversation c join customer_order o on o.id = c.order_id where c.designer_id = ${accountId}
          union all
          select c.designer_id, '/designer/messages/' || c.id, ''
          from conversation c join customer_order o on o.id = c.order_id where o.customer_id = ${accountId}
          union all
          select o.customer_id, '/customer/projects/' || a.order_id, p.first_name || ' ' || p.last_name || ' '
          from application a
          join customer_order o on o.id = a.order_id
          join designer_profile p on p.account_id = a.designer_id
          where a.designer_id = ${accountId}
          union all
          select a.designer_id, '/designer/engagements/' || a.order_id, p.first_name || ' '
          from customer_order o
          join application a on a.order_id = o.id
          join customer_profile p on p.account_id = o.customer_id
          where o.customer_id = ${accountId}
        )
        delete from notification n using told
        where n.account_id = told.account_id and n.link = told.link and starts_with(n.text, told.beginning)
      `.execute(db);
    },

    /**
     * What the mail of a notification contains; undefined if it has been mailed or deleted, or its owner’s address is not
     * confirmed.
     */
    unmailed: (id: string) =>
      db
        .selectFrom('notification')
        .innerJoin('account', 'account.id', 'notification.accountId')
        .select(['kind', 'text', 'link', 'email', 'role'])
        .where('notification.id', '=', id)
        .where('mailedAt', 'is', null)
        .where('emailVerifiedAt', 'is not', null)
        .executeTakeFirst(),

    async setMailed(id: string, mailedAt: Date): Promise<void> {
      await db.updateTable('notification').set({ mailedAt }).where('id', '=', id).execute();
    },
  };
};
