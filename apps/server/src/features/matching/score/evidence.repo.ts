import type { ComparedPortfolio } from '@tessera/matching/evidence/compare';
import type {
  PhotoCentre,
  PreparedOrder,
  PreparedPortfolio,
  PreparedProject,
} from '@tessera/matching/evidence/prepared';
import { packVectors, type PackedVectors } from '@tessera/matching/math/packed-vectors';
import { applyReading } from '@tessera/matching/reading/apply/apply-reading';
import type { BriefReading, SetReading } from '@tessera/matching/reading/brief-reading';
import { mergeReading } from '@tessera/matching/reading/apply/merge-reading';
import { shownTermsIn } from '@tessera/matching/reading/apply/shown-terms';
import { contentWords } from '@tessera/matching/text/english-words';
import type { TextTopics } from '@tessera/matching/text/text-reader';
import { rarityOf } from '@tessera/matching/text/word-rarity';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { fromHalfvecs } from '../../../db/vectors.ts';
import { isPrepared, joinOneRow } from '../models/conditions.repo.ts';
import type { Models } from '../models/model-ids.ts';

/** Something with its version in the database, which changes whenever the thing does. */
export interface Versioned<Value> {
  version: number;
  value: Value;
}

/** An order, with the rooms that its customer picked in the style quiz and those they passed. */
export interface OrderToCompare extends PreparedOrder {
  liked: ComparedPortfolio | undefined;
  passed: ComparedPortfolio | undefined;
}

interface PortfolioRow {
  designerId: string;
  version: number;
  countryCode: string;
  languageCodes: string[];
  budgetMinUsd: number | null;
  budgetMaxUsd: number | null;
  bio: string;
  /** Null while no text is prepared. A photo can be, where another designer shows it too. */
  projects: (TextTopics & { id: string; name: string; gloss: string; sentences: string[] | null })[] | null;
  texts: Buffer | null;
  sentences: Buffer | null;
  photos: { photoId: string; projectId: string }[] | null;
  photoVectors: Buffer | null;
}

interface OrderRow extends TextTopics {
  orderId: string;
  version: number;
  /** Null until the order is read for the first time. */
  reading: BriefReading | null;
  setReading: SetReading | null;
  countryCode: string;
  budgetUsd: number | null;
  /** The languages of the customer's profile. */
  spoken: string[];
  /** The language the order was glossed from; null for a text that was not glossed. */
  language: string | null;
  text: Buffer;
  gloss: string;
  positions: number[] | null;
  pictureVectors: Buffer | null;
  caption: Buffer | null;
  liked: Buffer | null;
  passed: Buffer | null;
}

/** How many different words of an order are compared with projects. The longest description has several times as many. */
const WORDS_MAX = 100;

/** What is prepared of orders and portfolios, read from the database as a whole. */
export const evidenceRepo = (db: Db, models: Models) => ({
  /** The portfolios among these that have a prepared project. */
  async portfolios(designerIds: readonly string[]): Promise<Map<string, Versioned<PreparedPortfolio>>> {
    if (designerIds.length === 0) return new Map();
    const { rows } = await sql<PortfolioRow>`
      select v.designer_id, v.version, d.country_code, d.language_codes, d.budget_min_usd, d.budget_max_usd, d.bio, project.*, photo.*
      from unnest(${designerIds}::uuid[]) as wanted (designer_id)
      ${joinOneRow(sql`portfolio_version where designer_id = wanted.designer_id`, 'v')}
      ${joinOneRow(sql`designer_profile where account_id = wanted.designer_id`, 'd')}
      cross join lateral (
        select
          json_agg(json_build_object(
            'id', t.project_id, 'name', j.name, 'clarity', t.clarity, 'styles', t.styles, 'rooms', t.rooms, 'works', t.works,
            'gloss', t.gloss, 'sentences', own.sentences
          ) order by t.project_id desc) as projects,
          string_agg(halfvec_send(t.vector), ''::bytea order by t.project_id desc) as texts,
          string_agg(own.vectors, ''::bytea order by t.project_id desc) as sentences
        from project_preparation p
        join portfolio_project j on j.id = p.project_id
        join project_text t on t.project_id = p.project_id and t.model = ${models.text}
        cross join lateral (
          select json_agg(sentence order by position) as sentences,
            string_agg(halfvec_send(vector), ''::bytea order by position) as vectors
          from project_sentence s where s.project_id = t.project_id and s.model = t.model
        ) own
        where p.designer_id = v.designer_id and ${isPrepared}
      ) project
      cross join lateral (
        select
          json_agg(json_build_object('photoId', photo_id, 'projectId', project_id) order by photo_id) as photos,
          string_agg(halfvec_send(vector), ''::bytea order by photo_id) as photo_vectors
        from (
          select distinct on (i.photo_id) i.photo_id, i.project_id, e.vector
          from project_preparation p
          join portfolio_image i on i.project_id = p.project_id
          join photo_embedding e on e.photo_id = i.photo_id and e.model = ${models.photo}
          where p.designer_id = v.designer_id and ${isPrepared}
          order by i.photo_id, i.project_id
        ) each
      ) photo
    `.execute(db);
    return new Map(
      rows.flatMap(({ projects, ...row }) =>
        projects === null
          ? []
          : [[row.designerId, { version: row.version, value: toPortfolio(row, projects) }]],
      ),
    );
  },

  /** The orders among these that are prepared. */
  async orders(orderIds: readonly string[]): Promise<Map<string, Versioned<OrderToCompare>>> {
    if (orderIds.length === 0) return new Map();
    const { rows } = await sql<OrderRow>`
      select
        v.order_id, v.version, o.set_reading, o.country_code, o.budget_usd,
        coalesce((select language_codes from customer_profile where account_id = o.customer_id), '{}') as spoken,
        t.language, halfvec_send(t.vector) as text, t.clarity, t.styles, t.rooms, t.works,
        t.gloss,
        (select r.reading from order_reading r where r.order_id = v.order_id) as reading,
        picture.*,
        (
          select halfvec_send(c.vector) from order_caption c
          where c.order_id = v.order_id and c.model = ${models.photo}
        ) as caption,
        ${pickedVectors('liked', models)} as liked, ${pickedVectors('passed', models)} as passed
      from unnest(${orderIds}::uuid[]) as wanted (order_id)
      ${joinOneRow(sql`order_version where order_id = wanted.order_id`, 'v')}
      ${joinOneRow(sql`customer_order where id = wanted.order_id`, 'o')}
      ${joinOneRow(sql`order_text where order_id = wanted.order_id and model = ${models.text}`, 't')}
      cross join lateral (
        select
          json_agg(position order by position) as positions,
          string_agg(halfvec_send(e.vector), ''::bytea order by position) as picture_vectors
        from order_photo op
        join photo_embedding e on e.photo_id = op.photo_id and e.model = ${models.photo}
        where op.order_id = wanted.order_id
      ) picture
    `.execute(db);
    return new Map(rows.map((row) => [row.orderId, { version: row.version, value: toOrder(row) }]));
  },

  /** The photos' centre, under an empty id because there is one. None before the first photo is prepared. */
  async centres(): Promise<Map<string, Versioned<PhotoCentre>>> {
    const rows = await db
      .selectFrom('photoCentre')
      .select(['version', 'captionSpread'])
      .select(sql<Buffer>`halfvec_send(vector)`.as('vector'))
      .where('model', '=', models.photo)
      .execute();
    return new Map(
      rows.map(({ version, captionSpread, vector }) => [
        '',
        { version, value: { vector: fromHalfvecs(vector)[0]!, captionSpread } },
      ]),
    );
  },
});

function toPortfolio(
  { photos, photoVectors, texts, sentences, ...row }: Omit<PortfolioRow, 'projects'>,
  projects: NonNullable<PortfolioRow['projects']>,
): PreparedPortfolio {
  return {
    designer: {
      id: row.designerId,
      countryCode: row.countryCode,
      languageCodes: row.languageCodes,
      budgetMinUsd: row.budgetMinUsd,
      budgetMaxUsd: row.budgetMaxUsd,
      offers: shownTermsIn(row.bio),
    },
    projects: projects.map(({ gloss, sentences: own, ...project }): PreparedProject => ({
      ...project,
      words: contentWords(gloss),
      named: shownTermsIn(gloss),
      sentences: own ?? [],
    })),
    texts: packed(texts),
    sentences: packed(sentences),
    photos: photos ?? [],
    photoVectors: packed(photoVectors),
  };
}

/**
 * The language the order is written in and those of the customer's profile. A text that was not glossed counts as English
 * where the profile names no language.
 */
function languagesOf({ spoken, language }: Pick<OrderRow, 'spoken' | 'language'>): string[] {
  const written = language ?? (spoken.length === 0 ? 'en' : null);
  return [...new Set([...(written === null ? [] : [written]), ...spoken])];
}

/** Vectors as the database sends them; null where there are none. */
function packed(halfvecs: Buffer | null): PackedVectors {
  return packVectors(halfvecs === null ? [] : fromHalfvecs(halfvecs));
}

/** The vectors of the rooms that the customer of `wanted` picked in the style quiz, or passed. */
function pickedVectors(which: 'liked' | 'passed', models: Models) {
  return sql`(
    select string_agg(halfvec_send(e.vector), ''::bytea order by k.position)
    from order_style_pick k join style_picture s on s.name = ${sql.ref(`k.${which}`)}
    join photo_embedding e on e.photo_id = s.photo_id and e.model = ${models.photo}
    where k.order_id = wanted.order_id
  )`;
}

/** Rooms of the quiz as a portfolio without words; undefined where there is none. */
function toPicked(halfvecs: Buffer | null): ComparedPortfolio | undefined {
  if (halfvecs === null) return undefined;
  const vectors = fromHalfvecs(halfvecs);
  return {
    texts: packVectors([]),
    photos: vectors.map((_, i) => ({ photoId: String(i), projectId: '' })),
    photoVectors: packVectors(vectors),
  };
}

function toOrder(row: OrderRow): OrderToCompare {
  const vectors = row.pictureVectors === null ? [] : fromHalfvecs(row.pictureVectors);
  const reading = row.reading && mergeReading(row.reading, row.setReading);
  const order = {
    id: row.orderId,
    countryCode: row.countryCode,
    languageCodes: languagesOf(row),
    budgetUsd: row.budgetUsd,
    clarity: row.clarity,
    styles: row.styles,
    rooms: row.rooms,
    works: row.works,
  };
  return {
    order: reading === null ? order : applyReading(order, reading),
    text: fromHalfvecs(row.text)[0]!,
    words: new Map(
      Array.from(contentWords(row.gloss).subarray(0, WORDS_MAX), (word) => [word, rarityOf(word)]),
    ),
    pictures: (row.positions ?? []).map((position, i) => ({ position, vector: vectors[i]! })),
    caption: row.caption && fromHalfvecs(row.caption)[0]!,
    liked: toPicked(row.liked),
    passed: toPicked(row.passed),
  };
}
