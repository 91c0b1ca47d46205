import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const main = fileURLToPath(import.meta.resolve('@tessera/server/main'));
const admin = fileURLToPath(import.meta.resolve('@tessera/server/admin'));

/** As for `npm start`: with it, loading the modules takes half the time. */
const compiled = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));

/** Levels of lines in the log. */
const LEVELS = { warn: 40, error: 50, fatal: 60 };

/** The product as a process of its own, the way it is really run. */
export interface ServerProcess {
  pid: number;
  /** Where it answers, empty where it does jobs only; rejects when it ends before it is ready. */
  ready: Promise<string>;
  /** Resolves when it has ended by itself or not, to the exit code and what it said of faults. */
  ended: Promise<{ code: number | null; complaint: string }>;
  /** Sends a signal and waits for the end; resolves to the exit code, or null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/**
 * Starts the product on a folder and any free port. What it logs at the level `shown` or above goes to the console. Its
 * own `LOG_LEVEL` may not be above `info`: that it is ready is read from its log.
 */
export function launchServer(
  dataDir: string,
  settings: Record<string, string> = {},
  { shown = 'warn' }: { shown?: keyof typeof LEVELS } = {},
): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'info',
      LOG_FORMAT: 'json',
      NODE_COMPILE_CACHE: compiled,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.pipe(process.stderr);
  const ended = Promise.all([text(child.stderr), once(child, 'exit')]).then(([complaint, [code]]) => ({
    code: code as number | null,
    complaint,
  }));
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{')) return;
      const said = JSON.parse(line) as { level: number; event?: string; url?: string | null };
      if (said.event === 'server.ready') resolve(said.url ?? '');
      if (said.level >= LEVELS[shown]) console.error(line);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  });
  // Whoever ends it before it is ready does not wait for it.
  ready.catch(() => {});
  return {
    pid: child.pid!,
    ready,
    ended,
    async end(signal) {
      child.kill(signal);
      return exitCodeOf(child);
    },
  };
}

/** Runs a command of the operator's on the same folder, and gives its exit code and what it wrote. */
export async function runAdmin(
  dataDir: string,
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [admin, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_COMPILE_CACHE: compiled, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code: code as number | null, output };
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}
