import type { OrderEvidence, Pair, PictureEvidence, ProjectEvidence } from '@tessera/matching/evidence';
import type { Shares } from '@tessera/matching/text-reader';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** Names what was prepared with which models; only rows of the current ones are compared. */
export interface Models {
  text: string;
  photo: string;
}

/** How many of the nearest are looked at for one list, so that the work does not grow with the marketplace. */
export interface Breadth {
  byText: number;
  byWords: number;
  byPhoto: number;
}

/** How many of one customer's newest orders, and of one designer's newest projects, a list is made for. */
const ORDERS_MAX = 20;
const PROJECTS_MAX = 20;

/** So many of a designer's photos, first those in front of a project, are compared with so many of the orders' newest pictures. */
const OWN_PHOTOS_MAX = 30;
const RECENT_PICTURES_MAX = 1000;

/** Words are looked for in so many of the newest texts. */
const RECENT_TEXTS_MAX = 2000;

/** How many photos of each designer count for one inspiration picture. */
const PHOTOS_PER_PICTURE = 2;

/** How many different words of a text are looked up. */
const WORDS_MAX = 100;

/** How many of the nearest an index search keeps in view: more find more of the truly nearest, and take longer. */
const SEARCH_BREADTH = 200;

/** Where texts and photos of the current models are. */
interface Spaces {
  text: ReturnType<typeof space>;
  photo: ReturnType<typeof space>;
}

interface PairRow {
  designerId: string;
  designerCountryCode: string;
  designerLanguageCodes: string[];
  budgetMinUsd: number | null;
  budgetMaxUsd: number | null;
  projects: ProjectEvidence[];
  pictures: PictureEvidence[] | null;
  orderId: string;
  orderCountryCode: string;
  customerLanguageCodes: string[];
  orderLanguage: string | null;
  budgetUsd: number | null;
  clarity: number;
  styles: Shares;
  rooms: Shares;
  works: Shares;
}

/** Prepared texts and photos in the database, and the pairs worth scoring. */
export const matchingRepo = (db: Db, models: Models) => {
  return {
    /** Designers worth scoring for a customer's active orders, or for one of them, each with what there is to score. */
    async pairsForCustomer(
      customerId: string,
      orderId: string | undefined,
      breadth: Breadth,
    ): Promise<Pair[]> {
      return readPairs(
        ({ text, photo }) => sql`
      wanted as materialized (
        select o.id as order_id, t.vector, ${queryOf(sql`t.words`)} as query
        from customer_order o
        join order_text t on t.order_id = o.id and t.model = ${models.text}
        where o.customer_id = ${customerId} and o.status = 'active'
          ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`}
        order by o.id desc limit ${ORDERS_MAX}
      ),
      candidate as materialized (
        select w.order_id, near.designer_id
        from wanted w cross join lateral (
          select p.designer_id from (
            select t.project_id from project_text t
            where t.model = ${models.text} and ${text.has(sql`t.vector`)} and ${isShown(sql`t.project_id`)}
            order by ${text.distance(sql`t.vector`, sql`w.vector`)} limit ${breadth.byText}
          ) by_text
          join shown p on p.id = by_text.project_id
          union
          select designer_id from (
            select p.designer_id from (
              select t.project_id, t.words from project_text t
              where t.model = ${models.text}
              order by t.project_id desc limit ${RECENT_TEXTS_MAX}
            ) recent
            join shown p on p.id = recent.project_id
            where recent.words @@ w.query
            order by ts_rank(recent.words, w.query, 1) desc, p.id limit ${breadth.byWords}
          ) by_words
          union
          select p.designer_id
          from order_photo op
          join photo_embedding oe on oe.photo_id = op.photo_id and oe.model = ${models.photo}
          cross join lateral (
            select e.photo_id from photo_embedding e
            where e.model = ${models.photo} and ${photo.has(sql`e.vector`)} and ${isPhotoShown(sql`e.photo_id`)}
            order by ${photo.distance(sql`e.vector`, sql`oe.vector`)} limit ${breadth.byPhoto}
          ) by_photo
          join portfolio_image i on i.photo_id = by_photo.photo_id
          join shown p on p.id = i.project_id
          where op.order_id = w.order_id
        ) near
      )`,
      );
    },

    /** Active orders worth scoring for a designer, each with what there is to score. */
    async pairsForDesigner(designerId: string, breadth: Breadth): Promise<Pair[]> {
      return readPairs(
        ({ text }) => sql`
      own as materialized (
        select p.id, t.vector, ${queryOf(sql`t.words`)} as query
        from shown p
        join project_text t on t.project_id = p.id and t.model = ${models.text}
        where p.designer_id = ${designerId}
        order by p.id desc limit ${PROJECTS_MAX}
      ),
      recent_text as materialized (
        select t.order_id, t.words
        from order_text t
        join customer_order o on o.id = t.order_id and o.status = 'active'
        where t.model = ${models.text}
        order by t.order_id desc limit ${RECENT_TEXTS_MAX}
      ),
      recent_picture as materialized (
        select op.order_id, e.vector
        from order_photo op
        join customer_order o on o.id = op.order_id and o.status = 'active'
        join photo_embedding e on e.photo_id = op.photo_id and e.model = ${models.photo}
        order by op.order_id desc, op.position limit ${RECENT_PICTURES_MAX}
      ),
      candidate as materialized (
        select order_id, ${designerId}::uuid as designer_id from (
          select order_id from (
            select near.order_id, min(near.distance) as distance
            from own cross join lateral (
              select t.order_id, ${text.distance(sql`t.vector`, sql`own.vector`)} as distance from order_text t
              where t.model = ${models.text} and ${text.has(sql`t.vector`)} and ${isActive(sql`t.order_id`)}
              order by distance limit ${breadth.byText}
            ) near group by near.order_id
            order by distance, order_id limit ${breadth.byText}
          ) by_text
          union
          select order_id from (
            select near.order_id, max(near.rank) as rank
            from own cross join lateral (
              select t.order_id, ts_rank(t.words, own.query, 1) as rank from recent_text t
              where t.words @@ own.query
              order by rank desc, t.order_id limit ${breadth.byWords}
            ) near group by near.order_id
            order by rank desc, order_id limit ${breadth.byWords}
          ) by_words
          union
          select order_id from (
            select r.order_id, min(r.vector <=> e.vector) as distance
            from (
              select e.vector from own
              join portfolio_image i on i.project_id = own.id
              join photo_embedding e on e.photo_id = i.photo_id and e.model = ${models.photo}
              order by i.position, own.id desc limit ${OWN_PHOTOS_MAX}
            ) e
            cross join recent_picture r
            group by r.order_id
            order by distance, order_id limit ${breadth.byPhoto}
          ) by_photo
        ) near
      )`,
      );
    },

    /** One active order and one designer with what there is to score; empty unless both can be matched. */
    async pairsOf(orderId: string, designerId: string): Promise<Pair[]> {
      return readPairs(
        () => sql`
      candidate as materialized (
        select o.id as order_id, ${designerId}::uuid as designer_id
        from customer_order o
        where o.id = ${orderId} and o.status = 'active' and exists (
          select from shown p join project_text t on t.project_id = p.id and t.model = ${models.text}
          where p.designer_id = ${designerId}
        )
      )`,
      );
    },

    /** Active orders of a customer, or one of them, newest first. */
    async orderStates(customerId: string, orderId: string | undefined) {
      let orders = db
        .selectFrom('customerOrder')
        .select(['id', 'objectName', 'matchingState'])
        .where('customerId', '=', customerId)
        .where('status', '=', 'active');
      if (orderId !== undefined) orders = orders.where('id', '=', orderId);
      return orders.orderBy('id', 'desc').limit(ORDERS_MAX).execute();
    },

    /** Whether a designer can be matched: the profile is complete, and a project is prepared. */
    async hasShownProject(designerId: string): Promise<boolean> {
      const { rows } = await sql<{ found: boolean }>`
        with ${shown}
        select exists (
          select from shown p join project_text t on t.project_id = p.id where p.designer_id = ${designerId}
        ) as found
      `.execute(db);
      return rows[0]!.found;
    },

    async projectStates(designerId: string) {
      const rows = await db
        .selectFrom('portfolioProject')
        .select('matchingState')
        .where('designerId', '=', designerId)
        .execute();
      return rows.map((row) => row.matchingState);
    },
  };

  /** What there is to score for each row of the relation `candidate` that `candidates` defines. */
  async function readPairs(candidates: (spaces: Spaces) => RawBuilder<unknown>): Promise<Pair[]> {
    return db.transaction().execute(async (tx) => {
      const spaces = await prepareSearch(tx);
      return spaces === undefined ? [] : readPairsOf(tx, candidates(spaces));
    });
  }

  /**
   * Sets, for this transaction, how indexes are searched, and asks for the dimensions of the models' vectors;
   * undefined while no order is prepared.
   */
  async function prepareSearch(tx: Tx): Promise<Spaces | undefined> {
    const { rows } = await sql<{ text: number | null; photo: number | null }>`
      select
        set_config('hnsw.ef_search', ${String(SEARCH_BREADTH)}, true),
        set_config('hnsw.iterative_scan', 'strict_order', true),
        (select vector_dims(vector) from order_text where model = ${models.text} limit 1) as text,
        (select vector_dims(vector) from photo_centre where model = ${models.photo}) as photo
    `.execute(tx);
    const { text, photo } = rows[0]!;
    return text === null ? undefined : { text: space(text), photo: space(photo ?? 1) };
  }

  async function readPairsOf(tx: Tx, candidates: RawBuilder<unknown>): Promise<Pair[]> {
    const { rows } = await sql<PairRow>`
      with ${shown}, ${candidates},
      centre as materialized (select vector from photo_centre where model = ${models.photo}),
      asked as materialized (
        select t.order_id, t.vector, t.language, t.clarity, t.styles, t.rooms, t.works, ${queryOf(sql`t.words`)} as query
        from order_text t
        where t.model = ${models.text} and t.order_id in (select order_id from candidate)
      ),
      picture as materialized (
        select op.order_id, op.position, e.vector - centre.vector as vector
        from order_photo op
        join photo_embedding e on e.photo_id = op.photo_id and e.model = ${models.photo}
        cross join centre
        where op.order_id in (select order_id from candidate)
      )
      select
        c.designer_id, d.country_code as designer_country_code, d.language_codes as designer_language_codes,
        d.budget_min_usd, d.budget_max_usd,
        c.order_id, o.country_code as order_country_code, coalesce(cp.language_codes, '{}') as customer_language_codes,
        a.language as order_language, o.budget_usd, a.clarity, a.styles, a.rooms, a.works,
        (
          select json_agg(json_build_object(
            'id', p.id, 'name', p.name,
            'likeness', 1 - (t.vector <=> a.vector),
            'sentence', (
              select json_build_object('text', s.sentence, 'likeness', 1 - (s.vector <=> a.vector))
              from project_sentence s where s.project_id = p.id and s.model = t.model
              order by s.vector <=> a.vector, s.position limit 1
            ),
            'words', ts_rank(t.words, a.query, 1),
            'styles', t.styles, 'rooms', t.rooms, 'works', t.works
          ) order by p.id desc)
          from shown p join project_text t on t.project_id = p.id and t.model = ${models.text}
          where p.designer_id = c.designer_id
        ) as projects,
        (
          select json_agg(json_build_object(
            'position', picture.position, 'photos', coalesce(near.photos, '[]'), 'meanLikeness', near.mean_likeness
          ) order by picture.position)
          from picture cross join lateral (
            select json_agg(json_build_object(
              'photoId', n.photo_id, 'projectId', n.project_id, 'likeness', n.likeness
            ) order by n.likeness desc, n.photo_id) as photos, max(n.mean_likeness) as mean_likeness
            from (
              select *, avg(likeness) over () as mean_likeness from (
                select distinct on (i.photo_id) i.photo_id, i.project_id,
                  1 - ((e.vector - centre.vector) <=> picture.vector) as likeness
                from shown p
                join portfolio_image i on i.project_id = p.id
                join photo_embedding e on e.photo_id = i.photo_id and e.model = ${models.photo}
                cross join centre
                where p.designer_id = c.designer_id
                order by i.photo_id, i.project_id
              ) each order by likeness desc, photo_id limit ${PHOTOS_PER_PICTURE}
            ) n
          ) near
          where picture.order_id = c.order_id
        ) as pictures
      from candidate c
      join asked a on a.order_id = c.order_id
      join customer_order o on o.id = c.order_id
      left join customer_profile cp on cp.account_id = o.customer_id
      join designer_profile d on d.account_id = c.designer_id
    `.execute(tx);
    return rows.map(toPair);
  }
};

/** The vectors of one number of dimensions. */
function space(dimensions: number) {
  const typed = (vector: RawBuilder<unknown>) => sql`${vector}::halfvec(${sql.lit(dimensions)})`;
  return {
    /** Whether a vector is one of them. */
    has: (vector: RawBuilder<unknown>) => sql`vector_dims(${vector}) = ${sql.lit(dimensions)}`,
    /** Cosine distance in the form that an index on these dimensions serves, if there is one. */
    distance: (stored: RawBuilder<unknown>, wanted: RawBuilder<unknown>) =>
      sql`${typed(stored)} <=> ${typed(wanted)}`,
  };
}

function toPair(row: PairRow): Pair {
  const order: OrderEvidence = {
    id: row.orderId,
    countryCode: row.orderCountryCode,
    languageCodes: languagesOf(row),
    budgetUsd: row.budgetUsd,
    clarity: row.clarity,
    styles: row.styles,
    rooms: row.rooms,
    works: row.works,
  };
  const designer = {
    id: row.designerId,
    countryCode: row.designerCountryCode,
    languageCodes: row.designerLanguageCodes,
    budgetMinUsd: row.budgetMinUsd,
    budgetMaxUsd: row.budgetMaxUsd,
    projects: row.projects,
    pictures: row.pictures ?? [],
  };
  return { order, designer };
}

/** The languages of the customer's profile and the one the order is written in; text that is not glossed is taken for English. */
function languagesOf({ customerLanguageCodes, orderLanguage }: PairRow): string[] {
  const written = orderLanguage ?? (customerLanguageCodes.length === 0 ? 'en' : null);
  return [...new Set([...(written === null ? [] : [written]), ...customerLanguageCodes])];
}

/** Each designer whose profile is complete shows the projects that are prepared; an edited one as it was until it is prepared anew. */
export const shown = sql`
  shown as not materialized (
    select p.id, p.designer_id, p.name
    from portfolio_project p
    join designer_profile d on d.account_id = p.designer_id
    where p.matching_state in ('ready', 'pending')
  )`;

/**
 * Conditions on what an index search finds. Each is a subquery that gives one value, which the planner leaves where it
 * is: as a join, it would rather read the whole index first and sort afterwards.
 */
function isShown(projectId: RawBuilder<unknown>) {
  return sql`(select true from shown where shown.id = ${projectId})`;
}

function isPhotoShown(photoId: RawBuilder<unknown>) {
  return sql`(
    select true from portfolio_image i join shown on shown.id = i.project_id where i.photo_id = ${photoId} limit 1
  )`;
}

function isActive(orderId: RawBuilder<unknown>) {
  return sql`(select o.status = 'active' from customer_order o where o.id = ${orderId})`;
}

/** The words of a text as a query for any of them. */
function queryOf(words: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    select string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''', ' | ')::tsquery
    from (select lexeme from unnest(${words}) limit ${WORDS_MAX}) lexemes
  ), ''::tsquery)`;
}
