import { randomUUIDv7 } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';
import type { DB } from '../../../db/types.generated.ts';
import { PHOTO_COLUMNS } from '../../media/photo.columns.ts';

/** The photos of messages in the database. */
export const messagePhotosRepo = (db: Db) => ({
  /** Stores the photos of a message in this order. */
  async insert(messageId: string, photoIds: readonly string[]): Promise<void> {
    if (photoIds.length === 0) return;
    await db
      .insertInto('messagePhoto')
      .values(photoIds.map((photoId, position) => ({ id: randomUUIDv7(), messageId, position, photoId })))
      .execute();
  },
});

/** A column with the photos of each message that a query selects; none of a hidden one. */
export const photosOfMessage = (message: ExpressionBuilder<DB, 'message'>) =>
  jsonArrayFrom(
    message
      .selectFrom('messagePhoto')
      .innerJoin('photo', 'photo.id', 'messagePhoto.photoId')
      .select(['messagePhoto.id', ...PHOTO_COLUMNS])
      .whereRef('messagePhoto.messageId', '=', 'message.id')
      .where(({ ref }) => sql<boolean>`${ref('message.hiddenAt')} is null`)
      .orderBy('messagePhoto.position'),
  ).as('photos');
