import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tessera/testkit/free-port';
import type { PostgresCluster } from '@tessera/testkit/postgres-cluster';

const haproxy = process.env['HAPROXY_PATH'] ?? '/usr/sbin/haproxy';

/** What keeps the shipped proxy from running on this machine; undefined when nothing does. */
export function proxyMissing(): string | undefined {
  return existsSync(haproxy) ? undefined : `no haproxy at ${haproxy}; set HAPROXY_PATH`;
}

/** The shipped proxy before two PostgreSQL servers. */
export interface DatabaseProxy {
  /** The address of a server's database at whichever server is the primary. */
  primary(databaseUrl: string): string;
  /** The same at a replica. */
  replica(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Starts haproxy with the shipped configuration before two servers on this machine. Both need the role `haproxy`. */
export async function startDatabaseProxy(
  servers: Record<'database' | 'replica', PostgresCluster>,
): Promise<DatabaseProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-haproxy-'));
  const path = join(folder, 'haproxy.cfg');
  const ports = [await freePort(), await freePort()] as const;
  const shipped = await readFile(new URL('../../../deploy/haproxy.cfg', import.meta.url), 'utf8');
  const config = shipped
    .replace('bind :5432', `bind 127.0.0.1:${ports[0]}`)
    .replace('bind :5433', `bind 127.0.0.1:${ports[1]}`)
    .replaceAll(
      /server (database|replica) \S+/g,
      (_, name: keyof typeof servers) => `server ${name} ${new URL(servers[name].url).host}`,
    );
  await writeFile(path, config);
  const checked = spawnSync(haproxy, ['-c', '-f', path], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`haproxy refuses its configuration:\n${checked.stderr}`);
  const proxy = spawn(haproxy, ['-db', '-f', path], { stdio: 'ignore' });
  const at = (databaseUrl: string, port: number) => {
    const url = new URL(databaseUrl);
    url.port = String(port);
    return url.href;
  };
  return {
    primary: (databaseUrl) => at(databaseUrl, ports[0]),
    replica: (databaseUrl) => at(databaseUrl, ports[1]),
    async stop() {
      proxy.kill('SIGKILL');
      if (proxy.exitCode === null && proxy.signalCode === null) await once(proxy, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
