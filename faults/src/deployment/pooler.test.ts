import { createGiven } from '@tessera/testkit/given';
import { openEvents } from '@tessera/testkit/events';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Db } from '@tessera/server/db/database';
import { DatabaseUnavailableError } from '@tessera/server/db/connections/faults';
import { sql } from 'kysely';
import { expectRefusalWhileLocked } from '../locked-table.ts';
import { canRun } from '../needs.ts';
import { machinesMissing, startDatabaseMachines, type DatabaseMachines } from './database-machines.ts';

/** More calls at once than there are sessions at the database (deploy/database/pgbouncer.ini). */
const CALLS_AT_ONCE = 60;

/** At least as many as the connections of the server under test. */
const SESSIONS_READ = 12;

/** What every caller is promised (ADR 19). */
const ANSWERED_MS = 5_000;

/**
 * Guarantees: behind PgBouncer with the shipped file, whose sessions are shared from transaction to transaction, the product works as it
 * does without, as long as DATABASE_DIRECT_URL leads past it.
 */
describe.runIf(canRun('a pooler in transaction mode', machinesMissing()))('behind a pooler', () => {
  let machines: DatabaseMachines;
  let server: TestServer | undefined;
  beforeAll(async () => {
    machines = await startDatabaseMachines();
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });
  afterAll(() => machines?.remove());

  const start = async (settings: Record<string, string>) => {
    server = await startTestServer({
      database: {
        connection: { connectionString: machines.pooledUrl, max: 10 },
        direct: { connectionString: machines.directUrl },
        embedded: false,
      },
      settings: {
        FREE_ORDER_LIMIT: '1000',
        ...settings,
      },
    });
    const given = createGiven(server);
    return { given, customer: await given.customer() };
  };

  test.each([
    // In this order: the pooler keeps its sessions with what is prepared in them.
    ['auto', 'are not planned ahead', false],
    ['on', 'are planned once in each session', true],
  ])(
    'with DATABASE_PREPARED_STATEMENTS=%s everything works, and statements %s',
    async (setting, _, isPrepared) => {
      const { given, customer } = await start({ DATABASE_PREPARED_STATEMENTS: setting });
      const stream = await openEvents(server!.url, customer.tokens.access);
      const made = await Promise.all(
        Array.from({ length: CALLS_AT_ONCE }, () =>
          customer.post('customer/order/', given.orderBody({ links: [] })),
        ),
      );
      expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
      await server!.jobsDone();
      const lists = await Promise.all(
        Array.from({ length: CALLS_AT_ONCE }, () => customer.get('customer/order/')),
      );
      expect(lists.map(({ body }) => body.count)).toEqual(lists.map(() => CALLS_AT_ONCE));
      expect((await customer.post(`customer/order/${made[0]!.body.id}/pause/`)).status).toBe(200);
      await stream.until((received) => received.length > 0);
      stream.drop();
      expect((await preparedInSessions()) > 0).toBe(isPrepared);
    },
  );

  test('a statement that waits for a lock is answered 503 in time, and not carried out later', async () => {
    // The limits as they are where nothing is set.
    const { given, customer } = await start({
      DATABASE_PREPARED_STATEMENTS: 'on',
      DATABASE_CONNECT_TIMEOUT_MS: '',
      DATABASE_STATEMENT_TIMEOUT_MS: '',
    });
    await expectRefusalWhileLocked(machines.directUrl, {
      given,
      customer,
      answeredMs: ANSWERED_MS,
    });
  });

  test('after a change of a column’s type, each prepared statement fails once', async () => {
    const open = () =>
      openDatabase(
        { connectionString: machines.oneSessionUrl, max: 1 },
        { onError() {}, preparedStatements: 'on' },
      );
    const before = open();
    await sql`create table changing (value int)`.execute(before);
    const read = (db: Db) => sql`select value from changing`.execute(db);
    for (let time = 0; time < 4; time++) await read(before);
    await sql`alter table changing alter column value type text`.execute(before);
    await expect(read(before)).rejects.toThrow(DatabaseUnavailableError);
    await read(before);
    await before.destroy();
    // A process that starts later finds the same session.
    const after = open();
    const failed: number[] = [];
    for (let time = 0; time < 6; time++) await read(after).catch(() => failed.push(time));
    expect(failed).toEqual([2]);
    await after.destroy();
  });

  /** How many statements are prepared in sessions behind the pooler. Transactions at once are given a session each, the ones that exist first. */
  async function preparedInSessions(): Promise<number> {
    const clients = Array.from(
      { length: SESSIONS_READ },
      () => new pg.Client({ connectionString: machines.pooledUrl }),
    );
    const counts = await Promise.all(
      clients.map(async (client) => {
        await client.connect();
        await client.query('begin');
        const { rows } = await client.query('select count(*)::int as count from pg_prepared_statements');
        return rows[0].count as number;
      }),
    );
    await Promise.all(clients.map((client) => client.end()));
    return counts.reduce((sum, count) => sum + count, 0);
  }
});
