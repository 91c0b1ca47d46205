import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE } from '@tessera/contract/route';
import { createClient } from '@tessera/testkit/client';
import { openEvents } from '@tessera/testkit/events';
import { projectForm } from '@tessera/testkit/forms';
import { createRemoteGiven } from '@tessera/testkit/given';
import { freePort } from '@tessera/testkit/servers/free-port';
import { startObjectStore, type ObjectStore } from '@tessera/testkit/servers/object-store';
import { jpeg } from '@tessera/testkit/pictures';
import { launchServer, runAdmin, type ServerProcess } from '@tessera/testkit/servers/server-process';
import { postgresDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postgres } from '../databases.ts';
import { canRun } from '../needs.ts';

const nginx = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';

const isPossible =
  postgres !== undefined &&
  canRun('the shipped topology', existsSync(nginx) ? undefined : `no nginx at ${nginx}; set NGINX_PATH`);

const PUBLIC_URL = 'http://tessera.example';

const SIGN_INS_PER_MINUTE = 5;

/**
 * Guarantees that the shipped topology works as a whole: the shipped configuration of the proxy, two processes for requests, one for
 * jobs, PostgreSQL and a store with the S3 interface.
 */
describe.runIf(isPossible)('two processes behind the shipped proxy, and one for jobs', () => {
  let folder: string;
  let database: TestDatabase;
  let objects: ObjectStore;
  let settings: Record<string, string>;
  let proxy: ChildProcess;
  let proxyUrl: string;
  const apis: ServerProcess[] = [];
  let worker: ServerProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-topology-'));
    database = await postgresDatabase(process.env['TEST_POSTGRES_URL']!, { bare: true });
    objects = await startObjectStore();
    settings = {
      ...objects.settings,
      DATABASE_URL: String(database.connection.connectionString),
      SIGNING_KEY: '8d1f1c0a6b0b4f6a9b7e2a90c35f4d71e6b8a2f0c4d19e7735a6bb02e1fd9c84',
      PUBLIC_URL,
      TRUST_PROXY: '127.0.0.1',
      LINK_PREVIEWS: 'off',
      SIGN_IN_PER_MINUTE: String(SIGN_INS_PER_MINUTE),
      SIGN_IN_FREE_FAILURES: '1000',
    };
    for (const name of ['api1', 'api2'])
      apis.push(launchServer(join(folder, name), { ...settings, ROLE: 'api' }));
    worker = launchServer(join(folder, 'worker'), { ...settings, ROLE: 'worker' });
    const urls = await Promise.all(apis.map(({ ready }) => ready));
    await worker.ready;

    const port = await freePort();
    proxyUrl = `http://127.0.0.1:${port}`;
    const shipped = await readFile(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');
    const config = shipped
      .replace('listen 80 ', `listen 127.0.0.1:${port} `)
      .replace('pid /tmp/nginx.pid', `pid ${folder}/pid`)
      .replace('http {', `http {\n${temporaryFolders(folder)}`)
      .replace(/api([12]):3000/g, (_, number: string) => new URL(urls[Number(number) - 1]!).host);
    const path = join(folder, 'nginx.conf');
    await mkdir(join(folder, 'temporary'));
    await writeFile(path, config);
    const checked = spawnSync(nginx, ['-t', '-e', 'stderr', '-p', folder, '-c', path], { encoding: 'utf8' });
    expect(checked.stderr).toContain('test is successful');
    proxy = spawn(nginx, ['-e', 'stderr', '-p', folder, '-c', path, '-g', 'daemon off;'], {
      stdio: 'inherit',
    });
    await vi.waitFor(async () => expect((await fetch(`${proxyUrl}/readyz`)).status).toBe(200), 10_000);
  }, 120_000);

  afterAll(async () => {
    if (proxy !== undefined) {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    }
    await Promise.all([...apis, worker].map((each) => each?.end('SIGKILL')));
    await objects?.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const client = (token?: string) => createClient(() => proxyUrl, token);

  test('people sign up, photos go to the store and come from it, and jobs are done', async () => {
    const given = createRemoteGiven({ client });
    const [designer, customer] = [await given.designer(), await given.customer()];
    const photo = { name: 'photo.jpg', bytes: await jpeg(3000, 2000) };
    const project = await designer.post('designer/project/', projectForm([photo]));
    expect(project.status).toBe(201);
    const { images } = (await designer.get(`designer/project/${project.body.id}/`)).body;
    const url = new URL(images[0]!.url);
    expect(url.origin).toBe(PUBLIC_URL);
    const fetched = await fetch(proxyUrl + url.pathname);
    expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const order = await customer.post('customer/order/', given.orderBody({ links: [] }));
    expect(order.status).toBe(201);
    const state = async () => (await customer.get(`customer/order/${order.body.id}/`)).body.matching_state;
    await expect.poll(state, { timeout: 60_000 }).toBe('ready');
  });

  test('a live event reaches an open page at once, whichever process has its stream', async () => {
    const given = createRemoteGiven({ client });
    const customer = await given.customer();
    const streams = await Promise.all(
      Array.from({ length: 4 }, () => openEvents(proxyUrl, customer.tokens.access)),
    );
    const order = await customer.post('customer/order/', given.orderBody({ links: [] }));
    const startedAt = performance.now();
    expect((await customer.post(`customer/order/${order.body.id}/pause/`)).status).toBe(200);
    await Promise.all(streams.map((stream) => stream.until((received) => received.length > 0)));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    for (const stream of streams) stream.drop();
  });

  test('what a caller says of its own address is not believed', async () => {
    const attempt = (address: string) =>
      fetch(`${proxyUrl}${API_BASE}user/sign-in/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email: 'nobody@example.org', password: 'none of mine' }),
      });
    const statuses = new Set<number>();
    // Both processes allow so many to one address.
    for (let i = 0; i < 2 * SIGN_INS_PER_MINUTE + 2; i++)
      statuses.add((await attempt(`203.0.113.${i}`)).status);
    expect([...statuses].sort()).toEqual([401, 429]);
  });

  test('a backup is taken while all of them run', async () => {
    const path = join(folder, 'backup.tar');
    const { code, output } = await runAdmin(join(folder, 'operator'), ['backup', path], settings);
    expect([code, output]).toEqual([0, expect.stringContaining('Backed up as of')]);
  });

  test('where one process for requests dies, the other answers everything', async () => {
    const given = createRemoteGiven({ client });
    const customer = await given.customer();
    await apis[0]!.end('SIGKILL');
    for (let i = 0; i < 20; i++) {
      const order = await customer.post('customer/order/', given.orderBody({ links: [] }));
      // The plan takes ten.
      expect(order.status).toBe(i < 10 ? 201 : 403);
    }
  });
});

/** Where nginx keeps what does not fit into its memory; it must be able to write there. */
function temporaryFolders(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`)
    .join('\n');
}
