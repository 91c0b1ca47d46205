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
 * Brings the database up to date: first our SQL files in the order of their names, then the queue's own tables with what we add to them.
 * All files that are new to the database are applied in one transaction. Processes that start at once wait for each
 * other. With `upTo`, our files end with that one, as in the version that had no later one.
 * @returns the names of the migrations applied now
 * @throws DatabaseUnusableError when PostgreSQL or pgvector is missing or too old, or when the database belongs to
 *   another version of the product
 * @throws DatabaseUnavailableError, StorageFullError
 */
export async function migrate(db: Db, { upTo }: { upTo?: string } = {}): Promise<string[]> {
  return db
    .withoutPlugins()
    .connection()
    .execute(async (connection) => {
      await checkServer(connection);
      await run(connection, `select pg_advisory_lock(${MIGRATION_LOCK})`);
      const unlock = () => run(connection, `select pg_advisory_unlock(${MIGRATION_LOCK})`);
      try {
        const applied = await applyMigrations(connection, upTo);
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

/** What a migration would do to a database. */
export interface Rehearsal {
  /** The names of the migrations that are new to it, in the order in which they would be applied. */
  pending: string[];
  /** The first that would fail, and why. */
  fault?: { name: string; message: string };
}

/** How long a rehearsal waits for a table that others use, in milliseconds. Whoever wants the table meanwhile waits as long. */
const REHEARSAL_LOCK_MS = 2_000;

/**
 * Applies the migrations that are new to the database in one transaction, which is rolled back. It holds the same locks as they would,
 * and for as long.
 * @throws DatabaseUnusableError as {@link migrate} does
 */
export async function rehearseMigrations(db: Db): Promise<Rehearsal> {
  return db
    .withoutPlugins()
    .connection()
    .execute(async (connection) => {
      await checkServer(connection);
      await refuseUnreleasedDatabase(connection);
      const applied = await appliedMigrations(connection);
      const migrations = await readMigrations();
      const unknown = applied.find((name) => !(name in migrations));
      if (unknown !== undefined) throw newerDatabase(unknown);
      const pending = Object.keys(migrations).filter((name) => !applied.includes(name));
      for (const statement of ['begin', `set local lock_timeout = ${REHEARSAL_LOCK_MS}`])
        await run(connection, statement);
      try {
        for (const name of pending) {
          try {
            await run(connection, migrations[name]!);
            // What is otherwise checked at the end of the transaction.
            await run(connection, 'set constraints all immediate');
          } catch (error) {
            return { pending, fault: { name, message: (error as Error).message } };
          }
        }
        return { pending };
      } finally {
        await run(connection, 'rollback');
      }
    });
}

/** Whether a database has no tables yet, neither of the product nor of anybody else. */
export async function isUntouched(db: Db): Promise<boolean> {
  const { rows } = await run<{ isUntouched: boolean }>(
    db.withoutPlugins(),
    `select to_regclass('${MIGRATION_SCHEMA}.kysely_migration') is null and not exists (
      select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    ) as "isUntouched"`,
  );
  return rows[0]!.isUntouched;
}

/** The names of the migrations that a database has had, in their order; none where it has no tables yet. */
export async function appliedMigrations(db: Kysely<any>): Promise<string[]> {
  const plain = db.withoutPlugins();
  const list = `${MIGRATION_SCHEMA}.kysely_migration`;
  const { rows } = await run<{ exists: boolean }>(
    plain,
    `select to_regclass('${list}') is not null as exists`,
  );
  if (!rows[0]!.exists) return [];
  return (await run<{ name: string }>(plain, `select name from ${list} order by name`)).rows.map(
    ({ name }) => name,
  );
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

async function applyMigrations(connection: Kysely<any>, upTo: string | undefined): Promise<string[]> {
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
  const { error, results = [] } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  const unknown = /previously executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (unknown !== undefined) throw newerDatabase(unknown);
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}

function newerDatabase(unknown: string): DatabaseUnusableError {
  return new DatabaseUnusableError(
    `A newer version has changed this database (${unknown}). Start that version, or a newer one.`,
  );
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

/** What is added to the tables of the queue, as SQL. */
export function readQueueAdditions(): Promise<string> {
  return readFile(new URL('./queue-additions.sql', import.meta.url), 'utf8');
}

/** pg-boss keeps its tables in a schema of its own and brings them up to date itself. Ours come after that, where they are missing. */
async function migrateQueue(connection: Kysely<any>): Promise<void> {
  const db: QueueDb = {
    executeSql: async (text, values) => ({
      rows: (await connection.executeQuery(CompiledQuery.raw(text, values ?? []))).rows as any[],
    }),
  };
  const boss = new PgBoss({ db, schema: 'pgboss', supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
  const { rows } = await run<{ isThere: boolean }>(
    connection,
    `select exists (select from pg_trigger where tgrelid = 'pgboss.job'::regclass and tgname = 'tell_of_job') as "isThere"`,
  );
  if (!rows[0]!.isThere) await run(connection, await readQueueAdditions());
}

function run<Row>(connection: Kysely<any>, statements: string): Promise<QueryResult<Row>> {
  return connection.executeQuery<Row>(CompiledQuery.raw(statements));
}
