import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A side of a conversation with unread messages of which it has to be told by mail. */
export interface UnreadRow {
  conversationId: string;
  accountId: string;
  email: string;
  role: string;
  orderName: string;
  /** Of whoever wrote; null while they have not said it. */
  writer: string | null;
  /** Where to answer, if the writer shares it. */
  writerEmail: string | null;
  lastNumber: number;
  texts: string[];
}

/** How many messages one mail has at most. */
const TEXTS_MAX = 10;

/** Older than this, a message is not mailed any more. */
const AGE_MAX_DAYS = 7;

/** Which mails about unread messages are due, in the database. */
export const unreadMailRepo = (db: Db) => ({
  /**
   * Sides with a message unread since before `before`, and not mailed since they last read; not those who do not want this
   * kind of mail, or whose address is not confirmed.
   */
  async due(before: Date, limit: number): Promise<UnreadRow[]> {
    const { rows } = await sql<UnreadRow>`
      select
        s.conversation_id, s.account_id, a.email, a.role, o.object_name as order_name, c.last_number,
        case s.side when 'designer' then cp.first_name else dp.first_name || ' ' || dp.last_name end as writer,
        case when w.shares_email then wa.email end as writer_email,
        array(
          select concat_ws(e'\\n', nullif(m.body, ''), (
            select '[' || count(*) || case count(*) when 1 then ' photo]' else ' photos]' end
            from message_photo p where p.message_id = m.id having count(*) > 0
          ))
          from message m
          where m.conversation_id = c.id and m.number > s.read_number and m.author_id <> s.account_id and m.hidden_at is null
          order by m.number limit ${TEXTS_MAX}
        ) as texts
      from conversation c
      join conversation_side s on s.conversation_id = c.id
      join conversation_side w on w.conversation_id = c.id and w.side <> s.side
      join account a on a.id = s.account_id
      join account wa on wa.id = w.account_id
      join customer_order o on o.id = c.order_id
      left join customer_profile cp on cp.account_id = o.customer_id
      left join designer_profile dp on dp.account_id = c.designer_id
      where c.last_message_at > ${before}::timestamptz - make_interval(days => ${AGE_MAX_DAYS})
        and a.email_verified_at is not null
        and s.mailed_number <= s.read_number
        and exists (
          select from message m
          where m.conversation_id = c.id and m.number > s.read_number and m.author_id <> s.account_id and m.hidden_at is null
            and m.created_at <= ${before}
        )
        and not exists (
          select from notification_setting n
          where n.account_id = s.account_id and n.kind = 'message' and not n.by_mail
        )
      order by s.conversation_id, s.side limit ${limit}
    `.execute(db);
    return rows;
  },

  async setMailed(conversationId: string, accountId: string, number: number): Promise<void> {
    await db
      .updateTable('conversationSide')
      .set({ mailedNumber: number })
      .where('conversationId', '=', conversationId)
      .where('accountId', '=', accountId)
      .execute();
  },
});
