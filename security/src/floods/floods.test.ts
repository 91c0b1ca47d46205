import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '@tessera/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drip, endAttackers, openAttackers, pour, type Attacker } from './attackers.ts';
import { startTarget, type Target } from './target.ts';

/**
 * Guarantees that nobody stops the product with volume or patience: memory stays bounded under each attack, and somebody
 * else is served meanwhile. One line for each attack says how far it came. `TEST_LONG=1` attacks with the times that a
 * server really waits, with more of everything, and minds how long the others wait for slow clients. Under the attacks with
 * volume, attacker, product and measurement compete for the same cores, so that time is printed only.
 */

const isLong = process.env['TEST_LONG'] === '1';

const GROWTH_MB_MAX = 150;

/** What is promised to everybody else while slow clients hold their connections. */
const P99_MS_MAX = 500;

const HEADERS_TIMEOUT_MS = isLong ? 10_000 : 2000;
const BODY_TIMEOUT_MS = isLong ? 15_000 : 2000;
const CROWD = isLong ? 2000 : 400;
const GROUP = isLong ? 100 : 50;

let target: Target;
beforeAll(async () => {
  target = await startTarget({
    HEADERS_TIMEOUT_MS: String(HEADERS_TIMEOUT_MS),
    BODY_TIMEOUT_MS: String(BODY_TIMEOUT_MS),
  });
});
afterAll(() => target.stop());

const signIn = (...headers: string[]) => head('user/sign-in/', 'content-type: application/json', ...headers);
const newProject = (...headers: string[]) =>
  head(
    'designer/project/',
    `authorization: Bearer ${target.token}`,
    'content-type: multipart/form-data; boundary=x',
    ...headers,
  );
function head(path: string, ...headers: string[]): string {
  return [`POST ${API_BASE}${path} HTTP/1.1`, 'host: 127.0.0.1', ...headers, '', ''].join('\r\n');
}
const part = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

/** Attacks over so many connections at once, and reports. */
async function expectToEndure(
  name: string,
  {
    connections,
    isSlow = false,
    by,
  }: { connections: number; isSlow?: boolean; by: (attackers: Attacker[]) => Promise<unknown> },
): Promise<void> {
  let answers = '';
  const damage = await target.under(async () => {
    const attackers = await openAttackers(target.url, connections);
    await by(attackers);
    answers = await endAttackers(attackers);
  });
  const { growthMb, growthInAllMb, calls, failed, p99Ms } = damage;
  console.log(
    `${name}: ${connections} connections, memory +${growthMb} MB (+${growthInAllMb} MB in all), healthy client ${calls} calls, ${failed} failed, p99 ${p99Ms} ms; answers ${answers}`,
  );
  expect(growthMb).toBeLessThanOrEqual(GROWTH_MB_MAX);
  expect(failed).toBe(0);
  expect(p99Ms).toBeLessThan(isSlow && isLong ? P99_MS_MAX : Infinity);
}

const each = (send: (attacker: Attacker) => Promise<void>) => (attackers: Attacker[]) =>
  Promise.all(attackers.map(send));

function* repeat(count: number, ...pieces: (string | Buffer)[]): Generator<string | Buffer> {
  for (let n = 0; n < count; n++) yield* pieces;
}

test('130 MB of text fields on each connection', () => {
  const field = part('name', 'a'.repeat(256 * 1024));
  return expectToEndure('text fields', {
    connections: isLong ? 20 : 5,
    by: each(async (attacker) => {
      await pour(attacker, [newProject(`content-length: ${130 * 2 ** 20}`)]);
      await pour(attacker, repeat(500, field));
    }),
  });
});

test.each([
  ['JSON', () => signIn('transfer-encoding: chunked')],
  [
    'a form',
    () =>
      newProject('transfer-encoding: chunked') +
      chunk('--x\r\ncontent-disposition: form-data; name="name"\r\n\r\n'),
  ],
])('%s in chunks of one byte', (what, beginning) => {
  const chunks = chunk('a').repeat(1000);
  return expectToEndure(`chunks of one byte, ${what}`, {
    connections: GROUP,
    by: each(async (attacker) => {
      await pour(attacker, [beginning()]);
      await pour(attacker, repeat(500, chunks));
    }),
  });
});

test('headers that never end', () =>
  expectToEndure('slow headers', {
    connections: CROWD,
    isSlow: true,
    by: async (attackers) => {
      for (const { socket } of attackers) socket.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ');
      await drip(attackers, 'a', { everyMs: 200, forMs: HEADERS_TIMEOUT_MS + 5000 });
    },
  }));

test.each([
  ['JSON', () => signIn('content-length: 400')],
  ['a form', () => newProject('content-length: 1000000')],
])('bodies that never end, %s', (what, beginning) =>
  expectToEndure(`slow bodies, ${what}`, {
    connections: CROWD,
    isSlow: true,
    by: async (attackers) => {
      for (const { socket } of attackers) socket.write(beginning());
      await drip(attackers, ' ', { everyMs: 200, forMs: 2 * BODY_TIMEOUT_MS + 5000 });
    },
  }),
);

test('ten thousand connections that do nothing', async () => {
  const filesMax = Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))![1]);
  const connections = Math.min(10_000, filesMax - 1000);
  if (connections < 10_000)
    console.log(`Only ${filesMax} files may be open here: ${connections} connections.`);
  await expectToEndure('idle connections', {
    connections,
    isSlow: true,
    by: () => pause(isLong ? 20_000 : 2000),
  });
});

test('headers of 64 kB', () =>
  expectToEndure('huge headers', {
    connections: CROWD,
    by: each((attacker) => pour(attacker, [`GET / HTTP/1.1\r\nx-a: ${'a'.repeat(65_536)}\r\n\r\n`])),
  }));

test('a form of a hundred thousand parts', () =>
  expectToEndure('many parts', {
    connections: GROUP,
    by: each(async (attacker) => {
      await pour(attacker, [newProject('content-length: 300000000')]);
      await pour(attacker, repeat(100, part('a', 'b').repeat(1000)));
    }),
  }));

test('JSON a quarter of a million levels deep', () => {
  const body = '['.repeat(250_000) + ']'.repeat(250_000);
  return expectToEndure('deep JSON', {
    connections: GROUP,
    by: each((attacker) =>
      pour(attacker, [signIn(`content-length: ${body.length}`, 'connection: close'), body]),
    ),
  });
});

test('compressed bodies that would become a thousand times as large', () => {
  const body = gzipSync(Buffer.alloc(100 * 2 ** 20));
  return expectToEndure('compressed bodies', {
    connections: GROUP,
    by: each((attacker) =>
      pour(attacker, [
        signIn(`content-length: ${body.length}`, 'content-encoding: gzip', 'connection: close'),
        body,
      ]),
    ),
  });
});

test('answers that nobody reads', () =>
  expectToEndure('unread answers', {
    connections: GROUP,
    by: async (attackers) => {
      for (const { socket } of attackers) {
        socket.pause();
        socket.write(`GET /openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`.repeat(300));
      }
      await pause(3000);
    },
  }));

function chunk(content: string): string {
  return `${content.length.toString(16)}\r\n${content}\r\n`;
}
