import { profileForm } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import {
  clusterMissing,
  createPostgresCluster,
  type PostgresCluster,
} from '@tessera/testkit/postgres-cluster';
import { startTestServer, type TestServer } from '@tessera/testkit/test-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { canRun } from '../needs.ts';

const isPossible = canRun('reads from a replica', clusterMissing());

/** A read that finds the replica silent waits for this long before the primary answers. */
const ANSWERED_MS = 5_000;

/**
 * Guarantees for public pages read from a streaming replica: everybody sees what was committed before they asked, wherever the
 * replica is, and its faults are nobody's.
 */
describe.runIf(isPossible)('public pages with a replica', () => {
  let primary: PostgresCluster;
  let replica: PostgresCluster;
  let database: string;
  let server: TestServer;
  let designer: Account;
  let slug: string;
  let logged: string[] = [];

  beforeAll(async () => {
    primary = await createPostgresCluster(['fsync=off']);
    const url = await primary.createDatabase();
    database = new URL(url).pathname.slice(1);
    replica = await createPostgresCluster(['fsync=off'], { replicaOf: primary });
    server = await startTestServer({
      database: {
        connection: { connectionString: url, max: 10 },
        replica: { connectionString: replica.url.replace(/postgres$/, database), max: 10 },
        embedded: false,
      },
      settings: {
        LOG_LEVEL: 'info',
        DATABASE_CONNECT_TIMEOUT_MS: '6000',
        DATABASE_STATEMENT_TIMEOUT_MS: '6000',
      },
      onLogLine: (line) => logged.push(line),
    });
    const given = createGiven(server);
    designer = await given.designer();
    const portrait = { name: 'photo.jpg', bytes: await jpeg(60, 60) };
    await designer.post('designer/profile/', profileForm([portrait], { public_page: 'true' }));
    ({ slug } = (await designer.get('designer/profile/')).body as { slug: string });
    await server.jobsDone();
  });
  beforeEach(async () => {
    await save({ public_page: 'true' });
    await replicaAnswers();
    logged = [];
  });
  afterEach(async () => {
    expect((await page()).status).toBe(200);
  });
  afterAll(async () => {
    await server?.stop();
    await replica?.remove();
    await primary?.remove();
  });

  const page = () => server.client().get(`public/designer/${slug}/`);
  const save = async (fields: Parameters<typeof profileForm>[1]) => {
    const { status } = await designer.post('designer/profile/', profileForm([], fields));
    expect(status).toBe(200);
  };
  const leftOut = () => logged.filter((line) => line.includes('db.replica-left-out'));
  const statementsAt = async (cluster: PostgresCluster) => {
    const [{ count }] = await cluster.query(
      `select count(*)::int from pg_stat_activity where datname = '${database}' and query like '%from "designer_slug" as "asked"%'
        and query_start > now() - interval '1 second'`,
    );
    return count as number;
  };
  /** Resolves once a page has been read from the replica. */
  const replicaAnswers = () =>
    expect
      .poll(
        async () => {
          expect((await page()).status).toBe(200);
          return statementsAt(replica);
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);

  test('a page that is switched off answers 404 at once, and the directory is without it', async () => {
    for (let round = 0; round < 10; round++) {
      await save({ public_page: 'false' });
      expect((await page()).status).toBe(404);
      expect((await server.client().get('public/designer/')).body.count).toBe(0);
      await save({ public_page: 'true' });
      expect((await page()).status).toBe(200);
      expect((await server.client().get('public/designer/')).body.count).toBe(1);
    }
  });

  test('a designer finds on the page what they have just saved', async () => {
    for (let round = 0; round < 10; round++) {
      await save({ public_page: 'true', first_name: `Name ${round}` });
      expect((await page()).body.name).toContain(`Name ${round}`);
    }
  });

  test('while the replica stands still, the primary shows what is new', async () => {
    await replica.query('select pg_wal_replay_pause()');
    await save({ public_page: 'false' });
    expect((await page()).status).toBe(404);
    expect(leftOut()).toEqual([expect.stringContaining('The replica is too far behind.')]);
    await save({ public_page: 'true' });
    expect((await page()).status).toBe(200);
    await replica.query('select pg_wal_replay_resume()');
    await replicaAnswers();
    expect(logged.filter((line) => line.includes('db.replica-back'))).toHaveLength(1);
  });

  test('a replica that says nothing keeps one answer waiting, and later ones not at all', async () => {
    await replica.freeze();
    const since = performance.now();
    expect((await page()).status).toBe(200);
    expect(performance.now() - since).toBeLessThan(ANSWERED_MS);
    await save({ public_page: 'false' });
    expect((await page()).status).toBe(404);
    expect(leftOut()).toHaveLength(1);
    await replica.thaw();
    await save({ public_page: 'true' });
    await replicaAnswers();
  });

  test('a replica that dies is left out, and asked again once it is back', async () => {
    await replica.stop('kill');
    expect((await page()).status).toBe(200);
    expect((await server.client().get('public/designer/')).status).toBe(200);
    expect(leftOut()).toHaveLength(1);
    await replica.start();
    await replicaAnswers();
  });

  test('a replica that was promoted is not asked, because it follows nobody', async () => {
    await replica.promote();
    await save({ public_page: 'false' });
    expect((await page()).status).toBe(404);
    expect(leftOut()).toEqual([expect.stringContaining('The replica does not follow the primary.')]);
    await save({ public_page: 'true' });
  });
});
