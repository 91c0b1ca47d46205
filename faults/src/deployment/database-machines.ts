import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@tessera/testkit/servers/free-port';
import { poolerMissing, startPooler, type Pooler } from '@tessera/testkit/servers/pooler';
import { createPostgresCluster, type PostgresCluster } from '@tessera/testkit/servers/postgres-cluster';
import pg from 'pg';

const HAPROXY = process.env['HAPROXY_PATH'] ?? '/usr/sbin/haproxy';

/** The name by which the standby follows the primary, as in deploy/README.md. */
const STANDBY = 'db2';

/** The name at PgBouncer by which the database has a single session. */
const ONE_SESSION = 'one_session';

/** The servers keep what they confirm in the memory of this machine, which no test breaks. */
const ON_LOOPBACK = ['fsync=off'];

/** Two PostgreSQL servers of which one follows the other, HAProxy before them and PgBouncer before that, with the shipped files. */
export interface DatabaseMachines {
  primary: PostgresCluster;
  standby: PostgresCluster;
  /** Addresses of the product's database: at the primary by way of HAProxy, and there by way of PgBouncer as well. */
  directUrl: string;
  pooledUrl: string;
  /** The same by way of PgBouncer, which has a single session for all who come by this address. */
  oneSessionUrl: string;
  /** The address of the standby, by way of HAProxy. */
  replicaUrl: string;
  /** The address of the product's database at the standby itself. */
  standbyUrl: string;
  /** From now on the server confirms a change only once the standby of that name has it. Resolves once the standby is connected. */
  confirmedBy(standby: string, primary: PostgresCluster): Promise<void>;
  /** Resolves once everything that the primary has confirmed has been replayed by the standby. */
  caughtUp(): Promise<void>;
  remove(): Promise<void>;
}

/** Why these cannot be started on this machine; undefined if they can. */
export function machinesMissing(): string | undefined {
  return poolerMissing() ?? (existsSync(HAPROXY) ? undefined : `no HAProxy at ${HAPROXY}; set HAPROXY_PATH`);
}

/** Starts all of them. The primary confirms nothing that the standby does not have. */
export async function startDatabaseMachines(): Promise<DatabaseMachines> {
  const closing: (() => Promise<unknown>)[] = [];
  const remove = async () => {
    for (const close of closing.reverse()) await close();
  };
  try {
    const settings = [...(await shippedSettings()), ...ON_LOOPBACK];
    const primary = await createPostgresCluster(settings);
    closing.push(() => primary.remove());
    await primary.query('create role haproxy_check login');
    const database = new URL(await primary.createDatabase()).pathname;
    const standby = await primary.createStandby(STANDBY, settings);
    closing.push(() => standby.remove());
    await confirmedBy(STANDBY, primary);

    const ports = { primary: await freePort(), replicas: await freePort(), pooler: await freePort() };
    const haproxy = await startHaproxy(
      [new URL(primary.url).port, new URL(standby.url).port],
      [ports.primary, ports.replicas],
    );
    closing.push(haproxy.stop);
    const pooler = await startShippedPooler(ports, database.slice(1));
    closing.push(() => pooler.stop());
    const at = (port: string | number, name = database) => `postgres://postgres@127.0.0.1:${port}${name}`;
    const urls = {
      directUrl: at(ports.primary),
      pooledUrl: at(ports.pooler),
      oneSessionUrl: at(ports.pooler, `/${ONE_SESSION}`),
      replicaUrl: at(ports.replicas),
    };
    for (const url of Object.values(urls)) await answers(url);
    return {
      primary,
      standby,
      ...urls,
      confirmedBy,
      standbyUrl: at(new URL(standby.url).port),
      async caughtUp() {
        const [{ lsn }] = await primary.query('select pg_current_wal_lsn() as lsn');
        const hasReplayed = async () =>
          (await standby.query(`select pg_last_wal_replay_lsn() >= '${lsn}' as has`))[0].has as boolean;
        while (!(await hasReplayed())) await wait(20);
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** From now on the primary confirms a change only once the standby of that name has it. Resolves once the standby is connected. */
async function confirmedBy(standby: string, primary: PostgresCluster): Promise<void> {
  await setSynchronousStandby(primary, standby);
  while ((await primary.query(`select from pg_stat_replication where sync_state = 'sync'`)).length === 0)
    await wait(20);
}

/** Names the standby that a server waits for before it confirms a change; an empty name for none. The standby need not be there. */
export async function setSynchronousStandby(server: PostgresCluster, standby: string): Promise<void> {
  await server.query(`alter system set synchronous_standby_names = '${standby}'`);
  await server.query('select pg_reload_conf()');
}

const shipped = (name: string) =>
  readFile(new URL(`../../../deploy/database/${name}`, import.meta.url), 'utf8');

/** The shipped settings of PostgreSQL, as parameters; on loopback, servers listen where the test says. */
async function shippedSettings(): Promise<string[]> {
  return (await shipped('postgresql.conf'))
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('listen_addresses'))
    .map((line) => line.replace(/\s*=\s*/, '='));
}

/** HAProxy with the shipped file; its two ports are the primary's and the replicas'. */
async function startHaproxy(
  serverPorts: readonly string[],
  [primaryPort, replicasPort]: readonly [number, number],
): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-haproxy-'));
  const path = join(folder, 'haproxy.cfg');
  const config = (await shipped('haproxy.cfg'))
    .replace('bind :5432', `bind 127.0.0.1:${primaryPort}`)
    .replace('bind :5433', `bind 127.0.0.1:${replicasPort}`)
    .replace(/\bdb([12]):5432/g, (_, number: string) => `127.0.0.1:${serverPorts[Number(number) - 1]}`);
  await writeFile(path, config);
  const child = spawn(HAPROXY, ['-db', '-f', path], { stdio: ['ignore', 'ignore', 'pipe'] });
  const killWithTest = () => child.kill('SIGKILL');
  process.on('exit', killWithTest);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const exited = once(child, 'exit');
  void exited.then(([code, signal]) => {
    if (signal === null && code !== 0) throw new Error(`HAProxy ended with ${code}:\n${said}`);
  });
  return {
    async stop() {
      process.off('exit', killWithTest);
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * PgBouncer with the shipped file. On loopback nobody proves who they are, a database has any name, and one of them can be had by a name
 * that has a single session.
 */
async function startShippedPooler(
  ports: { primary: number; pooler: number },
  database: string,
): Promise<Pooler> {
  const to = `host=127.0.0.1 port=${ports.primary}`;
  const config = (await shipped('pgbouncer.ini'))
    .replace(
      /^tessera = host=haproxy port=5432(.*)$/m,
      (_, settings: string) =>
        `* = ${to}${settings}\n${ONE_SESSION} = ${to} dbname=${database} pool_size=1${settings}`,
    )
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${ports.pooler}`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust');
  return startPooler(config, '"postgres" ""\n');
}

/** Waits until something answers at an address of a database. */
async function answers(connectionString: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      await wait(50);
    } finally {
      await client.end();
    }
  }
}
