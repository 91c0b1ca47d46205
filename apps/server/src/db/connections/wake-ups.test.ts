import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createWakeUps, JOB_CHANNEL, listenForWakeUps } from './wake-ups.ts';

/** A network between a process and its database that can fall silent: nothing arrives any more, and no connection ends. */
interface Network {
  url: string;
  fallSilent(): void;
  recover(): void;
}

describe.skipIf(process.env['TEST_POSTGRES_URL'] === undefined)('who listens to PostgreSQL', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client(database.connection);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** Listens, and notes each time that it is woken for jobs: whether it was told. */
  const listen = (connectionString: string) => {
    const woken: boolean[] = [];
    const wakeUps = createWakeUps();
    wakeUps.subscribe(JOB_CHANNEL, (isTold) => void woken.push(isTold));
    const listener = listenForWakeUps(
      { connectionString },
      { wakeUps, onError: () => {}, pulse: { everyMs: 100, timeoutMs: 500 } },
    );
    onTestFinished(() => listener.close());
    return { listener, woken };
  };
  const url = () => database.connection.connectionString!;
  const tell = () => client.query(`notify ${JOB_CHANNEL}`);

  test('is woken when it has begun, and for each notification', async () => {
    const { listener, woken } = listen(url());
    await expect.poll(() => woken).toEqual([false]);
    expect(listener.isListening()).toBe(true);
    await tell();
    await expect.poll(() => woken).toEqual([false, true]);
  });

  test('listens again after its connection was ended, and is woken for what it may have missed', async () => {
    const { listener, woken } = listen(url());
    await expect.poll(() => woken).toEqual([false]);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(() => woken, { timeout: 20_000 }).toEqual([false, false]);
    expect(listener.isListening()).toBe(true);
  });

  test('notices that its connection has fallen silent, says so, and listens again', async () => {
    const network = await openNetwork(url());
    const { listener, woken } = listen(network.url);
    await expect.poll(() => woken).toEqual([false]);
    network.fallSilent();
    await tell();
    await expect.poll(() => listener.isListening(), { timeout: 20_000 }).toBe(false);
    expect(woken).toEqual([false]);
    network.recover();
    await expect.poll(() => woken, { timeout: 20_000 }).toEqual([false, false]);
    expect(listener.isListening()).toBe(true);
  });
});

async function openNetwork(address: string): Promise<Network> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      const wasSilent = isSilent;
      from.on('data', (data) => {
        if (!isSilent && !wasSilent && !silenced.has(from)) to.write(data);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  const silenced = new Set<Socket>();
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const here = new URL(address);
  here.port = String((proxy.address() as AddressInfo).port);
  here.hostname = '127.0.0.1';
  return {
    url: here.href,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) silenced.add(socket);
    },
    recover() {
      isSilent = false;
    },
  };
}
