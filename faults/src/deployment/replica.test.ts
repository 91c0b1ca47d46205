import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canRun } from '../needs.ts';
import {
  machinesMissing,
  setSynchronousStandby,
  startDatabaseMachines,
  type DatabaseMachines,
} from './database-machines.ts';

/** How far a replica may be behind, and how long it may take to be found out, in milliseconds. */
const LAG_MAX_MS = 10_000;
const FOUND_OUT_MS = 3_000;

/** What every caller is promised (ADR 19). */
const ANSWERED_MS = 5_000;

const twice = (firstName: string) => [`${firstName} Berg`, `${firstName} Berg`];

/**
 * Guarantees: the directory and public pages are read from a replica for people who have not signed in. A designer sees what they have
 * saved at once. Nobody gets what is more than ten seconds old, or an error, because of a replica.
 */
describe.runIf(canRun('reads from a replica', machinesMissing()))('with DATABASE_REPLICA_URL', () => {
  let machines: DatabaseMachines;
  let server: TestServer;
  let designer: Account;
  let slug: string;
  const faults: string[] = [];

  beforeAll(async () => {
    machines = await startDatabaseMachines();
    server = await startTestServer({
      database: {
        connection: { connectionString: machines.directUrl, max: 10 },
        replica: { connectionString: machines.standbyUrl, max: 10 },
        embedded: false,
      },
      settings: { LOG_LEVEL: 'warn' },
      onLogLine: (line) => {
        const { event, err } = JSON.parse(line) as { event: string; err?: { message: string } };
        if (event === 'db.replica') faults.push(err!.message);
      },
    });
    designer = await createGiven(server).designer();
    await rename('Astrid');
    const project = projectForm([{ name: 'room.jpg', bytes: await jpeg(64, 48) }]);
    expect((await designer.post('designer/project/', project)).status).toBe(201);
    await machines.caughtUp();
    slug = (await server.client().get('public/designer/')).body.results[0]!.slug;
  });
  afterAll(async () => {
    await server?.stop();
    await machines?.remove();
  });

  async function rename(first_name: string) {
    const photo = { name: 'me.jpg', bytes: await jpeg(64, 48) };
    const form = profileForm([photo], { first_name, last_name: 'Berg', public_page: 'true' });
    expect((await designer.post('designer/profile/', form)).status).toBeLessThan(300);
  }

  /** The name on the public page, and in the directory. */
  const seenBy = async (client: Pick<Account, 'get'>) => {
    const [page, directory] = [
      await client.get(`public/designer/${slug}/`),
      await client.get('public/designer/'),
    ];
    return [page.body.name, directory.body.results.map(({ name }) => name).join()];
  };
  const everybody = () => seenBy(server.client());

  /** Whether what everybody reads is read from the standby. */
  const isReplicaRead = async () => {
    const [{ now }] = await machines.standby.query('select clock_timestamp()::text as now');
    await everybody();
    const asked = `query like '%designer_listing%' and query_start > '${now}' and pid <> pg_backend_pid()`;
    return (await machines.standby.query(`select from pg_stat_activity where ${asked}`)).length > 0;
  };
  const replicaIsReadAgain = async () => {
    await expect.poll(isReplicaRead, { timeout: 20_000, interval: 500 }).toBe(true);
  };

  test('visitors read the replica, and a designer reads their own change at once', async () => {
    await machines.standby.query('select pg_wal_replay_pause()');
    await rename('Britta');
    expect(await everybody()).toEqual(twice('Astrid'));
    expect(await seenBy(designer)).toEqual(twice('Britta'));
    await machines.standby.query('select pg_wal_replay_resume()');
    await machines.caughtUp();
    expect(await everybody()).toEqual(twice('Britta'));
    expect(faults).toEqual([]);
  });

  test('a replica that is more than ten seconds behind is not read until it has caught up', async () => {
    await machines.standby.query('select pg_wal_replay_pause()');
    const since = performance.now();
    await rename('Carin');
    expect(await everybody()).toEqual(twice('Britta'));
    await expect.poll(everybody, { timeout: 20_000, interval: 200 }).toEqual(twice('Carin'));
    expect(performance.now() - since).toBeLessThan(LAG_MAX_MS + FOUND_OUT_MS);
    expect(faults).toEqual(['The replica is too far behind.']);
    await machines.standby.query('select pg_wal_replay_resume()');
    await machines.caughtUp();
    await replicaIsReadAgain();
  });

  test('a replica that hangs or is killed costs nobody an answer', async () => {
    await setSynchronousStandby(machines.primary, '');
    await machines.standby.freeze();
    const since = performance.now();
    expect(await everybody()).toEqual(twice('Carin'));
    expect(performance.now() - since).toBeLessThan(ANSWERED_MS);
    await machines.standby.thaw();
    await replicaIsReadAgain();
    await machines.standby.stop('kill');
    await rename('Dagny');
    expect(await everybody()).toEqual(twice('Dagny'));
    expect(faults).toHaveLength(3);
  });
});
