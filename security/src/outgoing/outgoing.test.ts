import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import type { Role } from '@tessera/contract/account/auth';
import { createClient } from '@tessera/testkit/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTrace, ROOT, startTraced, STRACE, type TracedServer } from './traced-server.ts';

/** How often it is asked whether the jobs are done. */
const LOOK_MS = 200;

describe.runIf(existsSync(STRACE))(
  'a whole run: start, accounts, photos, an order, its matches, stop',
  () => {
    let folder: string;
    let server: TracedServer;
    let home: string[];
    let run: Awaited<ReturnType<TracedServer['stop']>>;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'tessera-outgoing-'));
      server = await startTraced(folder, {});
      await useEverything(server.url);
      run = await server.stop();
      home = await readdir(server.folders.home, { recursive: true });
    }, 240_000);
    afterAll(() => rm(folder, { recursive: true, force: true }));

    test('ends cleanly', () => {
      expect(run.exitCode).toBe(0);
    });

    test('contacts nothing but this machine', () => {
      expect(run.contacted.filter((address) => !isLoopback(address))).toEqual([]);
    });

    test('leaves no file in the user’s home folder', () => {
      expect(home).toEqual([]);
    });

    test('writes only to its data folder, the temporary folder and its own cache', () => {
      const { data, temporary } = server.folders;
      const allowed = [data, temporary, join(ROOT, '.cache'), '/dev', '/proc'];
      const elsewhere = run.written
        .map((path) => resolve(ROOT, path))
        .filter((path) => !allowed.some((place) => path === place || path.startsWith(`${place}/`)));
      expect(elsewhere).toEqual([]);
      expect(run.written.some((path) => path.startsWith(data))).toBe(true);
    });
  },
);

test('a trace names IPv4 and IPv6 addresses, and every file that was opened for writing', () => {
  const trace = [
    '7 connect(21<TCP:[1]>, {sa_family=AF_INET, sin_port=htons(443), sin_addr=inet_addr("192.0.2.7")}, 16) = -1 EINPROGRESS (Operation now in progress)',
    '7 connect(22, {sa_family=AF_INET6, sin6_port=htons(53), inet_pton(AF_INET6, "2001:db8::1", &sin6_addr)}, 28) = 0',
    '7 openat(AT_FDCWD</srv>, "/etc/passwd", O_RDONLY|O_CLOEXEC) = 3',
    '8 openat(AT_FDCWD</srv>, "/root/.cache/id", O_WRONLY|O_CREAT|O_TRUNC, 0644) = 5</root/.cache/id>',
    '8 mkdir("/root/.cache/kept", 0777) = 0',
    '8 mkdir("/root/.cache", 0777) = -1 EEXIST (File exists)',
  ].join('\n');
  expect(readTrace(trace)).toEqual({
    contacted: ['192.0.2.7', '2001:db8::1'],
    written: ['/root/.cache/id', '/root/.cache/kept'],
  });
});

/** An order and a portfolio that real models have read, and the list they make. */
async function useEverything(url: string): Promise<void> {
  const signUp = async (role: Role) => {
    const email = `${role}@example.org`;
    const { status, body } = await createClient(url).post(`${role}/sign-up/`, {
      email,
      password: GOOD_PASSWORD,
    });
    expect(status).toBe(201);
    return createClient(url, body.access);
  };
  const [designer, customer] = [await signUp('designer'), await signUp('customer')];
  const photo = { name: 'room.jpg', bytes: await jpeg(640, 480) };
  expect((await designer.post('designer/profile/', profileForm([photo]))).status).toBe(200);
  const project = await designer.post('designer/project/', projectForm([photo]));
  const order = await customer.post('customer/order/', {
    object_name: 'Bright kitchen',
    object_desc: 'A scandinavian kitchen with oak worktops.',
    country_code: 'SE',
    // A picture of this installation's own, which is read without any network.
    links: [{ link: `${url}/rooms/japandi_dining_1_wide-800.jpg` }],
    budget: 18_000,
  });
  expect([project.status, order.status]).toEqual([201, 201]);
  for (const [client, path] of [
    [designer, `designer/project/${project.body.id}/`],
    [customer, `customer/order/${order.body.id}/`],
  ] as const) {
    while ((await client.get(path)).body.matching_state !== 'ready') await setTimeout(LOOK_MS);
  }
  expect((await customer.get('customer/match/', { query: { order: order.body.id } })).body.count).toBe(1);
}

function isLoopback(address: string): boolean {
  return address.startsWith('127.') || ['::1', '0.0.0.0', '::'].includes(address);
}
