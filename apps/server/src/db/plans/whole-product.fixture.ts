import { liveFully } from '@tessera/testkit/full-lives';
import { callEveryRoute } from '@tessera/testkit/routes/call-every-route';
import { buildMarketplace } from '@tessera/testkit/routes/marketplace';
import { startMailServer } from '@tessera/testkit/servers/mail-server';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import { startWebSite } from '@tessera/testkit/servers/web-site';
import { sql } from 'kysely';
import { allJobs } from '../../jobs/all-jobs.ts';
import { recordStatements, type SentStatement } from './sent-statements.fixture.ts';
import { watchRepositories } from './watched-repositories.fixture.ts';

/** What the product did in {@link useWholeProduct}. */
export interface Use {
  statements: readonly SentStatement[];
  /** Functions of repositories that were not called, so that their statements are not known. */
  uncalled: readonly string[];
}

/**
 * Starts the product on an empty database, makes every call of the contract, runs every scheduled job once and those that
 * the calls ask for, and stops it.
 */
export async function useWholeProduct(): Promise<Use> {
  const recording = recordStatements();
  const repositories = await watchRepositories();
  const site = await startWebSite();
  const mailServer = await startMailServer();
  try {
    const started = await startTestServer({
      internet: site.internet,
      settings: {
        SMTP_URL: mailServer.SMTP_URL,
        FREE_ORDER_LIMIT: '1000',
        FREE_PROJECT_LIMIT: '1000',
        OPEN_APPLICATIONS_MAX: '1000',
      },
    });
    try {
      const server = recording.unseen(started);
      await liveFully(server, site);
      await callEveryRoute(server, await buildMarketplace(server));
      await server.withDatabase(async (db) => {
        for (const { name, schedule } of allJobs)
          if (schedule !== undefined)
            await sql`insert into pgboss.job (name, data) values (${name}, '{}')`.execute(db);
      });
      await server.jobsDone();
    } finally {
      await started.stop();
    }
    return { statements: recording.statements(), uncalled: await repositories.uncalled() };
  } finally {
    await mailServer.stop();
    await site.stop();
    await repositories.stop();
    recording.stop();
  }
}
