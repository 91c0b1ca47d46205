import { createGiven } from '@tessera/testkit/given';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

function captureLog() {
  const lines: string[] = [];
  const log = createLog(
    { LOG_LEVEL: 'info', LOG_FORMAT: 'json' },
    { write: (line) => void lines.push(line) },
  );
  return { log, lines };
}

test('no query string is logged, wherever in a log line an address is', () => {
  const { log, lines } = captureLog();
  const url = 'https://a.example/signin?email=ada@example.org&password=Quiet-Harbour-71#top';
  log.info({ url, list: [{ page: '/a?token=Quiet-Harbour-71' }] }, `seen at ${url} today`);
  log.error({
    err: new Error(`Cannot read "${url}"`, { cause: new Error('//a.example?x=Quiet-Harbour-71') }),
  });
  const text = lines.join('');
  expect(text).not.toMatch(/Harbour|ada@/);
  expect(text).toContain('seen at https://a.example/signin today');
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});

test('a failed request is logged without the query of its address', async () => {
  const lines: string[] = [];
  const server = await startTestServer({ onLogLine: (line) => lines.push(line) });
  const customer = await createGiven(server).customer();
  await server.withDatabase((db) => sql`alter table customer_order rename to hidden`.execute(db));
  const { status } = await customer.raw('GET', 'customer/order/?limit=1&password=Quiet-Harbour-71');
  await server.withDatabase((db) => sql`alter table hidden rename to customer_order`.execute(db));
  await fetch(`${server.url}/%E0%A4%A?password=Quiet-Harbour-71`);
  await fetch(`${server.url}/signin?email=ada@example.org&password=Quiet-Harbour-71`);
  await server.stop();
  expect(status).toBe(500);
  expect(lines.join('')).toContain('http.fault');
  expect(lines.join('')).not.toMatch(/password|Harbour|ada@/);
});

test('text for people has the message and the fault at once, and no SQL', () => {
  let written = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  const log = createLog({ LOG_LEVEL: undefined, LOG_FORMAT: 'text' });
  log.info({ event: 'security.signed-up' }, 'account opened');
  log.warn({ event: 'db.slow-query', sql: 'select * from account' }, 'slow query');
  log.error({ err: new Error('The disk is gone.') }, 'background fault');
  spy.mockRestore();
  expect(written).toMatch(/WARN.*: slow query/);
  expect(written).toMatch(/ERROR.*: background fault[^]*The disk is gone\./);
  expect(written).not.toMatch(/account opened|select/);
});
