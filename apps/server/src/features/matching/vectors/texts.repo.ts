import type { BriefReading } from '@tessera/matching/reading/brief-reading';
import type { TextTopics } from '@tessera/matching/text/text-reader';
import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';
import { toVector } from '../../../db/vectors.ts';

/** A text as it is stored for matching. */
export interface PreparedText extends TextTopics {
  /** A hash of everything it was made from. */
  sourceHash: string;
  /** The text in English. */
  gloss: string;
  /** Centred, length 1. */
  vector: Float32Array;
}

/** An order's text among photos. */
export interface PreparedCaption {
  sourceHash: string;
  vector: Float32Array;
}

/** A sentence of a project's description, as it was written, with its vector. */
export interface PreparedSentence {
  sentence: string;
  vector: Float32Array;
}

/** What an order or a portfolio project is prepared from, besides its words. */
interface Source {
  /** The languages of its author's profile, ISO 639-1. */
  languageCodes: string[];
  photoIds: string[];
  /** Grows with every change. */
  revision: number;
}

/** What an order is prepared from. */
export interface OrderSource extends Source {
  objectName: string;
  objectDesc: string;
  countryCode: string;
  budgetUsd: number | null;
  /** The rooms of the style quiz that were picked or passed, as far as they are photos. */
  pickedPhotoIds: string[];
}

/** What a portfolio project is prepared from. */
export interface ProjectSource extends Source {
  designerId: string;
  name: string;
  description: string;
}

/** The prepared texts of orders and portfolio projects, and what they are prepared from, in the database. */
export const textsRepo = (db: Db) => {
  const hashIn = async (
    table: 'order_text' | 'order_caption' | 'project_text',
    isOwn: RawBuilder<unknown>,
    model: string,
  ): Promise<string | undefined> => {
    const { rows } = await sql<{ sourceHash: string }>`
      select source_hash from ${sql.table(table)} where ${isOwn} and model = ${model}
    `.execute(db);
    return rows[0]?.sourceHash;
  };

  return {
    /** Undefined for an order that is gone, or whose preparation nobody has requested. */
    async orderSource(orderId: string): Promise<OrderSource | undefined> {
      const row = await db
        .selectFrom('customerOrder')
        .innerJoin('orderPreparation', 'orderPreparation.orderId', 'customerOrder.id')
        .leftJoin('customerProfile', 'customerProfile.accountId', 'customerOrder.customerId')
        .select([
          'objectName',
          'objectDesc',
          'customerOrder.countryCode',
          'budgetUsd',
          'customerProfile.languageCodes',
          'revision',
        ])
        .select((order) =>
          jsonArrayFrom(
            order
              .selectFrom('orderPhoto')
              .select('orderPhoto.photoId')
              .whereRef('orderPhoto.orderId', '=', 'customerOrder.id')
              .orderBy('position'),
          ).as('photos'),
        )
        .select((order) =>
          jsonArrayFrom(
            order
              .selectFrom('orderStylePick')
              .innerJoin('stylePicture', (join) =>
                join.on(({ or, eb, ref }) =>
                  or([
                    eb('stylePicture.name', '=', ref('orderStylePick.liked')),
                    eb('stylePicture.name', '=', ref('orderStylePick.passed')),
                  ]),
                ),
              )
              .select('stylePicture.photoId')
              .whereRef('orderStylePick.orderId', '=', 'customerOrder.id'),
          ).as('picked'),
        )
        .where('customerOrder.id', '=', orderId)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { picked, ...source } = row;
      return { ...toSource(source), pickedPhotoIds: picked.map(({ photoId }) => photoId) };
    },

    /** Undefined for a project that is gone, or whose preparation nobody has requested. */
    async projectSource(projectId: string): Promise<ProjectSource | undefined> {
      const row = await db
        .selectFrom('portfolioProject')
        .innerJoin('projectPreparation', 'projectPreparation.projectId', 'portfolioProject.id')
        .leftJoin('designerProfile', 'designerProfile.accountId', 'portfolioProject.designerId')
        .select([
          'portfolioProject.designerId',
          'name',
          'description',
          'designerProfile.languageCodes',
          'revision',
        ])
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
      return row && toSource(row);
    },

    /** The hash of what an order's text was made from; undefined while there is none of the model. */
    orderHash: (orderId: string, model: string) => hashIn('order_text', sql`order_id = ${orderId}`, model),

    /** The styles that an order's text of the model gives, and how much it says; undefined while there is none. */
    async orderLook(
      orderId: string,
      model: string,
    ): Promise<Pick<TextTopics, 'styles' | 'clarity'> | undefined> {
      const { rows } = await sql<Pick<TextTopics, 'styles' | 'clarity'>>`
        select styles, clarity from order_text where order_id = ${orderId} and model = ${model}
      `.execute(db);
      return rows[0];
    },

    /** The hash of what an order's caption was made from; undefined while there is none of the model. */
    captionHash: (orderId: string, model: string) =>
      hashIn('order_caption', sql`order_id = ${orderId}`, model),

    /** The hash of what a project's text was made from; undefined while there is none of the model. */
    projectHash: (projectId: string, model: string) =>
      hashIn('project_text', sql`project_id = ${projectId}`, model),

    /** Replaces a project's text of the model, with its sentences. */
    async saveProject(
      projectId: string,
      model: string,
      text: PreparedText,
      sentences: readonly PreparedSentence[],
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

    /** Replaces an order's text of the model. `language` is null for a text that was not glossed. */
    async saveOrder(
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

    /** Replaces what was read of an order. The same reading by the same rules is not written again. */
    async saveReading(orderId: string, reader: string, reading: BriefReading): Promise<void> {
      await sql`
      insert into order_reading (order_id, reader, reading)
      values (${orderId}, ${reader}, ${JSON.stringify(reading)}::jsonb)
      on conflict (order_id) do update set reader = excluded.reader, reading = excluded.reading
      where (order_reading.reader, order_reading.reading) is distinct from (excluded.reader, excluded.reading)
    `.execute(db);
    },

    /** Replaces an order's caption of the model. */
    async saveCaption(
      orderId: string,
      model: string,
      { sourceHash, vector }: PreparedCaption,
    ): Promise<void> {
      await sql`
      insert into order_caption (order_id, model, source_hash, vector)
      values (${orderId}, ${model}, ${sourceHash}, ${toVector(vector)}::halfvec)
      on conflict (order_id, model) do update set source_hash = excluded.source_hash, vector = excluded.vector
    `.execute(db);
    },
  };
};

/** The list of photos as their ids, and no language for an author without a profile. */
function toSource<Row extends { languageCodes: string[] | null; photos: readonly { photoId: string }[] }>({
  photos,
  ...row
}: Row) {
  return {
    ...row,
    languageCodes: row.languageCodes ?? [],
    photoIds: photos.map(({ photoId }) => photoId),
  };
}

function valuesOf({ sourceHash, gloss, vector, clarity, styles, rooms, works }: PreparedText) {
  return sql`${sourceHash}, ${gloss}, ${toVector(vector)}::halfvec, ${clarity},
    ${JSON.stringify(styles)}::jsonb, ${JSON.stringify(rooms)}::jsonb, ${JSON.stringify(works)}::jsonb`;
}
