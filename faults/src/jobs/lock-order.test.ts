import { projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer } from '@tessera/testkit/test-server';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { postgres } from '../databases.ts';

/** Guarantees that a portfolio project may be saved while a job prepares it: each waits for the other, and both are done. */
test.runIf(postgres)(
  'saving a project waits for the job that prepares it, while the job never waits for the save',
  async () => {
    const database = await postgres!.create();
    const server = await startTestServer({ database, settings: { ROLE: 'api' } });
    const designer = await createGiven(server).designer();
    const { body: project } = await designer.post('designer/project/', projectForm([]));

    await server.withDatabase(async (db) => {
      let saving: Promise<{ status: number }> | undefined;
      await db.transaction().execute(async (tx) => {
        // The locks of the job, in its order: the project it has read, then the account whose sketch it writes.
        await sql`select from portfolio_project where id = ${project.id} for update`.execute(tx);
        saving = designer.put(
          `designer/project/${project.id}/`,
          projectForm([], { name: 'Saved meanwhile' }),
        );
        await vi.waitUntil(async () => {
          const { rows } = await sql<{ count: number }>`
          select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        `.execute(db);
          return rows[0]!.count > 0;
        });
        await sql`select from account where id = (select designer_id from portfolio_project) for no key update`.execute(
          tx,
        );
      });
      expect((await saving!).status).toBe(200);
    });
    await server.stop();
    await database.drop();
  },
);
