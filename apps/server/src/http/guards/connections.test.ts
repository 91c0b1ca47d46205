import { openRawConnection, sendRaw, type RawConnection } from '@tessera/testkit/raw-connection';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const CONNECTIONS_MAX = 20;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { CONNECTIONS_MAX: String(CONNECTIONS_MAX) } });
});
afterAll(() => server.stop());

test('with any number of idle connections, a new one is answered and busy ones stay open', async () => {
  const busy = await openRawConnection(server.url);
  await busy.write(
    'POST /api/internal/v1/user/sign-in/ HTTP/1.1\r\nhost: a.example\r\ncontent-type: application/json\r\n' +
      'content-length: 2\r\nconnection: close\r\n\r\n{',
  );
  const idle: RawConnection[] = [];
  for (let n = 0; n < 5 * CONNECTIONS_MAX; n++) idle.push(await openRawConnection(server.url));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await Promise.all(idle.slice(0, 4 * CONNECTIONS_MAX).map(({ ended }) => ended));
  await busy.write('}');
  expect(await busy.ended).toMatch(/^HTTP\/1.1 400 [\s\S]*"required"/);
  for (const connection of idle) connection.close();
});

test('a connection that sends request after request and reads no answer is closed', async () => {
  const connection = await openRawConnection(server.url);
  await connection.write('GET /openapi.json HTTP/1.1\r\nhost: a.example\r\n\r\n'.repeat(50));
  const answers = await connection.ended;
  expect(answers.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(8);
});

test('connections that are idle after their answers make room for a new one', async () => {
  const held: RawConnection[] = [];
  for (let n = 0; n < CONNECTIONS_MAX; n++) {
    held.push(await openRawConnection(server.url));
    await held[n]!.write('GET /healthz HTTP/1.1\r\nhost: a.example\r\n\r\n');
  }
  expect(
    await sendRaw(server.url, ['GET /healthz HTTP/1.1', 'host: a.example', 'connection: close']),
  ).toMatch(/^HTTP\/1.1 200 /);
  expect(await held[0]!.ended).toMatch(/^HTTP\/1.1 200 /);
  for (const connection of held) connection.close();
});
