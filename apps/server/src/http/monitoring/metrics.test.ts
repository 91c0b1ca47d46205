import { readFile } from 'node:fs/promises';
import { freePort } from '@tessera/testkit/servers/free-port';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Guarantees that what is shown and watched is published, and says what it is said to say. */

const folder = new URL('../../../../../deploy/monitoring/', import.meta.url);

let server: TestServer;
let port: number;
beforeAll(async () => {
  port = await freePort();
  server = await startTestServer({
    settings: { METRICS_PORT: String(port), DISK_RESERVE_MB: '64', ROLE: 'api' },
  });
  await server.client().get('site/');
});
afterAll(() => server.stop());

test.each(['dashboard.json', 'alerts.yaml'])(
  'every metric that %s names is published by a running server',
  async (file) => {
    const text = await readFile(new URL(file, folder), 'utf8');
    const named = new Set(text.match(/\b(?:tessera|http|process|nodejs)_[a-z0-9_]+/g));
    expect(named.size).toBeGreaterThan(3);
    const published = await figures();
    expect([...named].filter((name) => !published.has(name))).toEqual([]);
  },
);

test('every alert leads to a part of the operations page that exists', async () => {
  const alerts = await readFile(new URL('alerts.yaml', folder), 'utf8');
  const page = await readFile(new URL('../../docs/operations.md', folder), 'utf8');
  const anchors = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!.toLowerCase().replaceAll(' ', '-'),
  );
  const linked = [...alerts.matchAll(/operations\.md#(\S+)/g)].map(([, anchor]) => anchor!);
  expect(linked.length).toBe(alerts.match(/- alert:/g)!.length);
  expect(linked.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

test('jobs that wait are counted, with the age of the oldest, and so are those given up', async () => {
  // No process of this installation does jobs.
  const clear = () => server.withDatabase((db) => sql`delete from pgboss.job`.execute(db));
  await clear();
  await server.withDatabase((db) =>
    sql`
      insert into pgboss.job (name, data, state, start_after)
      select 'media.sweep', '{}', state::pgboss.job_state, now() + age
      from (values ('created', interval '-90 s'), ('retry', '-10 s'), ('created', '1 hour'), ('failed', '-1 day'), ('completed', '-1 day'))
        as job (state, age)
    `.execute(db),
  );
  const read = async () => {
    const published = await figures();
    return ['tessera_jobs_waiting', 'tessera_jobs_failed'].map((name) => published.get(name));
  };
  await expect.poll(read).toEqual([2, 1]);
  const oldest = (await figures()).get('tessera_jobs_oldest_seconds')!;
  expect(oldest).toBeGreaterThanOrEqual(90);
  expect(oldest).toBeLessThan(150);
  await clear();
  await expect.poll(read).toEqual([0, 0]);
});

test('the free space of the disk is published with its reserve', async () => {
  const published = await figures();
  expect(published.get('tessera_disk_reserve_bytes')).toBe(64 * 2 ** 20);
  expect(published.get('tessera_disk_free_bytes')).toBeGreaterThan(0);
});

/** What is published now: the values by name; of a name with labels the last. */
async function figures(): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [/^\w+/.exec(line)![0], Number(line.split(' ').at(-1))]));
}
