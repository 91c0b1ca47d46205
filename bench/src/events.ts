import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@tessera/testkit/client';
import { createDeals } from '@tessera/testkit/deal';
import { openEvents } from '@tessera/testkit/events';
import { launchServer } from '@tessera/testkit/servers/server-process';
import { createTestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import { percentile, type Report } from './report.ts';

/** Messages measured. */
const MESSAGES = 200;

/** Messages before, so that everything is compiled and connected. */
const WARM_UP_MESSAGES = 20;

/**
 * How long a message takes from being sent to the page of the other side. On PostgreSQL (`TEST_POSTGRES_URL`) it is sent to one
 * API process and read at another; the embedded database has one process only.
 */
export async function eventsSuite(): Promise<Report> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-bench-'));
  const server = await startTestServer({ database, dataDir });
  const deals = createDeals(server);
  const designer = await deals.poolDesigner();
  const owner = await deals.customerWithOrder();
  const { body } = await owner.post('customer/conversation/', {
    designer_id: designer.id,
    order_id: owner.orderId,
  });
  const settings = {
    DATABASE_URL: String(database.connection.connectionString),
    MESSAGES_PER_MINUTE: '100000',
    ROLE: 'api',
  };
  const processes = database.embedded ? [] : [1, 2].map(() => launchServer(dataDir, settings));
  const [writingAt = server.url, readingAt = server.url] = await Promise.all(
    processes.map(({ ready }) => ready),
  );
  const writer = createClient(writingAt, owner.tokens.access);
  const stream = await openEvents(readingAt, designer.tokens.access);

  const times: number[] = [];
  for (let n = 0; n < WARM_UP_MESSAGES + MESSAGES; n++) {
    const message_id = randomUUID();
    const startedAt = performance.now();
    const sent = writer.post(`customer/conversation/${body.id}/message/`, {
      message_id,
      message: `No. ${n}`,
    });
    await stream.until((received) => received.some(({ event }) => event.message?.message_id === message_id));
    if (n >= WARM_UP_MESSAGES) times.push(performance.now() - startedAt);
    const { status } = await sent;
    if (status !== 201) throw new Error(`A message was answered ${status}.`);
  }
  stream.drop();
  for (const one of processes) await one.end('SIGTERM');
  await server.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  const where = database.embedded ? 'one process, embedded database' : 'two API processes, PostgreSQL';
  return {
    suite: `Live events, ${MESSAGES} messages one after another, ${where}`,
    figures: [
      { what: 'from sending to the other side’s page, median', value: percentile(times, 0.5), unit: 'ms' },
      { what: '95 % within', value: percentile(times, 0.95), unit: 'ms' },
      { what: 'slowest', value: Math.max(...times), unit: 'ms' },
    ],
  };
}
