import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Archives of accounts in the database. */
export const exportRepo = (db: Db) => ({
  find: (accountId: string) =>
    db.selectFrom('accountExport').selectAll().where('accountId', '=', accountId).executeTakeFirst(),

  findById: (id: string) =>
    db
      .selectFrom('accountExport')
      .innerJoin('account', 'account.id', 'accountExport.accountId')
      .select(['accountExport.accountId', 'state', 'requestedAt', 'account.role'])
      .where('accountExport.id', '=', id)
      .executeTakeFirst(),

  /** Replaces the archive of an account by one that is to be made, unless one is being made. @returns whether it did */
  async replace(next: { id: string; accountId: string; requestedAt: Date }): Promise<boolean> {
    await db
      .deleteFrom('accountExport')
      .where('accountId', '=', next.accountId)
      .where('state', '<>', 'pending')
      .execute();
    const inserted = await db
      .insertInto('accountExport')
      .values({ ...next, state: 'pending' })
      .onConflict((conflict) => conflict.column('accountId').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  },

  /** @returns false if it was made or deleted meanwhile */
  async setReady(id: string, ready: { byteCount: number; readyAt: Date; expiresAt: Date }): Promise<boolean> {
    const updated = await db
      .updateTable('accountExport')
      .set({ ...ready, state: 'ready' })
      .where('id', '=', id)
      .where('state', '<>', 'ready')
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  async setFailed(id: string): Promise<void> {
    await db
      .updateTable('accountExport')
      .set({ state: 'failed' })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .execute();
  },

  async deleteExpired(now: Date): Promise<void> {
    await db.deleteFrom('accountExport').where('expiresAt', '<=', now).execute();
  },

  async exists(id: string): Promise<boolean> {
    const row = await db.selectFrom('accountExport').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  },

  /** The rows of a table that concern an account, without secrets. */
  async rows(table: ExportedTable, accountId: string): Promise<unknown[]> {
    // As text, so that the names of columns stay as they are.
    const { rows } = await sql<{ row: string }>`
      with own as (select ${accountId}::uuid as id)
      select (to_jsonb(it) - ${Object.keys(leftOutColumns)}::text[])::text as row from ${sql.table(table)} as it
      where ${exportedTables[table]} order by 1
    `.execute(db);
    return rows.map(({ row }) => JSON.parse(row) as unknown);
  },
});

/** Columns that are in no archive, each with the reason. */
export const leftOutColumns: Readonly<Record<string, string>> = {
  password_hash: 'A password can be guessed by it.',
  public_key: 'Checks what a passkey signs; it says nothing of its owner.',
  token_hash: 'Belongs to a link that opens the account.',
  email_key: 'The address in lower case.',
  source_hash: 'Finds the preview of a link, whose address is in the archive.',
};

const OWN = sql`(select id from own)`;
const OWN_ORDERS = sql`(select id from customer_order where customer_id = ${OWN})`;
const OWN_PROJECTS = sql`(select id from portfolio_project where designer_id = ${OWN})`;
// Two searches united, each by its own index: with an «or» between them they would read the whole table.
const OWN_ENGAGEMENTS = sql`(select order_id from engagement where designer_id = ${OWN}
  union select order_id from engagement where order_id in ${OWN_ORDERS})`;
const OWN_DELIVERIES = sql`(select id from delivery where order_id in ${OWN_ENGAGEMENTS})`;
const OWN_CONVERSATIONS = sql`(select id from conversation where designer_id = ${OWN}
  union select id from conversation where order_id in ${OWN_ORDERS})`;

/** Which tables are in an archive, and which of their rows concern the account. */
export const exportedTables = {
  account: sql`it.id = ${OWN}`,
  account_block: sql`it.blocker_id = ${OWN}`,
  application: sql`(it.order_id, it.designer_id) in (
    select order_id, designer_id from application where designer_id = ${OWN}
    union select order_id, designer_id from application where order_id in ${OWN_ORDERS})`,
  contact_message: sql`it.account_id = ${OWN}`,
  conversation: sql`it.id in ${OWN_CONVERSATIONS}`,
  conversation_side: sql`it.account_id = ${OWN}`,
  customer_order: sql`it.customer_id = ${OWN}`,
  customer_profile: sql`it.account_id = ${OWN}`,
  delivery: sql`it.id in ${OWN_DELIVERIES}`,
  delivery_file: sql`it.delivery_id in ${OWN_DELIVERIES}`,
  designer_profile: sql`it.account_id = ${OWN}`,
  designer_slug: sql`it.designer_id = ${OWN}`,
  engagement: sql`it.order_id in ${OWN_ENGAGEMENTS}`,
  link_preview: sql`it.customer_id = ${OWN}`,
  mailed_link: sql`it.account_id = ${OWN}`,
  match_verdict: sql`it.order_id in ${OWN_ORDERS}`,
  message: sql`it.conversation_id in ${OWN_CONVERSATIONS} and (it.hidden_at is null or it.author_id = ${OWN})`,
  message_photo: sql`it.message_id in (select id from message where conversation_id in ${OWN_CONVERSATIONS})`,
  notification: sql`it.account_id = ${OWN}`,
  notification_setting: sql`it.account_id = ${OWN}`,
  order_event: sql`it.id in (
    select id from order_event where designer_id = ${OWN} union select id from order_event where order_id in ${OWN_ORDERS})`,
  order_link: sql`it.order_id in ${OWN_ORDERS}`,
  order_own_photo: sql`it.customer_id = ${OWN}`,
  order_reading: sql`it.order_id in ${OWN_ORDERS}`,
  order_style_pick: sql`it.order_id in ${OWN_ORDERS}`,
  passkey: sql`it.account_id = ${OWN}`,
  photo_notice: sql`it.account_id = ${OWN}`,
  portfolio_image: sql`it.project_id in ${OWN_PROJECTS}`,
  portfolio_project: sql`it.designer_id = ${OWN}`,
  report: sql`it.reporter_id = ${OWN}`,
  review: sql`it.id in (
    select id from review where designer_id = ${OWN} and hidden_at is null union select id from review where order_id in ${OWN_ORDERS})`,
  session: sql`it.account_id = ${OWN}`,
  upload_day: sql`it.account_id = ${OWN}`,
} satisfies Record<string, RawBuilder<unknown>>;

/** A table that is in an archive. */
export type ExportedTable = keyof typeof exportedTables;
