import { MESSAGES_AFTER, MESSAGES_BEFORE } from '@tessera/contract/operator/reports';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Which photos an operator has a reason to look at, in the database. */
export const photoDeskRepo = (db: Db) => ({
  /**
   * Whether a photo is held for review, is shown to people who are no party of a deal, was reported, by itself or as part of a
   * delivery, or stands in or beside a message that was reported.
   */
  async isForOperators(photoId: string): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from photo where id = ${photoId} and review = 'held')
        or exists (select from designer_profile where photo_id = ${photoId})
        or exists (select from portfolio_image where photo_id = ${photoId})
        or exists (select from report where kind = 'photo' and subject_id = ${photoId})
        or exists (
          select from delivery_file f join report r on r.subject_id = f.id and r.kind = 'photo' where f.photo_id = ${photoId}
        )
        or exists (
          select from message_photo p
          join message m on m.id = p.message_id
          where p.photo_id = ${photoId} and (
            exists (select from report where kind = 'photo' and subject_id = p.id)
            or exists (
              select from message reported
              join report on report.subject_id = reported.id and report.kind = 'message'
              where reported.conversation_id = m.conversation_id
                and m.number between reported.number - ${MESSAGES_BEFORE}::int and reported.number + ${MESSAGES_AFTER}::int
            )
          )
        ) as found
    `.execute(db);
    return rows[0]!.found;
  },
});
