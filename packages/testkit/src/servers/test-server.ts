import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createFakeEmbedder } from '@tessera/embedder/fake';
import type { Embedder } from '@tessera/embedder/port';
import { readConfig } from '@tessera/server/config';
import type { Db, Query } from '@tessera/server/db/database';
import type { Internet } from '@tessera/server/features/previews/fetcher/internet';
import { createLog } from '@tessera/server/log';
import { startServer } from '@tessera/server/server';
import type { StartedDatabase } from '@tessera/server/start/own-database';
import { sql } from 'kysely';
import { createClient, type Client } from '../client.ts';
import { createTestDatabase } from './test-database.ts';

/** The whole product on a port of its own, with an empty database and folder, and a fake embedder. */
export interface TestServer {
  /** Empty where the process does jobs only. */
  url: string;
  dataDir: string;
  /** The database behind it, for looking; on an embedded one every call shares the server's only connection. */
  withDatabase<Result>(look: (db: Db) => Promise<Result>): Promise<Result>;
  /** Resolves when every job that was asked for has been done; rejects when one has been given up. */
  jobsDone(): Promise<void>;
  /** A client without a session, or with the access token given. */
  client(accessToken?: string): Client;
  stop(): Promise<void>;
}

/** How often the queue is asked whether it is empty. */
const LOOK_MS = 10;

/** Starts the product for a test file, in a folder of its own unless one is given. Settings may be overridden; throttles are out of the way unless they are. */
export async function startTestServer(
  options: {
    settings?: Record<string, string>;
    embedder?: Embedder;
    clock?: () => Date;
    /** What links may lead to; without it they are not followed. */
    internet?: Internet;
    dataDir?: string;
    /** Shared with another server, and dropped by whoever made it. */
    database?: StartedDatabase;
    onQuery?: (query: Query) => void;
    /** How often live streams show that they are alive. */
    eventHeartbeatMs?: number;
    /** Where the log goes, one line of JSON at a time; by default the console. */
    onLogLine?: (line: string) => void;
  } = {},
): Promise<TestServer> {
  const { onLogLine } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'tessera-test-')));
  const ownDatabase = options.database === undefined ? await createTestDatabase() : undefined;
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'error',
    // What is slow on a busy machine must not fail.
    DATABASE_CONNECT_TIMEOUT_MS: '60000',
    DATABASE_STATEMENT_TIMEOUT_MS: '60000',
    SIGN_UP_PER_MINUTE: '100000',
    SIGN_IN_PER_MINUTE: '100000',
    ACCOUNT_MAILS_PER_MINUTE: '100000',
    CONTACT_PER_MINUTE: '100000',
    MESSAGES_PER_MINUTE: '100000',
    REFRESH_PER_MINUTE: '100000',
    ORDER_WRITES_PER_MINUTE: '100000',
    PROJECT_WRITES_PER_MINUTE: '100000',
    LINK_PREVIEWS: options.internet === undefined ? 'off' : 'on',
    LINK_PREVIEW_PAUSE_MS: '0',
    ...options.settings,
  });
  let opened: Db | undefined;
  const server = await startServer({
    config,
    log: createLog(config, onLogLine && { write: onLogLine }),
    embedder: options.embedder ?? createFakeEmbedder(),
    database: options.database ?? ownDatabase!,
    ...(options.clock && { clock: options.clock }),
    ...(options.internet && { internet: options.internet }),
    ...(options.onQuery && { onQuery: options.onQuery }),
    ...(options.eventHeartbeatMs !== undefined && { eventHeartbeatMs: options.eventHeartbeatMs }),
    onOpen: (db) => {
      opened = db;
    },
  });
  const url = server.url ?? '';
  return {
    url,
    dataDir,
    withDatabase: (look) => look(opened!),
    jobsDone: () => jobsDone(opened!),
    client: (accessToken) => createClient(url, accessToken),
    async stop() {
      await server.stop();
      await ownDatabase?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function jobsDone(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: number; failed: string | null }>`
      select
        count(*) filter (where state in ('created', 'retry', 'active')) as waiting,
        min(name || ': ' || coalesce(output::text, '')) filter (where state = 'failed') as failed
      from pgboss.job
      where name not like '\\_\\_pgboss%'
    `.execute(db);
    const { waiting, failed } = rows[0]!;
    if (failed !== null) throw new Error(`A job has been given up. ${failed}`);
    if (waiting === 0) return;
    await setTimeout(LOOK_MS);
  }
}
