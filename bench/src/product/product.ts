import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@tessera/testkit/servers/free-port';
import { postgresDatabase } from '@tessera/testkit/servers/test-database';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** How often a starting product is asked whether it answers, in milliseconds. */
const LOOK_MS = 5;

/** `npm start`, from the outside. */
export interface Product {
  /** Of npm, below which all its processes are. */
  pid: number;
  url: string;
  /** When npm was started, as `performance.now()` tells it. */
  startedAtMs: number;
  /** Resolves when an address is answered with 200, to the text of the answer. */
  answered(path: string, isGood?: (text: string) => boolean): Promise<string>;
  stop(): Promise<void>;
}

/** A folder of its own, and a database: a PostgreSQL server’s, or the embedded one. */
export interface Place {
  what: string;
  settings: Record<string, string>;
  remove(): Promise<void>;
}

/** Both databases where `TEST_POSTGRES_URL` names a server, else the embedded one: by name, how to make an empty place. */
export function placeMakers(): (() => Promise<Place>)[] {
  const serverUrl = process.env['TEST_POSTGRES_URL'];
  return [
    () => makePlace('embedded database'),
    ...(serverUrl === undefined ? [] : [() => makePlace('PostgreSQL', serverUrl)]),
  ];
}

async function makePlace(what: string, serverUrl?: string): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-bench-'));
  const database = serverUrl === undefined ? undefined : await postgresDatabase(serverUrl, { bare: true });
  const url = database?.connection.connectionString;
  return {
    what,
    settings: {
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      ...(url !== undefined && { DATABASE_URL: url }),
    },
    async remove() {
      await database?.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Runs `npm start` with settings, on a free port. */
export async function startProduct(settings: Record<string, string>): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAtMs = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(npm, 'exit');
  return {
    pid: npm.pid!,
    url,
    startedAtMs,
    async answered(path, isGood = () => true) {
      for (;;) {
        if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}.`);
        const response = await fetch(url + path).catch(() => undefined);
        const text = await response?.text();
        if (response?.status === 200 && isGood(text!)) return text!;
        await wait(LOOK_MS);
      }
    },
    async stop() {
      npm.kill('SIGTERM');
      await ended;
    },
  };
}
