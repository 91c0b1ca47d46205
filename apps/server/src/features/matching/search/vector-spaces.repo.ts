import { sketchLength } from '@tessera/matching/search/sketch';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Models } from '../models/model-ids.ts';

/** How photo vectors and sketches of two models are compared in SQL. */
export interface VectorSpaces {
  photo: VectorSpace;
  sketch: VectorSpace;
}
type VectorSpace = ReturnType<typeof vectorSpace>;

/**
 * Photo vectors of this length have an index on the signs of their numbers. The bundled model's numbers are as often
 * below zero as above, so that signs tell much (docs/adr/0011).
 */
const SIGN_INDEX_DIMENSIONS = 936;

/**
 * How many of the nearest an index search keeps in view (`hnsw.ef_search`). A larger number finds more of the truly
 * nearest and takes longer; `npm run bench -- scale` prints both (ADR 11).
 */
const SEARCH_BREADTH = 400;

/** Sets how indexes are searched for the rest of the transaction: a column of a relation that is read before the search. */
export const searchSettings = sql`
  set_config('hnsw.ef_search', ${sql.lit(String(SEARCH_BREADTH))}, true),
  set_config('hnsw.iterative_scan', 'strict_order', true)`;

/** The spaces of models, which never change. */
const cachedSpaces = new WeakMap<Db, Map<string, VectorSpaces>>();

/** The spaces of the models' vectors. Undefined while no order is prepared. */
export async function vectorSpacesOf(db: Db, models: Models): Promise<VectorSpaces | undefined> {
  const key = JSON.stringify(models);
  const cached = cachedSpaces.get(db)?.get(key);
  if (cached !== undefined) return cached;
  const { rows } = await sql<{ text: number | null; photo: number | null }>`
    select
      (select vector_dims(vector) from order_text where model = ${models.text} limit 1) as text,
      (select vector_dims(vector) from photo_centre where model = ${models.photo}) as photo
  `.execute(db);
  const { text, photo } = rows[0]!;
  if (text === null) return undefined;
  const spaces = { photo: vectorSpace(photo ?? 1), sketch: vectorSpace(sketchLength(text, photo ?? 0)) };
  if (photo !== null) cachedSpaces.set(db, new Map(cachedSpaces.get(db)).set(key, spaces));
  return spaces;
}

function vectorSpace(dimensions: number) {
  const length = sql.lit(dimensions);
  const signs = (vector: RawBuilder<unknown>) => sql`binary_quantize(${vector})::bit(${length})`;
  return {
    /** Whether a vector has this number of dimensions. */
    has: (vector: RawBuilder<unknown>) => sql`vector_dims(${vector}) = ${length}`,

    /** In the form that the index serves: how many signs of two vectors differ. Without an index, the exact cosine distance. */
    roughDistance: (stored: RawBuilder<unknown>, target: RawBuilder<unknown>) =>
      dimensions === SIGN_INDEX_DIMENSIONS
        ? sql`${signs(stored)} <~> ${signs(target)}`
        : sql`${stored} <=> ${target}`,

    /** In the form that the index serves: the negative inner product, which is lowest for the nearest. */
    negativeProduct: (stored: RawBuilder<unknown>, target: RawBuilder<unknown>) =>
      sql`${stored}::halfvec(${length}) <#> ${target}::halfvec(${length})`,
  };
}
