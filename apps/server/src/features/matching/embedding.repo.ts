import type { Reading } from '@tessera/matching/text-reader';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { toVector } from '../../db/vectors.ts';
import type { Models } from './prepared.repo.ts';

/** A text as it is stored for matching. */
export interface PreparedText extends Reading {
  sourceHash: string;
  gloss: string;
  vector: Float32Array;
}

/** What an order says, among photos. */
export interface PreparedCaption {
  sourceHash: string;
  vector: Float32Array;
}

/** What orders and portfolio projects are prepared from, besides their words. */
interface Source {
  languageCodes: string[];
  photoIds: string[];
  /** Changes with every edit. */
  version: string;
}

/** What an order is prepared from. */
export interface OrderSource extends Source {
  objectName: string;
  objectDesc: string;
}

/** What a portfolio project is prepared from. */
export interface ProjectSource extends Source {
  designerId: string;
  name: string;
  description: string;
}

/** So many photos make the mean of all rooms; more would not change it. */
const CENTRE_PHOTOS_MAX = 2000;

/** So many photos tell how far captions lie from photos; each is compared with every caption. */
const SPREAD_PHOTOS_MAX = 50;

/** What matching prepares, as it is read and written. */
export const embeddingRepo = (db: Db) => ({
  async orderSource(orderId: string): Promise<OrderSource | undefined> {
    const row = await db
      .selectFrom('customerOrder')
      .leftJoin('customerProfile', 'customerProfile.accountId', 'customerOrder.customerId')
      .select(['objectName', 'objectDesc', 'customerProfile.languageCodes'])
      .select(versionOf('customer_order').as('version'))
      .select((order) =>
        jsonArrayFrom(
          order
            .selectFrom('orderPhoto')
            .select('orderPhoto.photoId')
            .whereRef('orderPhoto.orderId', '=', 'customerOrder.id')
            .orderBy('position'),
        ).as('photos'),
      )
      .where('customerOrder.id', '=', orderId)
      .executeTakeFirst();
    return row && { ...row, ...toSource(row) };
  },

  async projectSource(projectId: string): Promise<ProjectSource | undefined> {
    const row = await db
      .selectFrom('portfolioProject')
      .leftJoin('designerProfile', 'designerProfile.accountId', 'portfolioProject.designerId')
      .select(['designerId', 'name', 'description', 'designerProfile.languageCodes'])
      .select(versionOf('portfolio_project').as('version'))
      .select((project) =>
        jsonArrayFrom(
          project
            .selectFrom('portfolioImage')
            .select('portfolioImage.photoId')
            .whereRef('portfolioImage.projectId', '=', 'portfolioProject.id')
            .orderBy('position'),
        ).as('photos'),
      )
      .where('portfolioProject.id', '=', projectId)
      .executeTakeFirst();
    return row && { ...row, ...toSource(row) };
  },

  /** Objects seen in those of the photos that are prepared with the model. */
  async photoObjects(
    photoIds: readonly string[],
    model: string,
  ): Promise<Map<string, Record<string, number>>> {
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
  async savePhoto(photo: {
    photoId: string;
    model: string;
    vector: Float32Array;
    objects: Record<string, number>;
  }) {
    await sql`
      insert into photo_embedding (photo_id, model, vector, objects)
      select id, ${photo.model}, ${toVector(photo.vector)}::halfvec, ${JSON.stringify(photo.objects)}::jsonb
      from photo where id = ${photo.photoId}
      on conflict do nothing
    `.execute(db);
  },

  /** A photo that is shown to nobody is like no other. */
  async forgetPhoto(photoId: string): Promise<void> {
    await db.deleteFrom('photoEmbedding').where('photoId', '=', photoId).execute();
  },

  /** The mean of the first photos there are, unless the centre is made from enough of them already. */
  async photoMean(model: string): Promise<{ mean: number[]; photoCount: number } | undefined> {
    const { rows } = await sql<{ mean: string | null; photoCount: number }>`
      select avg(vector)::text as mean, count(*) as photo_count
      from (select vector from photo_embedding where model = ${model} order by photo_id limit ${CENTRE_PHOTOS_MAX}) first
      where not exists (select from photo_centre where model = ${model} and photo_count >= ${CENTRE_PHOTOS_MAX})
    `.execute(db);
    const { mean, photoCount } = rows[0]!;
    return mean === null ? undefined : { mean: JSON.parse(mean) as number[], photoCount };
  },

  /** The mean of photo vectors, and how far these captions lie from the first photos, if there are captions; true for the first. */
  async savePhotoCentre(
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

  async projectHash(projectId: string, model: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('projectText')
      .select('sourceHash')
      .where('projectId', '=', projectId)
      .where('model', '=', model)
      .executeTakeFirst();
    return row?.sourceHash;
  },

  async orderHash(orderId: string, model: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('orderText')
      .select('sourceHash')
      .where('orderId', '=', orderId)
      .where('model', '=', model)
      .executeTakeFirst();
    return row?.sourceHash;
  },

  async captionHash(orderId: string, model: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('orderCaption')
      .select('sourceHash')
      .where('orderId', '=', orderId)
      .where('model', '=', model)
      .executeTakeFirst();
    return row?.sourceHash;
  },

  /** Within a transaction: keeps an order or a project from being edited until its end; false when it has been since. */
  async lock(table: 'customer_order' | 'portfolio_project', id: string, version: string): Promise<boolean> {
    const { rows } = await sql<{ version: string }>`
      select ${versionOf(table)} as version from ${sql.table(table)} where id = ${id} for update
    `.execute(db);
    return rows[0]?.version === version;
  },

  async saveProjectText(
    projectId: string,
    model: string,
    text: PreparedText,
    sentences: readonly { sentence: string; vector: Float32Array }[],
  ): Promise<void> {
    await db
      .deleteFrom('projectText')
      .where('projectId', '=', projectId)
      .where('model', '=', model)
      .execute();
    await sql`
      insert into project_text (project_id, model, source_hash, gloss, vector, clarity, styles, rooms, works)
      values (${projectId}, ${model}, ${valuesOf(text)})
    `.execute(db);
    for (const [position, { sentence, vector }] of sentences.entries()) {
      await sql`
        insert into project_sentence (project_id, model, position, sentence, vector)
        values (${projectId}, ${model}, ${position}, ${sentence}, ${toVector(vector)}::halfvec)
      `.execute(db);
    }
  },

  async saveOrderText(
    orderId: string,
    model: string,
    text: PreparedText & { language: string | null },
  ): Promise<void> {
    await db.deleteFrom('orderText').where('orderId', '=', orderId).where('model', '=', model).execute();
    await sql`
      insert into order_text (order_id, model, language, source_hash, gloss, vector, clarity, styles, rooms, works)
      values (${orderId}, ${model}, ${text.language}, ${valuesOf(text)})
    `.execute(db);
  },

  async saveOrderCaption(orderId: string, model: string, caption: PreparedCaption): Promise<void> {
    const { sourceHash, vector } = caption;
    await sql`
      insert into order_caption (order_id, model, source_hash, vector)
      values (${orderId}, ${model}, ${sourceHash}, ${toVector(vector)}::halfvec)
      on conflict (order_id, model) do update set source_hash = excluded.source_hash, vector = excluded.vector
    `.execute(db);
  },

  /**
   * Orders that are ready by a text, pictures or, where there shall be one, a caption prepared with other models, but for
   * those of `except`.
   */
  async outdatedOrders(
    models: Models,
    hasCaptions: boolean,
    limit: number,
    except: readonly string[],
  ): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select o.id from customer_order o
      where o.matching_state = 'ready' and o.id <> all(${except}::uuid[]) and (
        not exists (select from order_text t where t.order_id = o.id and t.model = ${models.text})
        or exists (select from order_photo i where i.order_id = o.id and ${isMissing(models.photo)})
        ${hasCaptions ? sql`or not exists (select from order_caption c where c.order_id = o.id and c.model = ${models.photo})` : sql``}
      )
      order by o.id desc limit ${limit}
    `.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Portfolio projects that are ready by texts or photos prepared with other models, but for those of `except`. */
  async outdatedProjects(models: Models, limit: number, except: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select p.id from portfolio_project p
      where p.matching_state in ('ready', 'no_photos') and p.id <> all(${except}::uuid[]) and (
        not exists (select from project_text t where t.project_id = p.id and t.model = ${models.text})
        or exists (select from portfolio_image i where i.project_id = p.id and ${isMissing(models.photo)})
      )
      order by p.id desc limit ${limit}
    `.execute(db);
    return rows.map(({ id }) => id);
  },

  async setProjectState(projectId: string, state: 'ready' | 'failed' | 'no_photos'): Promise<void> {
    await db
      .updateTable('portfolioProject')
      .set({ matchingState: state })
      .where('id', '=', projectId)
      .execute();
  },

  async setOrderState(orderId: string, state: 'ready' | 'failed'): Promise<void> {
    await db.updateTable('customerOrder').set({ matchingState: state }).where('id', '=', orderId).execute();
  },
});

/** Whether the photo of `i` may be shown and is not prepared with the model. */
function isMissing(model: string) {
  return sql`
    not exists (select from photo_embedding e where e.photo_id = i.photo_id and e.model = ${model})
    and exists (select from photo where photo.id = i.photo_id and photo.review not in ('held', 'removed'))`;
}

/** What orders and portfolio projects are prepared from alike. */
function toSource(row: { languageCodes: string[] | null; photos: readonly { photoId: string }[] }) {
  return { languageCodes: row.languageCodes ?? [], photoIds: row.photos.map(({ photoId }) => photoId) };
}

/** The moment of the last edit, to the microsecond, which a Date would lose. */
function versionOf(table: 'customer_order' | 'portfolio_project') {
  return sql<string>`${sql.ref(`${table}.updated_at`)}::text`;
}

function valuesOf({ sourceHash, gloss, vector, clarity, styles, rooms, works }: PreparedText) {
  return sql`${sourceHash}, ${gloss}, ${toVector(vector)}::halfvec, ${clarity},
    ${JSON.stringify(styles)}::jsonb, ${JSON.stringify(rooms)}::jsonb, ${JSON.stringify(works)}::jsonb`;
}
