import { createGiven, type Account } from '@tessera/testkit/given';
import { openRawConnection } from '@tessera/testkit/raw-connection';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const BODY_TIMEOUT_MS = 1500;

let server: TestServer;
let designer: Account;
beforeAll(async () => {
  server = await startTestServer({
    settings: {
      HEADERS_TIMEOUT_MS: '1000',
      BODY_TIMEOUT_MS: String(BODY_TIMEOUT_MS),
      UPLOAD_BYTES_PER_SECOND_MIN: '2000',
    },
  });
  designer = await createGiven(server).designer();
});
afterAll(() => server.stop());

const signIn = (...headers: string[]) =>
  [
    'POST /api/internal/v1/user/sign-in/ HTTP/1.1',
    'host: a.example',
    'content-type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n');
const newProject = (...headers: string[]) =>
  [
    'POST /api/internal/v1/designer/project/ HTTP/1.1',
    'host: a.example',
    `authorization: Bearer ${designer.tokens.access}`,
    'content-type: multipart/form-data; boundary=x',
    ...headers,
    '',
    '',
  ].join('\r\n');
const part = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const filePart = '--x\r\ncontent-disposition: form-data; name="images_files"; filename="a.jpg"\r\n\r\n';
const piece = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`;

const codeOf = (answer: string) => /"code":"(\w+)"/.exec(answer)?.[1];

/** Sends a beginning, then the same again and again, until the server closes the connection; gives what it answered. */
async function drip(beginning: string, drop: string, everyMs: number): Promise<string> {
  const connection = await openRawConnection(server.url);
  await connection.write(beginning);
  const timer = setInterval(() => void connection.write(drop), everyMs);
  const answer = await connection.ended;
  clearInterval(timer);
  return answer;
}

describe('what arrives too slowly is answered with 408 and closed', () => {
  test('a connection that sends nothing', async () => {
    const connection = await openRawConnection(server.url);
    expect(codeOf(await connection.ended)).toBe('request_timeout');
  });

  test('headers that take too long', async () => {
    expect(codeOf(await drip('GET / HTTP/1.1\r\nhost: a.example\r\nx-slow: ', 'a', 100))).toBe(
      'request_timeout',
    );
  });

  test('a body without files, however steadily it drips', async () => {
    const answer = await drip(signIn('content-length: 400'), ' ', 100);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(codeOf(answer)).toBe('request_timeout');
  });

  test('a body that nobody reads', async () => {
    const lines =
      'POST /api/internal/v1/customer/order/ HTTP/1.1\r\nhost: a.example\r\ncontent-length: 400\r\n\r\n';
    expect(codeOf(await drip(lines, 'a', 100))).toBe('not_authenticated');
  });

  test('a form with files, of which nothing is kept', async () => {
    const answer = await drip(
      newProject('content-length: 100000') + part('name', 'Loft') + filePart,
      'a'.repeat(50),
      100,
    );
    expect([answer.split(' ')[1], codeOf(answer)]).toEqual(['408', 'request_timeout']);
    expect((await designer.get('designer/project/')).body.count).toBe(0);
  });
});

test('an upload that is slow but steady is accepted', async () => {
  const body = `${['name', 'description'].map((name) => part(name, 'Loft')).join('')}${part('country_code', 'SE')}${filePart}${'a'.repeat(14_000)}\r\n--x--\r\n`;
  const connection = await openRawConnection(server.url);
  await connection.write(newProject(`content-length: ${body.length}`, 'connection: close'));
  // Twice the least speed, for longer than a body without files may take.
  const timer = setInterval(() => void connection.write(body.slice(sent, (sent += 400))), 100);
  let sent = 0;
  const answer = await connection.ended;
  clearInterval(timer);
  expect(codeOf(answer)).toBe('images_mismatch');
});

describe('what takes more memory than it has to is refused and closed', () => {
  test.each([
    ['JSON', () => signIn('transfer-encoding: chunked')],
    ['a form', () => newProject('transfer-encoding: chunked') + piece(filePart)],
  ])('%s in chunks of one byte', async (_what, beginning) => {
    const connection = await openRawConnection(server.url);
    await connection.write(beginning());
    for (let n = 0; n < 50; n++) await connection.write(piece('a').repeat(100));
    const answer = await connection.ended;
    expect([answer.split(' ')[1], codeOf(answer)]).toEqual(['400', 'malformed_body']);
  });

  test('more than a megabyte of text in a form', async () => {
    const connection = await openRawConnection(server.url);
    await connection.write(newProject('content-length: 300000000'));
    for (let n = 0; n < 8; n++) void connection.write(part(`field${n}`, 'a'.repeat(200_000)));
    const answer = await connection.ended;
    expect([answer.split(' ')[1], codeOf(answer)]).toEqual(['413', 'payload_too_large']);
  });

  test('too many parts', async () => {
    const connection = await openRawConnection(server.url);
    await connection.write(newProject('content-length: 300000000') + part('a', 'b').repeat(2000));
    expect(codeOf(await connection.ended)).toBe('payload_too_large');
  });

  test('a body that announces more than the largest size', async () => {
    const connection = await openRawConnection(server.url);
    await connection.write(newProject('content-length: 500000000'));
    expect(codeOf(await connection.ended)).toBe('payload_too_large');
  });
});
