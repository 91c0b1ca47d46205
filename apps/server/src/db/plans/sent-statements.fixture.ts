import { AsyncLocalStorage } from 'node:async_hooks';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import pg, { type PoolConfig } from 'pg';

/** A statement as it was sent, with some of the values that it was sent with. */
export interface SentStatement {
  text: string;
  values: unknown[][];
}

/** What this process sends to one database. */
export interface Recording {
  /** Each text once, in the order of its first use. */
  statements(): SentStatement[];
  /** The same server, whose database is looked into without that being recorded. */
  unseen(server: TestServer): TestServer;
  stop(): void;
}

/** With how many different values a text is planned: those that came first. */
const VALUES_MAX = 3;

/** Statements for which PostgreSQL makes a plan. The others (`begin`, `commit`, `set`) read no table. */
const PLANNED = /^\s*(select|insert|update|delete|with|merge)\b/i;

/** Begins to record every statement that the driver sends to a database, whoever asks for it: the product, or the library of its queue. */
export function recordStatements({ connectionString }: PoolConfig): Recording {
  const database = new URL(connectionString!).pathname.slice(1);
  const statements = new Map<string, SentStatement>();
  const looks = new AsyncLocalStorage<true>();
  // oxlint-disable-next-line typescript/unbound-method -- called with the client below
  const query = pg.Client.prototype.query as (...parameters: unknown[]) => unknown;
  const note = ({ text, values = [] }: pg.QueryConfig) => {
    if (!PLANNED.test(text) || looks.getStore()) return;
    const found = statements.get(text);
    if (found === undefined) statements.set(text, { text, values: [values] });
    else if (found.values.length < VALUES_MAX) found.values.push(values);
  };
  const recording = function (this: pg.Client, ...parameters: unknown[]): unknown {
    const [asked] = parameters as [string | pg.QueryConfig];
    if (this.database === database && typeof asked === 'object') note(asked);
    return query.apply(this, parameters);
  };
  pg.Client.prototype.query = recording as typeof pg.Client.prototype.query;
  return {
    statements: () => [...statements.values()],
    unseen: (server) => ({
      ...server,
      withDatabase: (look) => looks.run(true, () => server.withDatabase(look)),
      jobsDone: () => looks.run(true, () => server.jobsDone()),
    }),
    stop() {
      pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
    },
  };
}
