import { readdir, readFile } from 'node:fs/promises';
import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import { PgBoss, type Db as QueueDb } from 'pg-boss';
import type { Db } from './database.ts';

/** The lowest versions whose features are used. */
const POSTGRES_MAJOR_MIN = 15;
const PGVECTOR_MIN = [0, 8] as const;

/** Any number nobody else uses for an advisory lock in this database. */
const MIGRATION_LOCK = 7_355_377;

const migrationsFolder = new URL('./migrations/', import.meta.url);

/** The database cannot be used as it is; the message says what to do. */
export class DatabaseUnusableError extends Error {
  override name = 'DatabaseUnusableError';
}

/**
 * Brings the database up to date: our SQL files in the order of their names, then the queue's own tables.
 * Each file is applied once, in a transaction; several processes starting at once wait for each other.
 * @returns the names of the files applied now
 * @throws DatabaseUnusableError when PostgreSQL or pgvector is missing or too old
 */
export async function migrate(db: Db): Promise<string[]> {
  return db
    .withoutPlugins()
    .connection()
    .execute(async (connection) => {
      await checkServer(connection);
      await run(connection, `select pg_advisory_lock(${MIGRATION_LOCK})`);
      try {
        const applied = await applyFiles(connection);
        await migrateQueue(connection);
        return applied;
      } finally {
        await run(connection, `select pg_advisory_unlock(${MIGRATION_LOCK})`);
      }
    });
}

/** The names of all migration files, in the order they are applied. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
}

async function checkServer(connection: Kysely<any>): Promise<void> {
  const version = await run<{ major: number }>(
    connection,
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  const major = version.rows[0]!.major;
  if (major < POSTGRES_MAJOR_MIN) {
    throw new DatabaseUnusableError(
      `PostgreSQL ${POSTGRES_MAJOR_MIN} or newer is needed; this server is version ${major}.`,
    );
  }
  const extension = await run<{ version: string }>(
    connection,
    `select coalesce(installed_version, default_version) as version from pg_available_extensions where name = 'vector'`,
  );
  const found = extension.rows[0]?.version;
  const [foundMajor = 0, foundMinor = 0] = (found ?? '').split('.').map(Number);
  const [neededMajor, neededMinor] = PGVECTOR_MIN;
  if (
    found === undefined ||
    foundMajor < neededMajor ||
    (foundMajor === neededMajor && foundMinor < neededMinor)
  ) {
    throw new DatabaseUnusableError(
      `The extension pgvector ${PGVECTOR_MIN.join('.')} or newer is needed on the PostgreSQL server` +
        (found === undefined ? ', and it is not installed there.' : `; it has ${found}.`),
    );
  }
}

async function applyFiles(connection: Kysely<any>): Promise<string[]> {
  await run(
    connection,
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  const known = new Set(
    (await run<{ name: string }>(connection, 'select name from migration')).rows.map((row) => row.name),
  );
  const applied: string[] = [];
  for (const name of await migrationNames()) {
    if (known.has(name)) continue;
    const statements = await readFile(new URL(name, migrationsFolder), 'utf8');
    await connection.transaction().execute(async (tx) => {
      await run(tx, statements);
      await tx.executeQuery(CompiledQuery.raw('insert into migration (name) values ($1)', [name]));
    });
    applied.push(name);
  }
  return applied;
}

/** pg-boss keeps its tables in a schema of its own and brings them up to date itself. */
async function migrateQueue(connection: Kysely<any>): Promise<void> {
  const db: QueueDb = {
    executeSql: async (text, values) => ({
      rows: (await connection.executeQuery(CompiledQuery.raw(text, values ?? []))).rows as any[],
    }),
  };
  const boss = new PgBoss({ db, schema: 'pgboss', supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

function run<Row>(connection: Kysely<any>, statements: string): Promise<QueryResult<Row>> {
  return connection.executeQuery<Row>(CompiledQuery.raw(statements));
}
