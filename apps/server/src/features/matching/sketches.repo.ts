import { sketchId } from '@tessera/matching/sketch';
import type { Reading } from '@tessera/matching/text-reader';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { toVector } from '../../db/vectors.ts';
import { isPrepared, type Models } from './prepared.repo.ts';

/** What a sketch is made from, as the database gives it. */
interface Parts {
  text: Float32Array;
  look: Float32Array | null;
  /** The length of photo vectors. */
  lookLength: number;
}

interface PartsRow {
  text: string | null;
  look: string | null;
  lookLength: number | null;
}

/** Names what sketches are made by. */
export function sketchModel({ text, photo }: Models): string {
  return `${text} ${photo} ${sketchId}`;
}

/** Portfolios and orders as a whole, in the database. */
export const sketchesRepo = (db: Db, models: Models) => ({
  /**
   * Within a transaction, in which nobody else sketches the portfolio: what is prepared of it, whether or not the profile
   * is complete; undefined while nothing is.
   */
  async portfolioParts(designerId: string): Promise<(Parts & { projects: Reading[] }) | undefined> {
    await sql`select from account where id = ${designerId} for no key update`.execute(db);
    const { rows } = await sql<PartsRow & { projects: Reading[] | null }>`
      with own as materialized (select p.id from portfolio_project p where p.designer_id = ${designerId} and ${isPrepared}),
      project as (
        select t.* from own join project_text t on t.project_id = own.id and t.model = ${models.text}
      ),
      photo as (select distinct i.photo_id from own join portfolio_image i on i.project_id = own.id)
      select
        (select json_agg(json_build_object('clarity', clarity, 'styles', styles, 'rooms', rooms, 'works', works)) from project) as projects,
        (select avg(vector)::text from project) as text,
        ${lookOf(models)}
    `.execute(db);
    const { projects, ...row } = rows[0]!;
    const parts = toParts(row);
    return parts && projects ? { ...parts, projects } : undefined;
  },

  /** What an order says and shows; undefined while that is not prepared. */
  async orderParts(orderId: string): Promise<(Parts & Reading) | undefined> {
    const { rows } = await sql<PartsRow & Reading>`
      with photo as (select photo_id from order_photo where order_id = ${orderId})
      select t.vector::text as text, t.clarity, t.styles, t.rooms, t.works, ${lookOf(models)}
      from order_text t where t.order_id = ${orderId} and t.model = ${models.text}
    `.execute(db);
    const [row] = rows;
    const parts = row && toParts(row);
    return parts && { ...row, ...parts };
  },

  async savePortfolio(designerId: string, vector: Float32Array): Promise<void> {
    await sql`
      insert into portfolio_sketch (designer_id, model, vector)
      values (${designerId}, ${sketchModel(models)}, ${toVector(vector)}::halfvec)
      on conflict (designer_id, model) do update set vector = excluded.vector
    `.execute(db);
  },

  async saveOrder(orderId: string, vector: Float32Array): Promise<void> {
    await sql`
      insert into order_sketch (order_id, model, vector)
      values (${orderId}, ${sketchModel(models)}, ${toVector(vector)}::halfvec)
      on conflict (order_id, model) do update set vector = excluded.vector
    `.execute(db);
  },

  /** Designers with something that is prepared, without a sketch. */
  async unsketchedDesigners(limit: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select distinct p.designer_id as id from portfolio_project p
      where ${isPrepared} and exists (select from project_text t where t.project_id = p.id and t.model = ${models.text})
        and not exists (select from portfolio_sketch s where s.designer_id = p.designer_id and s.model = ${sketchModel(models)})
        and exists (select from photo_centre where model = ${models.photo})
      limit ${limit}
    `.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Orders that are prepared, without a sketch. */
  async unsketchedOrders(limit: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select t.order_id as id from order_text t
      where t.model = ${models.text}
        and not exists (select from order_sketch s where s.order_id = t.order_id and s.model = ${sketchModel(models)})
        and exists (select from photo_centre where model = ${models.photo})
      limit ${limit}
    `.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Drops sketches made by anything else. */
  async removeOthers(): Promise<void> {
    await db.deleteFrom('portfolioSketch').where('model', '<>', sketchModel(models)).execute();
    await db.deleteFrom('orderSketch').where('model', '<>', sketchModel(models)).execute();
  },
});

/** The mean look of the photos of the relation `photo`, and the length of photo vectors. */
function lookOf({ photo }: Models) {
  return sql`
    (
      select avg(l2_normalize(e.vector - centre.vector))::text
      from photo join photo_embedding e on e.photo_id = photo.photo_id and e.model = ${photo}
      join photo_centre centre on centre.model = e.model
    ) as look,
    (select vector_dims(vector) from photo_centre where model = ${photo}) as look_length`;
}

function toParts({ text, look, lookLength }: PartsRow): Parts | undefined {
  if (text === null || lookLength === null) return undefined;
  const vectorOf = (stored: string) => Float32Array.from(JSON.parse(stored) as number[]);
  return { text: vectorOf(text), look: look === null ? null : vectorOf(look), lookLength };
}
