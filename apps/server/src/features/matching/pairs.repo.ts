import type {
  CaptionEvidence,
  OrderEvidence,
  Pair,
  PictureEvidence,
  ProjectEvidence,
} from '@tessera/matching/evidence';
import { sketchLength } from '@tessera/matching/sketch';
import type { Shares } from '@tessera/matching/text-reader';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Names what was prepared with which models; only rows of the current ones are compared. */
export interface Models {
  text: string;
  photo: string;
}

/** Where photos and sketches of the current models are. */
export interface Spaces {
  photo: Space;
  sketch: Space;
}
type Space = ReturnType<typeof space>;

/** How many photos of each designer count for one inspiration picture. */
const PHOTOS_PER_PICTURE = 2;

/** Where an order's words stand among its pictures, which begin at 0. */
const CAPTION_POSITION = -1;

/** Photo vectors of so many numbers have an index on their signs; the bundled model's are as often below zero as above. */
const SIGN_INDEX_DIMENSIONS = 936;

/** How many different words of a text are looked up. */
const WORDS_MAX = 100;

/** How many of the nearest an index search keeps in view: more find more of the truly nearest, and take longer. */
const SEARCH_BREADTH = 100;

interface PairRow {
  designerId: string;
  designerCountryCode: string;
  designerLanguageCodes: string[];
  budgetMinUsd: number | null;
  budgetMaxUsd: number | null;
  /** Null while none is prepared: a photo that others show too can be known before any text of the designer. */
  projects: ProjectEvidence[] | null;
  /** The words stand among them, with plain cosines. */
  pictures: PictureEvidence[] | null;
  captionSpread: number | null;
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

/** Reads what there is to score for each row of the relation `candidate` that `candidates` defines. */
export async function readPairs(
  db: Db,
  models: Models,
  candidates: (spaces: Spaces) => RawBuilder<unknown>,
): Promise<Pair[]> {
  const spaces = await spacesOf(db, models);
  if (spaces === undefined) return [];
  const { rows } = await sql<PairRow>`
    with ${shown}, ${candidates(spaces)},
    centre as materialized (select vector, caption_spread from photo_centre where model = ${models.photo}),
    asked as materialized (
      select
        t.order_id, t.vector, t.language, t.clarity, t.styles, t.rooms, t.works, ${queryOf(sql`t.words`)} as query,
        o.country_code, o.budget_usd, coalesce(cp.language_codes, '{}') as language_codes
      from (select distinct order_id from candidate) c
      join order_text t on t.order_id = c.order_id and t.model = ${models.text}
      ${oneOf(sql`customer_order where id = c.order_id`, 'o')}
      left join customer_profile cp on cp.account_id = o.customer_id
    ),
    picture as materialized (
      select order_id, position, vector, l2_norm(vector) as length, -(vector <#> centre) as centre_product
      from (
        select op.order_id, op.position, e.vector - centre.vector as vector, centre.vector as centre
        from order_photo op
        join photo_embedding e on e.photo_id = op.photo_id and e.model = ${models.photo}
        cross join centre
        where op.order_id in (select order_id from candidate)
        union all
        select caption.order_id, ${CAPTION_POSITION}::int, caption.vector, centre.vector
        from order_caption caption cross join centre
        where caption.model = ${models.photo} and caption.order_id in (select order_id from candidate)
      ) each
    )
    select
      c.designer_id, d.country_code as designer_country_code, d.language_codes as designer_language_codes,
      d.budget_min_usd, d.budget_max_usd,
      c.order_id, a.country_code as order_country_code, a.language_codes as customer_language_codes,
      a.language as order_language, a.budget_usd, a.clarity, a.styles, a.rooms, a.works,
      (
        select json_agg(json_build_object(
          'id', p.id, 'name', p.name,
          'likeness', ${cosine(sql`t.vector`, sql`a.vector`)},
          'sentence', (
            select json_build_object('text', nearest.sentence, 'likeness', nearest.likeness)
            from (
              select s.sentence, ${cosine(sql`s.vector`, sql`a.vector`)} as likeness
              from project_sentence s where s.project_id = p.id and s.model = t.model
              order by likeness desc, s.position limit 1
            ) nearest
          ),
          'words', ts_rank(t.words, a.query, 1),
          'clarity', t.clarity, 'styles', t.styles, 'rooms', t.rooms, 'works', t.works
        ) order by p.id desc)
        from portfolio_project p join project_text t on t.project_id = p.id and t.model = ${models.text}
        where p.designer_id = c.designer_id and ${isPrepared}
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
                ${centredCosine(sql`e.vector`, sql`picture`, sql`centre.vector`)} as likeness
              from portfolio_project p
              join portfolio_image i on i.project_id = p.id
              join photo_embedding e on e.photo_id = i.photo_id and e.model = ${models.photo}
              cross join centre
              where p.designer_id = c.designer_id and ${isPrepared}
              order by i.photo_id, i.project_id
            ) each order by likeness desc, photo_id limit ${PHOTOS_PER_PICTURE}
          ) n
        ) near
        where picture.order_id = c.order_id
      ) as pictures,
      (select caption_spread from centre) as caption_spread
    from candidate c
    join asked a on a.order_id = c.order_id
    ${oneOf(sql`designer_profile where account_id = c.designer_id`, 'd')}
  `.execute(db);
  return rows.flatMap(({ projects, ...row }) => (projects === null ? [] : [toPair(row, projects)]));
}

/** How indexes are searched, for the rest of the transaction; a column of a relation that is read before they are. */
export const searchSettings = sql`
  set_config('hnsw.ef_search', ${sql.lit(String(SEARCH_BREADTH))}, true),
  set_config('hnsw.iterative_scan', 'strict_order', true)`;

/** Dimensions of the vectors of models; they never change. */
const knownSpaces = new WeakMap<Db, Map<string, Spaces>>();

/** Where vectors of the models are; undefined while no order is prepared. */
async function spacesOf(db: Db, models: Models): Promise<Spaces | undefined> {
  const key = JSON.stringify(models);
  const known = knownSpaces.get(db)?.get(key);
  if (known !== undefined) return known;
  const { rows } = await sql<{ text: number | null; photo: number | null }>`
    select
      (select vector_dims(vector) from order_text where model = ${models.text} limit 1) as text,
      (select vector_dims(vector) from photo_centre where model = ${models.photo}) as photo
  `.execute(db);
  const { text, photo } = rows[0]!;
  if (text === null) return undefined;
  const spaces = {
    photo: space(photo ?? 1),
    sketch: space(sketchLength(text, photo ?? 0)),
  };
  if (photo !== null) knownSpaces.set(db, new Map(knownSpaces.get(db)).set(key, spaces));
  return spaces;
}

/** Reads one row by its key for each row before it; as a join, the planner would rather read the whole table. */
function oneOf(rowOfTable: RawBuilder<unknown>, alias: string) {
  return sql`cross join lateral (select * from ${rowOfTable} limit 1) ${sql.ref(alias)}`;
}

/** The cosine of two vectors of length 1. */
function cosine(a: RawBuilder<unknown>, b: RawBuilder<unknown>) {
  return sql`-(${a} <#> ${b})`;
}

/** The cosine of a photo less the centre and a row of `picture`, which is less the centre already; without making the difference. */
function centredCosine(
  photo: RawBuilder<unknown>,
  picture: RawBuilder<unknown>,
  centre: RawBuilder<unknown>,
) {
  return sql`coalesce(
    (-(${photo} <#> ${picture}.vector) - ${picture}.centre_product) / nullif((${photo} <-> ${centre}) * ${picture}.length, 0), 0)`;
}

/** Whether the portfolio project `p` is. */
export const isPrepared = sql`p.matching_state in ('ready', 'pending')`;

/** Each designer whose profile is complete shows the projects that are prepared; an edited one as it was until it is prepared anew. */
export const shown = sql`
  shown as not materialized (
    select p.id, p.designer_id
    from portfolio_project p
    join designer_profile d on d.account_id = p.designer_id
    where ${isPrepared}
  )`;

/** The words of a text as a query for any of them. */
function queryOf(words: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    select string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''', ' | ')::tsquery
    from (select lexeme from unnest(${words}) limit ${WORDS_MAX}) lexemes
  ), ''::tsquery)`;
}

/** A vector as pgvector reads it. */
export function toVector(vector: ArrayLike<number>): string {
  return `[${Array.from(vector).join(',')}]`;
}

/** The vectors of one number of dimensions. */
function space(dimensions: number) {
  const length = sql.lit(dimensions);
  const signs = (vector: RawBuilder<unknown>) => sql`binary_quantize(${vector})::bit(${length})`;
  return {
    /** Whether a vector is one of them. */
    has: (vector: RawBuilder<unknown>) => sql`vector_dims(${vector}) = ${length}`,
    /** How far vectors are apart, roughly, in the form that the index serves: how many signs differ. Without an index, exactly. */
    roughDistance: (stored: RawBuilder<unknown>, wanted: RawBuilder<unknown>) =>
      dimensions === SIGN_INDEX_DIMENSIONS
        ? sql`${signs(stored)} <~> ${signs(wanted)}`
        : sql`${stored} <=> ${wanted}`,
    /** The inner product less than zero, in such a form: the larger the product, the nearer. */
    negativeProduct: (stored: RawBuilder<unknown>, wanted: RawBuilder<unknown>) =>
      sql`${stored}::halfvec(${length}) <#> ${wanted}::halfvec(${length})`,
  };
}

function toPair(row: Omit<PairRow, 'projects'>, projects: ProjectEvidence[]): Pair {
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
    projects,
    pictures: (row.pictures ?? []).filter(({ position }) => position !== CAPTION_POSITION),
    caption: toCaption(row),
  };
  return { order, designer };
}

function toCaption({
  pictures,
  captionSpread,
}: Pick<PairRow, 'pictures' | 'captionSpread'>): CaptionEvidence | undefined {
  const words = pictures?.find(({ position }) => position === CAPTION_POSITION);
  if (!words || words.meanLikeness === null || !captionSpread) return undefined;
  return {
    photos: words.photos.map((photo) => ({ ...photo, likeness: photo.likeness / captionSpread })),
    meanLikeness: words.meanLikeness / captionSpread,
  };
}

/** The languages of the customer's profile and the one the order is written in; text that is not glossed is taken for English. */
function languagesOf({
  customerLanguageCodes,
  orderLanguage,
}: Pick<PairRow, 'customerLanguageCodes' | 'orderLanguage'>): string[] {
  const written = orderLanguage ?? (customerLanguageCodes.length === 0 ? 'en' : null);
  return [...new Set([...(written === null ? [] : [written]), ...customerLanguageCodes])];
}
