import { sketchLength } from '@tessera/matching/sketch';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isPrepared, oneOf, type Models } from './prepared.repo.ts';

/** An active order and a designer who is shown, with the versions of what is prepared of them. */
export interface Candidate {
  orderId: string;
  orderVersion: number;
  designerId: string;
  designerVersion: number;
  /** Of what photos share; null before the first is prepared. */
  centreVersion: number | null;
}

/** Where photos and sketches of the current models are. */
export interface Spaces {
  photo: Space;
  sketch: Space;
}
type Space = ReturnType<typeof space>;

/** Photo vectors of so many numbers have an index on their signs; the bundled model's are as often below zero as above. */
const SIGN_INDEX_DIMENSIONS = 936;

/** How many of the nearest an index search keeps in view: more find more of the truly nearest, and take longer. */
const SEARCH_BREADTH = 80;

/** Reads the rows of the relation `candidate` that `candidates` defines. */
export async function readCandidates(
  db: Db,
  models: Models,
  candidates: (spaces: Spaces) => RawBuilder<unknown>,
): Promise<Candidate[]> {
  const spaces = await spacesOf(db, models);
  if (spaces === undefined) return [];
  const { rows } = await sql<Candidate>`
    with ${shown}, ${candidates(spaces)}
    select
      c.order_id, o.version as order_version, c.designer_id, d.version as designer_version,
      (select version from photo_centre where model = ${models.photo}) as centre_version
    from candidate c
    ${oneOf(sql`order_version where order_id = c.order_id`, 'o')}
    ${oneOf(sql`portfolio_version where designer_id = c.designer_id`, 'd')}
  `.execute(db);
  return rows;
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

/** Each designer whose profile is complete shows the projects that are prepared. */
export const shown = sql`
  shown as not materialized (
    select p.id, p.designer_id
    from portfolio_project p
    join designer_profile d on d.account_id = p.designer_id
    where ${isPrepared}
  )`;

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
