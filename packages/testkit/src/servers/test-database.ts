import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { buildDatabaseImage, databaseImagePath, prepareDatabase } from '@tessera/server/db/embedded/image';
import { startEmbeddedDatabase } from '@tessera/server/db/embedded/embedded-database';
import { CACHE_DIR } from '@tessera/server/start/cache-folders';
import type { StartedDatabase } from '@tessera/server/start/own-database';
import pg from 'pg';

/** An empty database of its own for one test file. */
export interface TestDatabase extends StartedDatabase {
  drop(): Promise<void>;
}

/**
 * On the PostgreSQL server of `TEST_POSTGRES_URL` where that is set, else embedded and in memory. It has its tables, unless a
 * bare one is asked for.
 */
export async function createTestDatabase(options: { bare?: boolean } = {}): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_POSTGRES_URL'];
  return serverUrl === undefined ? embeddedDatabase(options) : postgresDatabase(serverUrl, options);
}

/** Embedded and in memory; a bare one has no tables and takes seconds to start. */
export async function embeddedDatabase({ bare = false }: { bare?: boolean } = {}): Promise<TestDatabase> {
  const image = bare ? null : await buildDatabaseImage(CACHE_DIR);
  const embedded = await startEmbeddedDatabase({ folder: null, image });
  return { connection: embedded.connection, embedded: true, drop: () => embedded.close() };
}

/** On a PostgreSQL server, whatever else is there; a bare one has no tables. */
export async function postgresDatabase(
  serverUrl: string,
  { bare = false }: { bare?: boolean } = {},
): Promise<TestDatabase> {
  const name = `tessera_test_${randomBytes(6).toString('hex')}`;
  const template = bare ? 'template1' : await templateOn(serverUrl);
  await onServer(serverUrl, `create database ${name} template ${template}`);
  return {
    connection: { connectionString: urlOf(serverUrl, name), max: 10 },
    embedded: false,
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}

/** The name of the template on each server, by the server's address. */
const templates = new Map<string, Promise<string>>();

/**
 * The name of a database with the tables of this version and its queues. Copying it takes a fraction of the time that
 * migrations do. It stays on the server until a later version replaces it.
 */
function templateOn(serverUrl: string): Promise<string> {
  let template = templates.get(serverUrl);
  if (template === undefined) templates.set(serverUrl, (template = makeTemplate(serverUrl)));
  return template;
}

const TEMPLATE_PREFIX = 'tessera_template_';

/** Any number that no other program locks. It keeps two processes from making the template at once. */
const TEMPLATE_LOCK = 7_355_378;

async function makeTemplate(serverUrl: string): Promise<string> {
  // Named like the image of the embedded database: both are the same for the same version.
  const [version] = /[0-9a-f]{16}/.exec(basename(await databaseImagePath(CACHE_DIR)))!;
  const name = `${TEMPLATE_PREFIX}${version}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [TEMPLATE_PREFIX],
    );
    if (rows.some(({ datname }) => datname === name)) return name;
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    const unfinished = `${TEMPLATE_PREFIX}unfinished`;
    await client.query(`create database ${unfinished}`);
    await prepareDatabase({
      connection: { connectionString: urlOf(serverUrl, unfinished) },
      embedded: false,
    });
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
