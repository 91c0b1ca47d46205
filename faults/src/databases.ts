import {
  embeddedDatabase,
  postgresDatabase,
  type TestDatabase,
} from '@tessera/testkit/servers/test-database';

/** A kind of database that faults are tried with. */
export interface DatabaseKind {
  name: 'the embedded database' | 'PostgreSQL';
  /** Makes one for a server within this process; a bare one has no tables. */
  create(options?: { bare?: boolean }): Promise<TestDatabase>;
}

const serverUrl = process.env['TEST_POSTGRES_URL'];

export const embedded: DatabaseKind = { name: 'the embedded database', create: embeddedDatabase };

/** Undefined where no server is set. */
export const postgres: DatabaseKind | undefined =
  serverUrl === undefined
    ? undefined
    : { name: 'PostgreSQL', create: (options) => postgresDatabase(serverUrl, options) };

/** What can be tried on this machine. */
export const databases = [embedded, ...(postgres ? [postgres] : [])];

/** Whether the long form was asked for. */
export const isLong = process.env['TEST_LONG'] === '1';
