import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** Where `.ci/postgres` puts the programs of PostgreSQL, entered with chroot. */
export const postgresRoot =
  process.env['POSTGRES_ROOT'] ??
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'tessera/postgres-17');
const bin = '/usr/lib/postgresql/17/bin';

/** Arguments of `chroot` that run a program inside that folder as the user `postgres`. */
export const insidePostgresRoot = ['--userspec=postgres:postgres', postgresRoot];

/** How a cluster is ended: as PostgreSQL names its ways to shut down, or by the kernel. */
export type Ending = 'smart' | 'fast' | 'immediate' | 'kill';

const signals = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const;

/** A PostgreSQL server of its own, which a test may break. */
export interface PostgresCluster {
  /** The address of its database `postgres`; the same after every start. */
  url: string;
  /** Makes an empty database and gives its address. Its tables are in the tablespace that is named. */
  createDatabase(tablespace?: string): Promise<string>;
  /** Makes an empty folder that belongs to PostgreSQL: its path for this machine, and for the server. */
  createFolder(): Promise<{ path: string; serverPath: string }>;
  /** Runs statements as the superuser, on a connection of their own. */
  query(statements: string): Promise<any[]>;
  /** Starts it and waits until it takes connections; recovers what an end without shutdown left. */
  start(): Promise<void>;
  /** Ends it and waits until all its processes are gone. */
  stop(ending: Ending): Promise<void>;
  /** Tells it to shut down and does not wait. */
  tell(ending: Ending): void;
  /** Stops all its processes where they are: connections stay open, and nothing answers. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Has it take connections from nobody but the superuser of `query`, or from everybody again. */
  refuse(isRefusing: boolean): Promise<void>;
  /** Makes a standby that follows this server, and starts it. The standby connects under the given name. */
  createStandby(name: string, parameters?: readonly string[]): Promise<PostgresCluster>;
  /** Promotes a standby to primary. Resolves once it takes writes. */
  promote(): Promise<void>;
  /** Makes this stopped server a standby of the server that replaced it, and starts it. What only this server had is dropped. */
  follow(primary: PostgresCluster, name: string): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

/** What keeps clusters from being made on this machine; undefined when nothing does. */
export function clusterMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'needs root, to enter the folder of PostgreSQL with chroot';
  if (!existsSync(join(postgresRoot, bin, 'postgres'))) return 'no PostgreSQL; run .ci/postgres start';
  return undefined;
}

/** Makes a new, empty cluster and starts it. `parameters` are settings of PostgreSQL, such as `max_connections=20`. */
export function createPostgresCluster(parameters: readonly string[] = []): Promise<PostgresCluster> {
  return startCluster(parameters, (data) =>
    runInside(
      'initdb',
      '-D',
      data,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ),
  );
}

/** Runs one of PostgreSQL's programs to its end. */
async function runInside(program: string, ...args: string[]): Promise<void> {
  await run('chroot', [...insidePostgresRoot, join(bin, program), ...args]);
}

/** Starts a cluster of its own on a folder that `fill` fills. */
async function startCluster(
  parameters: readonly string[],
  fill: (data: string) => Promise<void>,
): Promise<PostgresCluster> {
  const data = `/var/lib/postgresql/faults-${process.pid}-${randomBytes(4).toString('hex')}`;
  const outside = join(postgresRoot, data);
  await fill(data);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const everybody = await readFile(join(outside, 'pg_hba.conf'), 'utf8');
  let postmaster: ChildProcess | undefined;
  const killWithTest = () => postmaster?.kill('SIGQUIT');
  process.on('exit', killWithTest);

  const query = async (statements: string) => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      application_name: 'faults',
    });
    client.on('error', () => {});
    await client.connect();
    try {
      const { rows } = await client.query(statements);
      return rows;
    } finally {
      await client.end();
    }
  };
  const processes = async () => {
    const { pid } = postmaster!;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid!, ...children.split(' ').filter(Boolean).map(Number)];
  };
  const signalAll = async (signal: NodeJS.Signals) => {
    for (const pid of await processes()) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended meanwhile.
      }
    }
  };

  /** Whether the server's rules keep everybody out of other databases than `postgres`; a stranger is refused in any case. */
  const isRejected = async (): Promise<boolean> => {
    const client = new pg.Client({
      connectionString: url.replace('postgres@', 'nobody@').replace(/postgres$/, 'template1'),
    });
    client.on('error', () => {});
    const refusal = await client.connect().catch((error: Error) => error);
    if (refusal === undefined) await client.end();
    return refusal instanceof Error && refusal.message.includes('pg_hba.conf rejects');
  };

  const cluster: PostgresCluster = {
    url,
    query,
    async createDatabase(tablespace = 'pg_default') {
      const name = `faults_${randomBytes(6).toString('hex')}`;
      await query(`create database ${name} tablespace ${tablespace}`);
      return url.replace(/postgres$/, name);
    },
    async createFolder() {
      const serverPath = `${data}-${randomBytes(4).toString('hex')}`;
      await run('chroot', [...insidePostgresRoot, '/bin/mkdir', serverPath]);
      return { path: join(postgresRoot, serverPath), serverPath };
    },
    async start() {
      const log = await open(`${outside}.log`, 'a');
      const settings = [
        'listen_addresses=127.0.0.1',
        'unix_socket_directories=',
        'dynamic_shared_memory_type=mmap',
        ...parameters,
      ];
      postmaster = spawn(
        'chroot',
        [
          ...insidePostgresRoot,
          join(bin, 'postgres'),
          '-D',
          data,
          '-p',
          String(port),
          ...settings.flatMap((setting) => ['-c', setting]),
        ],
        { stdio: ['ignore', log.fd, log.fd] },
      );
      await log.close();
      for (;;) {
        if (postmaster.exitCode !== null)
          throw new Error(
            `PostgreSQL ended with ${postmaster.exitCode}:\n${await readFile(`${outside}.log`, 'utf8')}`,
          );
        const isUp = await query('select 1').then(
          () => true,
          () => false,
        );
        if (isUp) return;
        await wait(20);
      }
    },
    tell(ending) {
      postmaster!.kill(signals[ending]);
    },
    async stop(ending) {
      const ended = once(postmaster!, 'exit');
      if (ending === 'kill') await signalAll('SIGKILL');
      else postmaster!.kill(signals[ending]);
      await ended;
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async refuse(isRefusing) {
      const superuserOnly = 'host postgres all 127.0.0.1/32 trust\nhost all all all reject\n';
      await writeFile(join(outside, 'pg_hba.conf'), isRefusing ? superuserOnly : everybody);
      await query('select pg_reload_conf()');
      // The server reads its rules a moment later.
      while ((await isRejected()) !== isRefusing) await wait(20);
    },
    createStandby: (name, own = []) =>
      startCluster(own, (folder) =>
        runInside(
          'pg_basebackup',
          '-D',
          folder,
          '--dbname',
          `host=127.0.0.1 port=${port} user=postgres application_name=${name}`,
          '--checkpoint=fast',
          '--write-recovery-conf',
          '--no-sync',
        ),
      ),
    async follow(primary, name) {
      const source = `host=127.0.0.1 port=${new URL(primary.url).port} user=postgres application_name=${name}`;
      await runInside(
        'pg_rewind',
        '-D',
        data,
        '--source-server',
        `${source} dbname=postgres`,
        '--write-recovery-conf',
        '--no-sync',
      );
      await cluster.start();
    },
    promote: () => runInside('pg_ctl', 'promote', '-D', data, '--wait'),
    async remove() {
      process.off('exit', killWithTest);
      if (postmaster!.exitCode === null && postmaster!.signalCode === null) {
        await cluster.thaw();
        await cluster.stop('immediate');
      }
      await rm(outside, { recursive: true, force: true });
      await rm(`${outside}.log`, { force: true });
    },
  };
  await cluster.start();
  return cluster;
}
