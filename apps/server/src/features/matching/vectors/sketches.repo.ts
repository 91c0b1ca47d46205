import type { TextTopics } from '@tessera/matching/text/text-reader';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { toVector } from '../../../db/vectors.ts';
import { isPrepared } from '../models/conditions.repo.ts';
import { sketchModel, type Models } from '../models/model-ids.ts';

/** What a sketch is made from, besides readings. */
interface Parts {
  /** The mean of the texts' vectors. */
  text: Float32Array;
  /** The mean of the photos' vectors, each centred and of length 1; null without a photo. */
  photo: Float32Array | null;
  /** The length of photo vectors. */
  photoLength: number;
}

interface PartsRow {
  text: string | null;
  photo: string | null;
  photoLength: number | null;
}

/** Sketches of portfolios and orders, and what they are made from, in the database. */
export const sketchesRepo = (db: Db, models: Models) => ({
  /** Until the transaction ends, keeps others from sketching the portfolio and from saving the profile. */
  async lockPortfolio(designerId: string): Promise<void> {
    await sql`select from account where id = ${designerId} for no key update`.execute(db);
  },

  /** What is prepared of a portfolio, whether or not the profile is complete. Undefined while nothing is. */
  async portfolioParts(designerId: string): Promise<(Parts & { projects: TextTopics[] }) | undefined> {
    const { rows } = await sql<PartsRow & { projects: TextTopics[] | null }>`
      with own as materialized (
        select p.project_id from project_preparation p where p.designer_id = ${designerId} and ${isPrepared}
      ),
      project as (
        select t.* from own join project_text t on t.project_id = own.project_id and t.model = ${models.text}
      ),
      photo as (select distinct i.photo_id from own join portfolio_image i on i.project_id = own.project_id)
      select
        (select json_agg(json_build_object('clarity', clarity, 'styles', styles, 'rooms', rooms, 'works', works)) from project) as projects,
        (select avg(vector)::text from project) as text,
        ${meanOfPhotos(models)}
    `.execute(db);
    const { projects, ...row } = rows[0]!;
    const parts = toParts(row);
    return parts && projects ? { ...parts, projects } : undefined;
  },

  /** What an order says and shows. Undefined while that is not prepared. */
  async orderParts(orderId: string): Promise<(Parts & TextTopics) | undefined> {
    const { rows } = await sql<PartsRow & TextTopics>`
      with photo as (select photo_id from order_photo where order_id = ${orderId})
      select t.vector::text as text, t.clarity, t.styles, t.rooms, t.works, ${meanOfPhotos(models)}
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

  /** Designers with a prepared project and no sketch. */
  async unsketchedDesigners(limit: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select distinct p.designer_id as id from project_preparation p
      where ${isPrepared} and exists (select from project_text t where t.project_id = p.project_id and t.model = ${models.text})
        and not exists (select from portfolio_sketch s where s.designer_id = p.designer_id and s.model = ${sketchModel(models)})
        and exists (select from photo_centre where model = ${models.photo})
      limit ${limit}
    `.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Prepared orders without a sketch. */
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

  /** Removes sketches that were made with other models or rules. */
  async removeOthers(): Promise<void> {
    await db.deleteFrom('portfolioSketch').where('model', '<>', sketchModel(models)).execute();
    await db.deleteFrom('orderSketch').where('model', '<>', sketchModel(models)).execute();
  },
});

/** The mean vector of the photos in the relation `photo`, and the length of photo vectors. */
function meanOfPhotos({ photo }: Models) {
  return sql`
    (
      select avg(l2_normalize(e.vector - centre.vector))::text
      from photo join photo_embedding e on e.photo_id = photo.photo_id and e.model = ${photo}
      join photo_centre centre on centre.model = e.model
    ) as photo,
    (select vector_dims(vector) from photo_centre where model = ${photo}) as photo_length`;
}

function toParts({ text, photo, photoLength }: PartsRow): Parts | undefined {
  if (text === null || photoLength === null) return undefined;
  const vectorOf = (stored: string) => Float32Array.from(JSON.parse(stored) as number[]);
  return { text: vectorOf(text), photo: photo === null ? null : vectorOf(photo), photoLength };
}
