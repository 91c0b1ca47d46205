import type { Db } from '../../db/database.ts';

/** What proves that kept answers are current, in the database. Triggers write the changes. */
export const keptAnswersRepo = (db: Db) => ({
  /** Names the life of a database that is new, or has lost the name of its life with a crash. */
  async beginLife(): Promise<void> {
    await db
      .insertInto('databaseLife')
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Deletes the changes before a time. Answers of that time must not be kept any more. */
  async forgetChanges(before: Date): Promise<void> {
    await db.deleteFrom('answerChange').where('changedAt', '<', before).execute();
  },
});
