import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import { Migrator } from 'kysely/migration';
import { PgBoss, type Db as QueueDb } from 'pg-boss';
import type { Db } from './database.ts';

/** The lowest versions whose features are used. */
const POSTGRES_MAJOR_MIN = 15;
const PGVECTOR_MIN = [0, 8] as const;

/** Serialises starting processes. Any number does that no other program locks in this database. */
const MIGRATION_LOCK = 7_355_377;

/** Kysely keeps its list of applied migrations in a schema of its own, so that `public` holds our tables only. */
const MIGRATION_SCHEMA = 'kysely';

const migrationsFolder = new URL('./migrations/', import.meta.url);

/** The database cannot be used as it is; the message says what to do. */
export class DatabaseUnusableError extends Error {
  override name = 'DatabaseUnusableError';
}

/**
 * Brings the database up to date: first our SQL files in the order of their names, then the queue's own tables.
 * All files that are new to the database are applied in one transaction. Processes that start at once wait for each
 * other.
 * @returns the names of the migrations applied now
 * @throws DatabaseUnusableError when PostgreSQL or pgvector is missing or too old, or when the database belongs to
 *   another version of the product
 * @throws DatabaseUnavailableError, StorageFullError
 */
export async function migrate(db: Db): Promise<string[]> {
  return db
    .withoutPlugins()
    .connection()
    .execute(async (connection) => {
      await checkServer(connection);
      await run(connection, `select pg_advisory_lock(${MIGRATION_LOCK})`);
      const unlock = () => run(connection, `select pg_advisory_unlock(${MIGRATION_LOCK})`);
      try {
        const applied = await applyMigrations(connection);
        await migrateQueue(connection);
        await unlock();
        return applied;
      } catch (error) {
        // The failure may have left a transaction open, or no connection at all. The first error is the one to report.
        await run(connection, 'rollback')
          .then(unlock)
          .catch(() => {});
        throw error;
      }
    });
}

/** Reads every migration: its SQL by its name, which is the name of its file without `.sql`. */
export async function readMigrations(): Promise<Record<string, string>> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        basename(file, '.sql'),
        await readFile(new URL(file, migrationsFolder), 'utf8'),
      ]),
    ),
  );
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

async function applyMigrations(connection: Kysely<any>): Promise<string[]> {
  await refuseUnreleasedDatabase(connection);
  const migrator = new Migrator({
    db: connection,
    migrationTableSchema: MIGRATION_SCHEMA,
    provider: {
      async getMigrations() {
        const texts = Object.entries(await readMigrations());
        return Object.fromEntries(
          texts.map(([name, text]) => [name, { up: async (tx) => void (await run(tx, text)) }]),
        );
      },
    },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const unknown = /previously executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (unknown !== undefined) {
    throw new DatabaseUnusableError(
      `A newer version has changed this database (${unknown}). Start that version, or a newer one.`,
    );
  }
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Before the first release, migrations were many files, listed in a table of our own. */
async function refuseUnreleasedDatabase(connection: Kysely<any>): Promise<void> {
  const { rows } = await run<{ isOld: boolean }>(
    connection,
    `select to_regclass('public.migration') is not null as "isOld"`,
  );
  if (!rows[0]!.isOld) return;
  throw new DatabaseUnusableError(
    'A version from before the first release has made this database, and it cannot be brought up to date.' +
      ' Start with an empty database: set another DATABASE_URL, or another DATA_DIR for the embedded one.',
  );
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
