import { z } from 'zod';
import { count, Secret, setting } from './setting.ts';

const address = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
  .transform((value) => new Secret(value))
  .optional();

/** The database, and the space it needs. */
export const databaseSettings = {
  DATABASE_URL: setting({
    schema: address,
    default: null,
    description:
      'Address of PostgreSQL 15 or newer with pgvector 0.8 or newer. Without it, an embedded database in DATA_DIR is used.',
    secret: true,
  }),
  DATABASE_DIRECT_URL: setting({
    schema: address,
    default: null,
    description:
      'Address of the same database past a pooler that shares sessions (PgBouncer with `pool_mode = transaction`), where DATABASE_URL leads to one. Migrations, live events and background work use it.',
    secret: true,
  }),
  DATABASE_REPLICA_URL: setting({
    schema: address,
    default: null,
    description:
      'Address of a streaming replica, or of several. The directory and public pages are read there for people who have not signed in, unless it is away or more than ten seconds behind.',
    secret: true,
  }),
  DATABASE_POOL_MAX: setting({
    schema: count(2, 200),
    default: '10',
    description: 'Maximum number of connections to PostgreSQL. A third of them is kept for background work.',
  }),
  DATABASE_CONNECT_TIMEOUT_MS: setting({
    schema: count(100, 600_000),
    default: '1500',
    description:
      'How long a request waits for a connection to PostgreSQL, in milliseconds. After that it is answered with 503.',
  }),
  DATABASE_STATEMENT_TIMEOUT_MS: setting({
    schema: count(100, 600_000),
    default: '3000',
    description:
      'How long one statement of a request may take on PostgreSQL, in milliseconds. Jobs and migrations have no such limit.',
  }),
  DATABASE_PREPARED_STATEMENTS: setting({
    schema: z.enum(['auto', 'on', 'off']),
    default: 'auto',
    description:
      'Whether PostgreSQL plans a statement once for each connection instead of each time. `auto` means unless a pooler is found in between. Set `on` for a pooler that keeps prepared statements (PgBouncer 1.21 or newer with `max_prepared_statements`).',
  }),
  DISK_RESERVE_MB: setting({
    schema: count(0, 1_000_000),
    default: '64',
    description:
      'Free space to keep on the disk of DATA_DIR, in MB. While there is less, the embedded database can be read but not written to.',
  }),
};
