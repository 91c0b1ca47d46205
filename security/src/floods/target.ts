import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { API_BASE } from '@tessera/contract/route';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { launchServer } from '@tessera/testkit/servers/server-process';

const MB = 2 ** 20;
const SAMPLE_MS = 100;
const WARM_UP_MS = 3000;

/** What an attack did to the server, and to somebody who used it meanwhile. */
export interface Damage {
  /** How much more memory the process held at most than before the attack, in MB. */
  growthMb: number;
  /** The same from before the first attack; the system gets back little of what a process has once used. */
  growthInAllMb: number;
  /** Calls of the healthy client. */
  calls: number;
  /** Calls of the healthy client that failed or answered anything but a success. */
  failed: number;
  /** How long the slowest of a hundred calls of the healthy client took, in milliseconds. */
  p99Ms: number;
}

/** The product as a process of its own that is attacked. */
export interface Target {
  url: string;
  /** The access token of a designer. */
  token: string;
  /** Attacks, and says what it did until a moment after the attack was over. */
  under(attack: () => Promise<void>): Promise<Damage>;
  stop(): Promise<void>;
}

/** Starts the product to be attacked, warms it up and remembers how much memory it takes. */
export async function startTarget(settings: Record<string, string> = {}): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-flood-'));
  const server = launchServer(
    dataDir,
    {
      ROLE: 'api',
      SIGN_IN_PER_MINUTE: '1000000',
      PROJECT_WRITES_PER_MINUTE: '1000000',
      ...settings,
    },
    { shown: 'error' },
  );
  const url = await server.ready;
  const signUp = await post(url, 'designer/sign-up/', { email: 'ada@example.org', password: GOOD_PASSWORD });
  const { access: token } = (await signUp.json()) as { access: string };
  const used = `${url}${API_BASE}designer/project/`;
  // As much as it takes at work, before anybody attacks it.
  await callHealthily(used, token, () => pause(WARM_UP_MS));
  const baseline = await residentBytes(server.pid);

  return {
    url,
    token,
    async under(attack) {
      let isOver = false;
      const before = await residentBytes(server.pid);
      let peak = 0;
      const watch = async () => {
        while (!isOver) {
          peak = Math.max(peak, await residentBytes(server.pid));
          await pause(SAMPLE_MS);
        }
      };
      const watching = watch();
      const { tookMs, failed } = await callHealthily(used, token, attack);
      isOver = true;
      await watching;
      return {
        growthMb: Math.round((peak - before) / MB),
        growthInAllMb: Math.round((peak - baseline) / MB),
        calls: tookMs.length,
        failed,
        p99Ms: Math.round(tookMs[Math.ceil(tookMs.length * 0.99) - 1]!),
      };
    },
    async stop() {
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Has somebody use the product while work is under way: what they wait for, shortest first, and how often they failed. */
async function callHealthily(
  url: string,
  token: string,
  work: () => Promise<unknown>,
): Promise<{ tookMs: number[]; failed: number }> {
  const client = new Worker(new URL('./healthy-client.worker.ts', import.meta.url), {
    workerData: { url, token },
  });
  const report = once(client, 'message') as Promise<[{ tookMs: number[]; failed: number }]>;
  await work();
  client.postMessage('stop');
  const [{ tookMs, failed }] = await report;
  return { tookMs: tookMs.sort((a, b) => a - b), failed };
}

function post(url: string, path: string, body: unknown): Promise<Response> {
  return fetch(url + API_BASE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) * 1024;
}
