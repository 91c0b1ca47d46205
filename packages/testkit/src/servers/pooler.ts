import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { clusterMissing, insidePostgresRoot, postgresRoot } from './postgres-cluster.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';

/** A PgBouncer of a test. */
export interface Pooler {
  stop(): Promise<void>;
}

/** Why no pooler can be started on this machine; undefined if one can. */
export function poolerMissing(): string | undefined {
  if (clusterMissing() !== undefined) return clusterMissing();
  if (!existsSync(join(postgresRoot, PGBOUNCER))) return 'no PgBouncer; run .ci/postgres start';
  return undefined;
}

/** Starts PgBouncer with a configuration, beside which the file of users lies as `users.txt`; resolves once it takes connections. */
export async function startPooler(config: string, users: string): Promise<Pooler> {
  const outside = await mkdtemp(join(postgresRoot, 'tmp/pooler-'));
  const folder = outside.slice(postgresRoot.length);
  await chmod(outside, 0o755);
  await writeFile(join(outside, 'users.txt'), users);
  await writeFile(join(outside, 'pgbouncer.ini'), config.replaceAll('/etc/pgbouncer/', `${folder}/`));
  const child = spawn('chroot', [...insidePostgresRoot, PGBOUNCER, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killWithTest = () => child.kill('SIGKILL');
  process.on('exit', killWithTest);
  const exited = once(child, 'exit');
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      if (said.length < 100) said.push(line);
      if (line.includes('process up')) resolve();
    });
    void exited.then(() => reject(new Error(`PgBouncer ended:\n${said.join('\n')}`)));
  });
  return {
    async stop() {
      process.off('exit', killWithTest);
      child.kill('SIGKILL');
      await exited;
      await rm(outside, { recursive: true, force: true });
    },
  };
}
