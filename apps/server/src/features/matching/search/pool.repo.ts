import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { matchable } from '../models/conditions.repo.ts';

/** Who takes part in matching, in the database. */
export const poolRepo = (db: Db) => ({
  /** Whether a designer can be matched: the profile is complete, and a project is prepared. */
  async has(designerId: string): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      with ${matchable}
      select exists (
        select from matchable p join project_text t on t.project_id = p.id where p.designer_id = ${designerId}
      ) as found
    `.execute(db);
    return rows[0]!.found;
  },
});
