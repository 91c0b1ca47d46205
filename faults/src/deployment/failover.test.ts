import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@tessera/testkit/client';
import { openEvents } from '@tessera/testkit/events';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createRemoteGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startObjectStore, type ObjectStore } from '@tessera/testkit/servers/object-store';
import { launchServer, type ServerProcess } from '@tessera/testkit/servers/server-process';
import type { PostgresCluster } from '@tessera/testkit/servers/postgres-cluster';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canRun } from '../needs.ts';
import { call, report, startLoad } from '../order-load.ts';
import {
  machinesMissing,
  setSynchronousStandby,
  startDatabaseMachines,
  type DatabaseMachines,
} from './database-machines.ts';

/** What docs/operations.md promises of the time after a promotion. */
const HEALED_MS = 10_000;

/** What every caller is promised (ADR 19). */
const ANSWERED_MS = 5_000;

/** How long there is no primary before somebody promotes the standby: long enough for every caller to be told. */
const LEADERLESS_MS = 5_000;

const REPEAT_PAUSE_MS = 50;

/** No limit of the free plan stands in the way of the load. */
const SETTINGS = {
  SIGNING_KEY: '8d1f1c0a6b0b4f6a9b7e2a90c35f4d71e6b8a2f0c4d19e7735a6bb02e1fd9c84',
  PUBLIC_URL: 'https://tessera.example',
  LINK_PREVIEWS: 'off',
  FREE_ORDER_LIMIT: '100000',
  ORDER_WRITES_PER_MINUTE: '100000',
};

/**
 * Guarantees for the loss of the primary, with the shipped files of HAProxy and PgBouncer: once a standby has been promoted, which is an
 * operator's or a manager's to do, everything heals without a restart, and nothing that was acknowledged is lost or there twice.
 */
describe.runIf(canRun('the failover of PostgreSQL', machinesMissing()))('a failover of PostgreSQL', () => {
  let folder: string;
  let machines: DatabaseMachines;
  let objects: ObjectStore;
  const apis: ServerProcess[] = [];
  let worker: ServerProcess;
  let urls: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-failover-'));
    objects = await startObjectStore();
    machines = await startDatabaseMachines();
    const settings = { ...SETTINGS, ...objects.settings };
    const api = (name: string, own: Record<string, string>) =>
      launchServer(join(folder, name), { ...settings, ROLE: 'api', ...own }, { shown: 'fatal' });
    apis.push(
      // One by way of the pooler, one without it: both ways heal.
      api('api1', {
        DATABASE_URL: machines.pooledUrl,
        DATABASE_DIRECT_URL: machines.directUrl,
        DATABASE_REPLICA_URL: machines.replicaUrl,
        DATABASE_PREPARED_STATEMENTS: 'on',
      }),
      api('api2', { DATABASE_URL: machines.directUrl, DATABASE_REPLICA_URL: machines.replicaUrl }),
    );
    worker = launchServer(
      join(folder, 'worker'),
      { ...settings, ROLE: 'worker', DATABASE_URL: machines.directUrl },
      { shown: 'fatal' },
    );
    urls = await Promise.all(apis.map(({ ready }) => ready));
    await worker.ready;
  }, 120_000);

  afterAll(async () => {
    await Promise.all([...apis, worker].map((each) => each?.end('SIGKILL')));
    await machines?.remove();
    await objects?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const given = (index: number) =>
    createRemoteGiven({ client: (token) => createClient(() => urls[index]!, token) });
  const at = (index: number, { tokens }: Account) => createClient(() => urls[index]!, tokens.access);
  const prepared = async (account: Account, id: string) => {
    const state = async () => (await account.get(`customer/order/${id}/`)).body?.matching_state;
    await expect.poll(state, { timeout: 60_000 }).toBe('ready');
  };

  test('after the primary was killed, all heals within 10 s, and nothing acknowledged is lost, doubled or stale', async () => {
    const designer = await given(0).designer();
    const photo = { name: 'room.jpg', bytes: await jpeg(640, 480) };
    const profile = profileForm([photo], { first_name: 'Astrid', last_name: 'Berg' });
    expect((await designer.post('designer/profile/', profile)).status).toBeLessThan(300);
    const project = await designer.post('designer/project/', projectForm([photo]));
    expect(project.status).toBe(201);
    const customer = await given(0).customer();
    const order = await customer.post('customer/order/', given(0).orderBody({ links: [] }));
    expect(order.status).toBe(201);
    await prepared(customer, order.body.id);
    const sides = [at(0, customer), at(1, customer)];
    const matches = () =>
      Promise.all(sides.map(async (side) => (await side.get('customer/match/')).body.results.length));
    const names = () =>
      Promise.all(
        sides.map(async (side) =>
          (await side.get('customer/order/')).body.results.map(({ object_name }) => object_name),
        ),
      );
    // From here on, both processes answer from what they have kept.
    await expect.poll(matches).toEqual([1, 1]);
    await names();
    const streams = await Promise.all(urls.map((url) => openEvents(url, customer.tokens.access)));

    const { sinceMs } = await failOver('killed', {
      strike: () => machines.primary.stop('kill'),
      next: machines.standby,
      async healed() {
        expect((await sides[1]!.post(`customer/order/${order.body.id}/pause/`)).status).toBe(200);
        await Promise.all(streams.map((stream) => stream.until((received) => received.length > 0)));
      },
    });

    // What was kept is made anew when something changes at the other process.
    expect((await sides[1]!.post(`customer/order/${order.body.id}/resume/`)).status).toBe(200);
    const renamed = given(0).orderBody({ object_name: 'After the failover', links: [] });
    expect((await sides[1]!.put(`customer/order/${order.body.id}/`, renamed)).status).toBe(200);
    expect(await names()).toEqual([['After the failover'], ['After the failover']]);
    const later = await sides[0]!.post('customer/order/', given(0).orderBody({ links: [] }));
    await prepared(customer, later.body.id);
    console.log(`FAILOVER a job was done ${sinceMs()} ms after the promotion`);
    expect((await at(1, designer).delete(`designer/project/${project.body.id}/`)).status).toBe(204);
    expect(await matches()).toEqual([0, 0]);
    for (const stream of streams) stream.drop();
  });

  test('an old primary that comes back gets no connections, and can become the standby', async () => {
    await machines.primary.start();
    for (let look = 0; look < 8; look++) {
      expect(await portBehind(machines.directUrl)).toBe(new URL(machines.standby.url).port);
      await wait(500);
    }
    await machines.primary.stop('fast');
    await machines.primary.follow(machines.standby, 'db1');
    await machines.confirmedBy('db1', machines.standby);
    await expect
      .poll(() => portBehind(machines.replicaUrl).catch(() => undefined))
      .toBe(new URL(machines.primary.url).port);
  });

  test('connections leave a primary that hangs, and do not return to it', async () => {
    await failOver('frozen', {
      strike: () => machines.standby.freeze(),
      next: machines.primary,
      healed: async () => {},
    });
    await machines.standby.thaw();
    await wait(2_000);
    expect(await portBehind(machines.directUrl)).toBe(new URL(machines.primary.url).port);
    expect((await call(urls[1]!, 'GET', '/readyz')).status).toBe(200);
  });

  test('a primary without its synchronous standby refuses changes and answers reads', async () => {
    const { access } = (await given(1).customer()).tokens;
    await setSynchronousStandby(machines.primary, 'db2');
    const body = given(1).orderBody({ links: [] });
    const change = async () => (await call(urls[1]!, 'POST', 'customer/order/', access, body)).status;
    await expect.poll(change, { timeout: 10_000 }).toBe(503);
    for (const url of urls) expect((await call(url, 'GET', 'customer/order/', access)).status).toBe(200);
    await setSynchronousStandby(machines.primary, '');
    await expect.poll(change, { timeout: HEALED_MS }).toBe(201);
  });

  /**
   * Has clients write at both processes while the primary is struck and the next one promoted, and expects everything to heal in time and
   * nothing acknowledged to be lost or doubled. @returns how long ago the promotion was, in milliseconds
   */
  async function failOver(
    how: string,
    steps: { strike(): Promise<unknown>; next: PostgresCluster; healed(): Promise<unknown> },
  ): Promise<{ sinceMs(): number }> {
    const loads = await Promise.all(urls.map((url) => startLoad(url)));
    const repeated = startRepeatedOrders(await given(0).customer(), urls);
    await Promise.all(loads.map((load) => load.acknowledged(10)));

    await steps.strike();
    for (const load of loads) load.takeAnswers();
    await wait(LEADERLESS_MS);
    for (const load of loads) expect(Object.keys(load.takeAnswers())).toEqual(['503']);
    for (const url of urls) {
      expect((await call(url, 'GET', '/healthz')).status).toBe(200);
      expect((await call(url, 'GET', '/readyz')).status).toBe(503);
    }

    await steps.next.promote();
    const promotedAt = performance.now();
    const sinceMs = () => Math.round(performance.now() - promotedAt);
    await Promise.all(loads.map((load) => load.acknowledged(1)));
    const writesMs = sinceMs();
    for (const url of urls)
      await expect.poll(async () => (await call(url, 'GET', '/readyz')).status).toBe(200);
    await steps.healed();
    const healedMs = sinceMs();

    const journals = await Promise.all(loads.map((load) => load.end()));
    for (const [index, journal] of journals.entries()) {
      report(`failover, primary ${how}, process ${index + 1}`, journal, writesMs);
      expect(journal.lost).toBe(0);
      expect(journal.slowestMs).toBeLessThan(ANSWERED_MS);
      expect(Object.keys(journal.answers).sort()).toEqual(['200', '201', '503']);
    }
    const { acknowledged, found } = await repeated.end();
    console.log(
      `FAILOVER primary ${how}: after the promotion writes succeeded within ${writesMs} ms, everything within ${healedMs} ms; ` +
        `${acknowledged.length} orders sent again until acknowledged, each there once`,
    );
    expect(found.toSorted()).toEqual(acknowledged.toSorted());
    expect(healedMs).toBeLessThan(HEALED_MS);
    for (const { pid } of [...apis, worker]) expect(() => process.kill(pid, 0)).not.toThrow();
    return { sinceMs };
  }
});

/** The port of the server that an address leads to. */
async function portBehind(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select inet_server_port()::text as port');
  await client.end();
  return rows[0].port;
}

/**
 * Sends orders one after the other. Each has a key of its own and is sent to the processes in turn until one acknowledges it. `end` returns
 * the names of the acknowledged orders and of the stored ones.
 */
function startRepeatedOrders(customer: Account, urls: readonly string[]) {
  const acknowledged: string[] = [];
  let isRunning = true;
  const work = async () => {
    for (let number = 0; isRunning; number++) {
      const name = `repeated ${number}`;
      const key = randomUUID();
      for (let attempt = 0; ; attempt++) {
        const client = createClient(() => urls[(number + attempt) % urls.length]!, customer.tokens.access);
        const body = createRemoteGiven({ client: () => client }).orderBody({ object_name: name, links: [] });
        const { status } = await client.post('customer/order/', body, { 'idempotency-key': key });
        if (status === 201) break;
        if (status !== 503) throw new Error(`An order sent again was answered ${status}.`);
        await wait(REPEAT_PAUSE_MS);
      }
      acknowledged.push(name);
      await wait(REPEAT_PAUSE_MS);
    }
  };
  const working = work();
  working.catch(() => {});
  return {
    async end(): Promise<{ acknowledged: string[]; found: string[] }> {
      isRunning = false;
      await working;
      const found: string[] = [];
      for (;;) {
        const { body } = await customer.raw<{ results: { object_name: string }[] }>(
          'GET',
          `customer/order/?limit=500&offset=${found.length}`,
        );
        found.push(...body.results.map(({ object_name }) => object_name));
        if (body.results.length < 500) return { acknowledged, found };
      }
    },
  };
}
