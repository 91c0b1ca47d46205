import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer, runAdmin, type ServerProcess } from '@tessera/testkit/servers/server-process';
import { createClient, type Client } from '@tessera/testkit/client';
import { postgresDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import type { DatabaseKind } from './databases.ts';

/** What one process does; `another` does everything beside the one that does so already. */
export type Role = 'all' | 'another' | 'api' | 'worker';

/** Processes that work for a server's process, told apart by the module they run. */
const taskModules = { decoder: 'photo-decoder.worker', embedder: 'bundled.worker' };
export type TaskKind = keyof typeof taskModules;

/** The product in processes of its own on one folder and one database, as an operator runs it. */
export interface Installation {
  dataDir: string;
  /** Starts a process, unless one of the role runs, and waits until it is ready. */
  start(role: Role): Promise<ServerProcess>;
  /** Starts a process without waiting for it; `extra` settings are for this process only. */
  launch(role: Role, extra?: Record<string, string>): ServerProcess;
  running(role: Role): ServerProcess;
  isRunning(role: Role): boolean;
  /** Ends the process of a role; gives its exit code. */
  end(role: Role, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Waits until the process of a role has ended by itself. */
  ended(role: Role): Promise<void>;
  /** Finds a process that works for the one of a role; undefined when there is none now. */
  findTask(role: Role, kind: TaskKind): Promise<number | undefined>;
  /** Calls whichever process answers requests now. */
  client(accessToken?: string): Client;
  url(): string;
  /** Runs a command of the operator's. */
  admin(...args: string[]): Promise<{ code: number | null; output: string }>;
  /** Ends everything and removes folder and database. */
  remove(): Promise<void>;
}

/** An installation on which nothing runs yet. */
export async function createInstallation(
  kind: DatabaseKind,
  settings: Record<string, string> = {},
): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-faults-'));
  const database: TestDatabase | undefined =
    kind.name === 'PostgreSQL'
      ? await postgresDatabase(process.env['TEST_POSTGRES_URL']!, { bare: true })
      : undefined;
  const all: Record<string, string> = {
    FREE_PROJECT_LIMIT: '100000',
    FREE_ORDER_LIMIT: '100000',
    FREE_STORAGE_MB: '100000',
    UPLOAD_MB_PER_DAY: '100000',
    ORDER_WRITES_PER_MINUTE: '100000',
    PROJECT_WRITES_PER_MINUTE: '100000',
    SIGN_IN_PER_MINUTE: '100000',
    LINK_PREVIEWS: 'off',
    ...settings,
    ...(database && { DATABASE_URL: String(database.connection.connectionString) }),
  };
  const processes = new Map<Role, ServerProcess>();
  let url = '';

  const launch = (role: Role, extra: Record<string, string> = {}) => {
    const launched = launchServer(dataDir, { ...all, ROLE: role === 'another' ? 'all' : role, ...extra });
    processes.set(role, launched);
    return launched;
  };
  const running = (role: Role) => {
    const found = processes.get(role);
    if (found === undefined) throw new Error(`No process of the role ${role} runs.`);
    return found;
  };
  const end = async (role: Role, signal: 'SIGTERM' | 'SIGKILL') => {
    const code = await running(role).end(signal);
    processes.delete(role);
    return code;
  };

  return {
    dataDir,
    launch,
    running,
    isRunning: (role) => processes.has(role),
    end,
    async start(role) {
      const started = processes.get(role) ?? launch(role);
      const answersAt = await started.ready;
      if (answersAt !== '') url = answersAt;
      return started;
    },
    async ended(role) {
      await running(role).ended;
      processes.delete(role);
    },
    findTask: async (role, task) => (await childrenOf(running(role).pid, taskModules[task]))[0],
    client: (accessToken) => createClient(() => url, accessToken),
    url: () => url,
    admin: (...args) => runAdmin(dataDir, args, all),
    async remove() {
      for (const role of processes.keys()) await end(role, 'SIGKILL');
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Numbers of a process's children whose command has these words. */
async function childrenOf(parentId: number, words: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [stat, command] = await Promise.all([
      readFile(`/proc/${name}/stat`, 'utf8').catch(() => ''),
      readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => ''),
    ]);
    // The name of the program, in brackets, may have blanks; the parent is the second field after it.
    const ppid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (ppid === parentId && command.includes(words)) found.push(Number(name));
  }
  return found;
}
