import { MESSAGES_AFTER, MESSAGES_BEFORE } from '@tessera/contract/operator/reports';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A reported message, with those around it. */
export interface MessageSubject {
  id: string;
  orderId: string;
  orderName: string;
  /** Oldest first. */
  messages: {
    id: string;
    authorId: string;
    authorName: string;
    text: string;
    photoIds: string[];
    /** As text: it is within JSON. */
    createdAt: string;
    isHidden: boolean;
  }[];
}

/** A reported designer. */
export interface DesignerSubject {
  id: string;
  name: string;
  bio: string;
  website: string;
  photoIds: string[];
}

/** A reported order. */
export interface OrderSubject {
  id: string;
  name: string;
  description: string;
  status: string;
}

/** A reported review. */
export interface ReviewSubject {
  id: string;
  orderName: string;
  stars: number;
  text: string;
  answer: string;
  isHidden: boolean;
}

/** How many photos of a portfolio are shown with a report of its designer. */
const PHOTOS_MAX = 6;

/** What reports are about, in the database. Things that are gone are left out. */
export const reportSubjectsRepo = (db: Db) => ({
  /** Messages with the few around them; nothing else of a conversation is read. */
  async messages(ids: readonly string[]): Promise<Map<string, MessageSubject>> {
    const { rows } = await sql<MessageSubject>`
      select reported.id, o.id as order_id, o.object_name as order_name, (
        select json_agg(
          json_build_object(
            'id', m.id, 'authorId', m.author_id, 'text', m.body, 'createdAt', m.created_at, 'isHidden', m.hidden_at is not null,
            'authorName', coalesce(
              case m.author_id when o.customer_id then cp.first_name else dp.first_name || ' ' || dp.last_name end, ''
            ),
            'photoIds', array(select p.photo_id from message_photo p where p.message_id = m.id order by p.position)
          ) order by m.number
        )
        from message m
        where m.conversation_id = reported.conversation_id
          and m.number between reported.number - ${MESSAGES_BEFORE}::int and reported.number + ${MESSAGES_AFTER}::int
      ) as messages
      from message reported
      join conversation c on c.id = reported.conversation_id
      join customer_order o on o.id = c.order_id
      left join customer_profile cp on cp.account_id = o.customer_id
      left join designer_profile dp on dp.account_id = c.designer_id
      where reported.id = any (${ids}::uuid[])
    `.execute(db);
    return byId(rows);
  },

  /** The photos that reports name: by themselves, or as part of a message or a delivery. */
  async photos(ids: readonly string[]): Promise<Map<string, { id: string; photoId: string }>> {
    const { rows } = await sql<{ id: string; photoId: string }>`
      select id, photo_id from message_photo where id = any (${ids}::uuid[])
      union all
      select id, photo_id from delivery_file where id = any (${ids}::uuid[]) and photo_id is not null
      union all
      select id, id from photo where id = any (${ids}::uuid[])
    `.execute(db);
    return byId(rows);
  },

  /** Designers with their portrait, and a few photos of their latest projects. */
  async designers(ids: readonly string[]): Promise<Map<string, DesignerSubject>> {
    const { rows } = await sql<DesignerSubject>`
      select d.account_id as id, d.first_name || ' ' || d.last_name as name, d.bio, d.website,
        array[d.photo_id] || array(
          select i.photo_id from portfolio_image i join portfolio_project p on p.id = i.project_id
          where p.designer_id = d.account_id order by p.id desc, i.position limit ${PHOTOS_MAX}
        ) as photo_ids
      from designer_profile d where d.account_id = any (${ids}::uuid[])
    `.execute(db);
    return byId(rows);
  },

  async orders(ids: readonly string[]): Promise<Map<string, OrderSubject>> {
    const { rows } = await sql<OrderSubject>`
      select id, object_name as name, object_desc as description, status
      from customer_order where id = any (${ids}::uuid[])
    `.execute(db);
    return byId(rows);
  },

  /** Locks a review until the transaction ends; undefined if there is none. */
  async holdReview(id: string): Promise<{ customerId: string; isHidden: boolean } | undefined> {
    const { rows } = await sql<{ customerId: string; isHidden: boolean }>`
      select o.customer_id, r.hidden_at is not null as is_hidden
      from review r join customer_order o on o.id = r.order_id where r.id = ${id} for update of r
    `.execute(db);
    return rows[0];
  },

  async reviews(ids: readonly string[]): Promise<Map<string, ReviewSubject>> {
    const { rows } = await sql<ReviewSubject>`
      select r.id, o.object_name as order_name, r.stars, r.body as text, r.answer, r.hidden_at is not null as is_hidden
      from review r join customer_order o on o.id = r.order_id where r.id = any (${ids}::uuid[])
    `.execute(db);
    return byId(rows);
  },
});

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
