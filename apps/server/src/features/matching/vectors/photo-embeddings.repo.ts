import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { toVector } from '../../../db/vectors.ts';

/** How many photos the mean of all rooms is made from. More would hardly change it. */
const CENTRE_PHOTOS_MAX = 2000;

/** How many photos the spread of captions is measured with. Each is compared with every caption of the vocabulary. */
const SPREAD_PHOTOS_MAX = 50;

/** The vectors of photos and what they share, in the database. */
export const photoEmbeddingsRepo = (db: Db) => ({
  /** The objects seen in those of the photos that are prepared with the model, with confidences (0..1). */
  async objects(photoIds: readonly string[], model: string): Promise<Map<string, Record<string, number>>> {
    if (photoIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('photoEmbedding')
      .select(['photoId', 'objects'])
      .where('model', '=', model)
      .where('photoId', 'in', photoIds)
      .execute();
    return new Map(rows.map((row) => [row.photoId, row.objects as Record<string, number>]));
  },

  /** Stores a photo's vector, unless the photo is gone by now. */
  async save(photo: {
    photoId: string;
    model: string;
    vector: Float32Array;
    objects: Record<string, number>;
  }): Promise<void> {
    await sql`
      insert into photo_embedding (photo_id, model, vector, objects)
      select id, ${photo.model}, ${toVector(photo.vector)}::halfvec, ${JSON.stringify(photo.objects)}::jsonb
      from photo where id = ${photo.photoId}
      on conflict do nothing
    `.execute(db);
  },

  /** Removes a photo's vectors of all models, so that no list uses it. */
  async forget(photoId: string): Promise<void> {
    await db.deleteFrom('photoEmbedding').where('photoId', '=', photoId).execute();
  },

  /** Whether there are prepared photos that the centre was not made from. */
  async isCentreBehind(model: string): Promise<boolean> {
    const { rows } = await sql<{ isBehind: boolean }>`
      select (select count(*) from (select from photo_embedding where model = ${model} limit ${CENTRE_PHOTOS_MAX}) first)
        > coalesce((select photo_count from photo_centre where model = ${model}), 0) as is_behind
    `.execute(db);
    return rows[0]!.isBehind;
  },

  /** The mean of the first photos; undefined while there is none, and once the stored centre is made from enough. */
  async mean(model: string): Promise<{ mean: number[]; photoCount: number } | undefined> {
    const { rows } = await sql<{ mean: string | null; photoCount: number }>`
      select avg(vector)::text as mean, count(*) as photo_count
      from (select vector from photo_embedding where model = ${model} order by photo_id limit ${CENTRE_PHOTOS_MAX}) first
      where not exists (select from photo_centre where model = ${model} and photo_count >= ${CENTRE_PHOTOS_MAX})
    `.execute(db);
    const { mean, photoCount } = rows[0]!;
    return mean === null ? undefined : { mean: JSON.parse(mean) as number[], photoCount };
  },

  /**
   * Stores the centre of photo vectors, and the root mean square of the cosines of these captions with the first photos.
   * True when it is the model's first centre.
   */
  async saveCentre(
    model: string,
    centre: { vector: readonly number[]; photoCount: number; captions: readonly Float32Array[] },
  ): Promise<boolean> {
    const vector = sql`${toVector(centre.vector)}::halfvec`;
    const { rows } = await sql<{ isFirst: boolean }>`
      insert into photo_centre (model, photo_count, vector, caption_spread)
      select ${model}, ${centre.photoCount}, ${vector}, sqrt(avg((1 - (photo.vector <=> caption.vector)) ^ 2))
      from (
        select vector - ${vector} as vector from photo_embedding
        where model = ${model} order by photo_id limit ${SPREAD_PHOTOS_MAX}
      ) photo
      cross join (select text::halfvec as vector from unnest(${centre.captions.map(toVector)}::text[]) as text) caption
      on conflict (model) do update set
        photo_count = excluded.photo_count, vector = excluded.vector, caption_spread = excluded.caption_spread,
        version = photo_centre.version + 1
      returning xmax = 0 as is_first
    `.execute(db);
    return rows[0]!.isFirst;
  },
});
