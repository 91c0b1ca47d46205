import { randomBytes } from 'node:crypto';
import { buildDatabaseImage } from '@tessera/server/db/embedded/image';
import { startEmbeddedDatabase } from '@tessera/server/db/embedded/embedded-database';
import { CACHE_DIR } from '@tessera/server/start/cache-folders';
import type { StartedDatabase } from '@tessera/server/start/own-database';
import pg from 'pg';

/** An empty database of its own for one test file. */
export interface TestDatabase extends StartedDatabase {
  drop(): Promise<void>;
}

/**
 * On the PostgreSQL server of `TEST_POSTGRES_URL` where that is set, else embedded and in memory. An embedded one has its tables,
 * unless a bare one is asked for.
 */
export async function createTestDatabase(options: { bare?: boolean } = {}): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_POSTGRES_URL'];
  return serverUrl === undefined ? embeddedDatabase(options) : postgresDatabase(serverUrl);
}

/** Embedded and in memory; a bare one has no tables and takes seconds to start. */
export async function embeddedDatabase({ bare = false }: { bare?: boolean } = {}): Promise<TestDatabase> {
  const image = bare ? null : await buildDatabaseImage(CACHE_DIR);
  const embedded = await startEmbeddedDatabase({ folder: null, image });
  return { connection: embedded.connection, embedded: true, drop: () => embedded.close() };
}

/** On a PostgreSQL server, whatever else is there. */
export async function postgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `tessera_test_${randomBytes(6).toString('hex')}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    connection: { connectionString: url.href, max: 10 },
    embedded: false,
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}
