import type {
  PhotoCentre,
  PreparedOrder,
  PreparedPortfolio,
  PreparedProject,
} from '@tessera/matching/compare';
import { packVectors, type PackedVectors } from '@tessera/matching/packed-vectors';
import type { TermCounts } from '@tessera/matching/term-rank';
import type { Reading } from '@tessera/matching/text-reader';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { fromHalfvecs } from '../../db/vectors.ts';

/** Names what was prepared with which models; only rows of the current ones are compared. */
export interface Models {
  text: string;
  photo: string;
}

/** Something as it was at a version; what changes it, changes the version. */
export interface Versioned<Value> {
  version: number;
  value: Value;
}

interface PortfolioRow {
  designerId: string;
  version: number;
  countryCode: string;
  languageCodes: string[];
  budgetMinUsd: number | null;
  budgetMaxUsd: number | null;
  /** Null while none is prepared: a photo that others show too can be known before any text of the designer. */
  projects: (Reading & { id: string; name: string; terms: TermsRow; sentences: string[] | null })[] | null;
  texts: Buffer | null;
  sentences: Buffer | null;
  photos: { photoId: string; projectId: string }[] | null;
  looks: Buffer | null;
}

interface OrderRow extends Reading {
  orderId: string;
  version: number;
  countryCode: string;
  budgetUsd: number | null;
  /** Languages the customer speaks. */
  spoken: string[];
  /** The language it was glossed from; null for English. */
  language: string | null;
  text: Buffer;
  words: number[] | null;
  positions: number[] | null;
  looks: Buffer | null;
  caption: Buffer | null;
}

/** Words and how often each stands there; null where there are none. */
interface TermsRow {
  words: number[] | null;
  counts: number[] | null;
}

/** How many different words of an order are looked for. */
const WORDS_MAX = 100;

/** What is prepared of orders and portfolios, read whole from the database. */
export const preparedRepo = (db: Db, models: Models) => ({
  /** Those of the portfolios of which something is prepared and shown. */
  async portfolios(designerIds: readonly string[]): Promise<Map<string, Versioned<PreparedPortfolio>>> {
    if (designerIds.length === 0) return new Map();
    const { rows } = await sql<PortfolioRow>`
      select v.designer_id, v.version, d.country_code, d.language_codes, d.budget_min_usd, d.budget_max_usd, project.*, photo.*
      from unnest(${designerIds}::uuid[]) as wanted (designer_id)
      ${oneOf(sql`portfolio_version where designer_id = wanted.designer_id`, 'v')}
      ${oneOf(sql`designer_profile where account_id = wanted.designer_id`, 'd')}
      cross join lateral (
        select
          json_agg(json_build_object(
            'id', p.id, 'name', p.name, 'clarity', t.clarity, 'styles', t.styles, 'rooms', t.rooms, 'works', t.works,
            'terms', (
              select json_build_object('words', json_agg(${word}), 'counts', json_agg(least(coalesce(cardinality(positions), 1), 255)))
              from unnest(t.words)
            ),
            'sentences', own.sentences
          ) order by p.id desc) as projects,
          string_agg(halfvec_send(t.vector), ''::bytea order by p.id desc) as texts,
          string_agg(own.vectors, ''::bytea order by p.id desc) as sentences
        from portfolio_project p
        join project_text t on t.project_id = p.id and t.model = ${models.text}
        cross join lateral (
          select json_agg(sentence order by position) as sentences,
            string_agg(halfvec_send(vector), ''::bytea order by position) as vectors
          from project_sentence s where s.project_id = p.id and s.model = t.model
        ) own
        where p.designer_id = v.designer_id and ${isPrepared}
      ) project
      cross join lateral (
        select
          json_agg(json_build_object('photoId', photo_id, 'projectId', project_id) order by photo_id) as photos,
          string_agg(halfvec_send(vector), ''::bytea order by photo_id) as looks
        from (
          select distinct on (i.photo_id) i.photo_id, i.project_id, e.vector
          from portfolio_project p
          join portfolio_image i on i.project_id = p.id
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

  /** Those of the orders that are prepared. */
  async orders(orderIds: readonly string[]): Promise<Map<string, Versioned<PreparedOrder>>> {
    if (orderIds.length === 0) return new Map();
    const { rows } = await sql<OrderRow>`
      select
        v.order_id, v.version, o.country_code, o.budget_usd,
        coalesce((select language_codes from customer_profile where account_id = o.customer_id), '{}') as spoken,
        t.language, halfvec_send(t.vector) as text, t.clarity, t.styles, t.rooms, t.works,
        (select json_agg(word) from (select ${word} as word from unnest(t.words) limit ${WORDS_MAX}) first) as words,
        picture.*,
        (
          select halfvec_send(c.vector) from order_caption c
          where c.order_id = v.order_id and c.model = ${models.photo}
        ) as caption
      from unnest(${orderIds}::uuid[]) as wanted (order_id)
      ${oneOf(sql`order_version where order_id = wanted.order_id`, 'v')}
      ${oneOf(sql`customer_order where id = wanted.order_id`, 'o')}
      ${oneOf(sql`order_text where order_id = wanted.order_id and model = ${models.text}`, 't')}
      cross join lateral (
        select
          json_agg(position order by position) as positions,
          string_agg(halfvec_send(e.vector), ''::bytea order by position) as looks
        from order_photo op
        join photo_embedding e on e.photo_id = op.photo_id and e.model = ${models.photo}
        where op.order_id = wanted.order_id
      ) picture
    `.execute(db);
    return new Map(rows.map((row) => [row.orderId, { version: row.version, value: toOrder(row) }]));
  },

  /** What photos share, by an empty id, since there is one; none before the first photo is prepared. */
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

/** Whether the portfolio project `p` is; an edited one as it was until it is prepared anew. */
export const isPrepared = sql`p.matching_state in ('ready', 'pending')`;

/** Reads one row by its key for each row before it; as a join, the planner would rather read the whole table. */
export function oneOf(rowOfTable: RawBuilder<unknown>, alias: string) {
  return sql`cross join lateral (select * from ${rowOfTable} limit 1) ${sql.ref(alias)}`;
}

/** A word as a number: what compares them needs no letters. Two words of one number are as rare as one in four thousand million. */
const word = sql`hashtext(lexeme)`;

function toPortfolio(
  { photos, looks, texts, sentences, ...row }: Omit<PortfolioRow, 'projects'>,
  projects: NonNullable<PortfolioRow['projects']>,
): PreparedPortfolio {
  return {
    designer: {
      id: row.designerId,
      countryCode: row.countryCode,
      languageCodes: row.languageCodes,
      budgetMinUsd: row.budgetMinUsd,
      budgetMaxUsd: row.budgetMaxUsd,
    },
    projects: projects.map(({ terms, sentences: own, ...project }): PreparedProject => ({
      ...project,
      terms: toTermCounts(terms),
      sentences: own ?? [],
    })),
    texts: packed(texts),
    sentences: packed(sentences),
    photos: photos ?? [],
    looks: packed(looks),
  };
}

/** The languages of the customer's profile and the one the order is written in; text that is not glossed is taken for English. */
function languagesOf({ spoken, language }: Pick<OrderRow, 'spoken' | 'language'>): string[] {
  const written = language ?? (spoken.length === 0 ? 'en' : null);
  return [...new Set([...(written === null ? [] : [written]), ...spoken])];
}

/** Nothing is null where there are no rows. */
function packed(halfvecs: Buffer | null): PackedVectors {
  return packVectors(halfvecs === null ? [] : fromHalfvecs(halfvecs));
}

function toTermCounts({ words, counts }: TermsRow): TermCounts {
  return {
    words: Int32Array.from(words ?? []),
    counts: Uint8Array.from(counts ?? []),
    length: (counts ?? []).reduce((sum, count) => sum + count, 0),
  };
}

function toOrder(row: OrderRow): PreparedOrder {
  const looks = row.looks === null ? [] : fromHalfvecs(row.looks);
  return {
    order: {
      id: row.orderId,
      countryCode: row.countryCode,
      languageCodes: languagesOf(row),
      budgetUsd: row.budgetUsd,
      clarity: row.clarity,
      styles: row.styles,
      rooms: row.rooms,
      works: row.works,
    },
    text: fromHalfvecs(row.text)[0]!,
    words: new Set(row.words),
    pictures: (row.positions ?? []).map((position, i) => ({ position, look: looks[i]! })),
    caption: row.caption && fromHalfvecs(row.caption)[0]!,
  };
}
