import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A Debian package; without it nothing sees what every process and thread of a run does. */
export const STRACE = '/usr/bin/strace';

/** The product's own folder, where it was installed. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What `npm start` runs, watched from the first to the last call of the system. */
export interface TracedServer {
  url: string;
  /** Where it may write. */
  folders: { home: string; temporary: string; data: string };
  /** Stops it as an operator does; what it did until all its processes had ended. */
  stop(): Promise<{ exitCode: number | null; contacted: string[]; written: string[] }>;
}

/** The level of warnings in the log. */
const WARN = 40;

const CALLS = ['connect', 'sendto', 'sendmsg', 'sendmmsg', 'open', 'openat', 'creat', 'mkdir', 'mkdirat'];

/** Starts the product below a folder, with a home and a temporary folder that are new, and no setting of this process. */
export async function startTraced(folder: string, settings: Record<string, string>): Promise<TracedServer> {
  const folders = {
    home: join(folder, 'home'),
    temporary: join(folder, 'temporary'),
    data: join(folder, 'data'),
  };
  for (const path of Object.values(folders)) await mkdir(path);
  const trace = join(folder, 'trace');
  const strace = ['-f', '--seccomp-bpf', '-qq', '-yy', '-s', '4096', '-e', 'signal=none', '-o', trace];
  const child = spawn(
    STRACE,
    [...strace, '-e', `trace=${CALLS.join()}`, process.execPath, join(ROOT, 'tools/start.ts')],
    {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        HOME: folders.home,
        TMPDIR: folders.temporary,
        DATA_DIR: folders.data,
        PORT: '0',
        DEMO: 'off',
        LOG_LEVEL: 'info',
        LOG_FORMAT: 'json',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const ready = Promise.withResolvers<{ url: string }>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const said = JSON.parse(line) as { level: number; event?: string; url?: string };
    if (said.event === 'server.ready') ready.resolve({ url: said.url! });
    else if (said.level >= WARN) console.error(line);
  });
  void ended.then(() => ready.reject(new Error('The server ended before it was ready.')));
  const { url } = await ready.promise;
  return {
    url,
    folders,
    async stop() {
      const traced = await readFile(trace, 'utf8');
      // The first line is the server's; strace itself does not pass signals on.
      process.kill(Number(/^\d+/.exec(traced)![0]), 'SIGTERM');
      const [exitCode] = await ended;
      return { exitCode, ...readTrace(await readFile(trace, 'utf8')) };
    },
  };
}

/** Addresses that were contacted, and files and folders that were made or opened for writing; each once. */
export function readTrace(trace: string): { contacted: string[]; written: string[] } {
  const contacted = new Set<string>();
  const written = new Set<string>();
  for (const line of trace.split('\n')) {
    const address = /sin_addr=inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"/.exec(line);
    if (address !== null) contacted.add((address[1] ?? address[2])!);
    const [, call, path, flags = ''] =
      /\b(open|openat|creat|mkdir|mkdirat)\((?:AT_FDCWD[^,]*, )?"([^"]*)"(?:, ([A-Z_|]+))?/.exec(line) ?? [];
    if (path === undefined) continue;
    if (call!.startsWith('open') && !/O_WRONLY|O_RDWR|O_CREAT/.test(flags)) continue;
    // What did not work left nothing behind.
    if (/\) += -1 /.test(line)) continue;
    written.add(path);
  }
  return { contacted: [...contacted].sort(), written: [...written].sort() };
}
