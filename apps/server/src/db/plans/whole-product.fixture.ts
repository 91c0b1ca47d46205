import { openEvents } from '@tessera/testkit/events';
import { liveFully, type FullLives } from '@tessera/testkit/full-lives';
import { createGiven } from '@tessera/testkit/given';
import { callEveryRoute } from '@tessera/testkit/routes/call-every-route';
import { buildMarketplace } from '@tessera/testkit/routes/marketplace';
import { startMailServer } from '@tessera/testkit/servers/mail-server';
import { createTestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { startWebSite } from '@tessera/testkit/servers/web-site';
import { sql } from 'kysely';
import { allJobs } from '../../jobs/all-jobs.ts';
import { recordStatements, type SentStatement } from './sent-statements.fixture.ts';
import { watchRepositories } from './watched-repositories.fixture.ts';

/** What the product did in {@link useWholeProduct}. */
export interface Use {
  statements: readonly SentStatement[];
  /** How many functions the repositories have, and those that were not called, so that their statements are not known. */
  functions: { count: number; uncalled: readonly string[] };
}

/**
 * Starts the product on an empty database and uses all of it: every call of the contract, what people do beyond these calls, every job that the
 * calls ask for, and every scheduled job once. Then it stops the product.
 */
export async function useWholeProduct(): Promise<Use> {
  const database = await createTestDatabase();
  const recording = recordStatements(database.connection);
  const repositories = await watchRepositories();
  const site = await startWebSite();
  const mailServer = await startMailServer();
  try {
    const started = await startTestServer({
      database,
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
      const lives = await liveFully(server, site);
      await callEveryRoute(server, await buildMarketplace(server));
      await doTheRest(server, lives);
      await server.withDatabase(async (db) => {
        for (const { name, schedule } of allJobs)
          if (schedule !== undefined)
            await sql`insert into pgboss.job (name, data) values (${name}, '{}')`.execute(db);
      });
      await server.jobsDone();
    } finally {
      await started.stop();
    }
    return { statements: recording.statements(), functions: await repositories.functions() };
  } finally {
    await mailServer.stop();
    await site.stop();
    await repositories.stop();
    recording.stop();
    await database.drop();
  }
}

/** What no route of the contract is called for, or with a filter only; in the end two accounts leave that had dealt with each other. */
async function doTheRest(server: TestServer, { designer, customer, slug }: FullLives): Promise<void> {
  const get = async (path: string) => {
    const { status } = await fetch(new URL(path, server.url));
    if (status >= 500) throw new Error(`${path} answered ${status}.`);
  };
  for (const path of ['/designers', `/designers/${slug}`, '/sitemap.xml']) await get(path);
  const query = { style: ['scandinavian'], country: 'SE', words: 'daylight' };
  await server.client().get('public/designer/', { query });
  const [project] = (await designer.get('designer/project/')).body.results;
  await get(project!.images[0]!.url);

  const { email, password } = customer;
  const { body: tokens } = await server.client().post('user/sign-in/', { email, password });
  const { body: renewed } = await server.client().post('user/refresh-token/', { refresh: tokens.refresh });
  await server.client().post('user/sign-out/', { refresh: renewed.refresh });

  const { orderBody } = createGiven(server);
  const { id } = (await customer.post('customer/order/', orderBody({ links: [] }))).body;
  await customer.raw('DELETE', `customer/order/${id}/`);

  const stream = await openEvents(server.url, customer.tokens.access);
  await customer.post('user/notification/read/');
  stream.drop();
  const resumed = await openEvents(server.url, customer.tokens.access, '1');
  resumed.drop();

  await server.jobsDone();
  for (const account of [designer, customer]) {
    const { status, body } = await account.raw('DELETE', 'user/me/', { body: { password } });
    if (status !== 204) throw new Error(`An account could not leave: ${JSON.stringify(body)}`);
  }
}
