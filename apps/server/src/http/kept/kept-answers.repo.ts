import type { Db } from '../../db/database.ts';

/** The changes that end kept answers, in the database. Triggers write them. */
export const keptAnswersRepo = (db: Db) => ({
  /** Deletes the changes before a time. Answers of that time must not be kept any more. */
  async forgetChanges(before: Date): Promise<void> {
    await db.deleteFrom('answerChange').where('changedAt', '<', before).execute();
  },
});
