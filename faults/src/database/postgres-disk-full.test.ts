import { setTimeout as wait } from 'node:timers/promises';
import { createGiven } from '@tessera/testkit/given';
import {
  clusterMissing,
  createPostgresCluster,
  type PostgresCluster,
} from '@tessera/testkit/servers/postgres-cluster';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canRun } from '../needs.ts';
import { call, report, startLoad } from '../order-load.ts';
import { diskMissing, mountSmallDisk, type SmallDisk } from '../small-disk.ts';

/**
 * Guarantees for a full disk under the tables of PostgreSQL: what needs space is refused with 507 and changes nothing, reads go
 * on, and with space again everything succeeds within 5 s, without a restart of either.
 */

/** What docs/faults.md promises. */
const HEALED_MS = 5_000;

const ROUNDS = process.env['TEST_LONG'] === '1' ? 20 : 2;
/** The tables of an empty installation, and what the test writes. */
const DISK_MB = 160;

const isRunnable = canRun('a full disk of PostgreSQL', clusterMissing() ?? diskMissing());
let cluster: PostgresCluster;
let disk: SmallDisk;
let server: TestServer;

beforeAll(async () => {
  if (!isRunnable) return;
  cluster = await createPostgresCluster();
  const folder = await cluster.createFolder();
  disk = mountSmallDisk(DISK_MB, folder.path);
  await cluster.query(`create tablespace small location '${folder.serverPath}'`);
  server = await startTestServer({
    database: {
      connection: { connectionString: await cluster.createDatabase('small'), max: 10 },
      embedded: false,
    },
    settings: { FREE_ORDER_LIMIT: '100000', LOG_LEVEL: 'fatal' },
  });
});
afterAll(async () => {
  await server?.stop();
  await cluster?.remove();
  disk?.unmount();
});

test.runIf(isRunnable)(
  'while the disk of PostgreSQL is full writes are refused and reads go on, and writes work again once there is space',
  async () => {
    const customer = await createGiven(server).customer();
    const load = await startLoad(server.url);
    await load.acknowledged(10);
    let slowestHealMs = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      await disk.fill();
      load.takeAnswers();
      const refused: Record<number, number> = {};
      // Pages that PostgreSQL has already may have room for some more rows.
      while ((refused[507] ?? 0) < 20) {
        await wait(100);
        for (const [status, count] of Object.entries(load.takeAnswers()))
          refused[Number(status)] = (refused[Number(status)] ?? 0) + count;
      }
      expect(Object.keys(refused).filter((status) => !['200', '201', '507'].includes(status))).toEqual([]);
      expect(refused[200]).toBeGreaterThan(0);
      expect((await customer.get('customer/order/')).status).toBe(200);
      expect((await call(server.url, 'GET', '/readyz')).status).toBe(200);

      disk.release();
      const sinceMs = performance.now();
      await load.acknowledged(1);
      slowestHealMs = Math.max(slowestHealMs, performance.now() - sinceMs);
    }
    const journal = await load.end();
    report(`PostgreSQL: disk full, ${ROUNDS} times`, journal, slowestHealMs);
    expect(journal.lost).toBe(0);
    expect(Object.keys(journal.answers).filter((status) => !['200', '201', '507'].includes(status))).toEqual(
      [],
    );
    expect(slowestHealMs).toBeLessThan(HEALED_MS);
    await server.jobsDone();
  },
);
