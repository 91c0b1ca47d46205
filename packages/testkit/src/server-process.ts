import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const main = fileURLToPath(import.meta.resolve('@tessera/server/main'));
const admin = fileURLToPath(import.meta.resolve('@tessera/server/admin'));

/** The product as a process of its own, the way it is really run. */
export interface ServerProcess {
  pid: number;
  /** Where it answers; rejects when it ends before it is ready. */
  ready: Promise<string>;
  /** Sends a signal and waits for the end; resolves to the exit code, or null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts the product on a folder and any free port. What it logs as a warning or worse goes to the console. */
export function launchServer(dataDir: string, settings: Record<string, string> = {}): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = / is ready at (\S+)$/.exec(line)?.[1];
      if (url !== undefined) resolve(url);
      else if (line.startsWith('{')) console.error(line);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  });
  // Whoever ends it before it is ready does not wait for it.
  ready.catch(() => {});
  return {
    pid: child.pid!,
    ready,
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
    env: { ...process.env, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code: code as number | null, output };
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}
