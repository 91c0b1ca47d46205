import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Whether statements get names: always, never, or unless a pooler stands before the database. */
export type PreparedStatements = 'on' | 'off' | 'auto';

/** Which statements the database prepares once for each connection, and finds again by a name. */
export interface StatementNames {
  /** The name of a statement; undefined for one that is sent without. The same text always gets the same name. */
  of(sql: string): string | undefined;
  /** Sends this statement without a name from now on. */
  forget(sql: string): void;
  /** Sends all further statements without names. */
  switchOff(): void;
}

/**
 * How many statements of one process get a name. Every connection keeps what is prepared in the memory of the database. Names are
 * never taken back, so this bounds that memory as well.
 */
const NAMES_MAX = 400;

/**
 * How often a text has to be sent before it gets a name. A text that was made for one call only, such as a list with as many
 * places as it has values, is not worth preparing.
 */
const USES_BEFORE_NAME = 3;

/** How many texts that have no name yet are remembered, by their digests. */
const CANDIDATES_MAX = 2000;

/** Statements that are planned. Others (`begin`, `commit`, `set`) cost nothing to parse and are sent as they are. */
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/** The SQLSTATEs of a name that the connection does not know, and of one that it knows already. */
const UNKNOWN_NAME = '26000';
const TAKEN_NAME = '42P05';

/** The SQLSTATE and the words of a prepared statement whose table has changed since. */
const NOT_SUPPORTED = '0A000';
const CHANGED_RESULT = 'cached plan must not change result type';

/** Begins to give names to statements. */
export function createStatementNames(): StatementNames {
  let isOn = true;
  const names = new Map<string, string | undefined>();
  const uses = new LRUCache<string, number>({ max: CANDIDATES_MAX });
  return {
    of(sql) {
      if (!isOn) return undefined;
      if (names.has(sql)) return names.get(sql);
      if (names.size >= NAMES_MAX || !PLANNED.test(sql)) return undefined;
      const digest = createHash('sha256').update(sql).digest('base64url');
      const used = (uses.get(digest) ?? 0) + 1;
      uses.set(digest, used);
      if (used < USES_BEFORE_NAME) return undefined;
      uses.delete(digest);
      names.set(sql, digest);
      return digest;
    },
    forget(sql) {
      names.set(sql, undefined);
    },
    switchOff() {
      isOn = false;
    },
  };
}

/**
 * Why a named statement was refused before it was begun: the connection leads to several sessions (`pooled`), or a table has
 * changed (`stale`). Undefined for every other fault.
 */
export function refusalOfName(code: string | undefined, message: string): 'pooled' | 'stale' | undefined {
  if (code === UNKNOWN_NAME || code === TAKEN_NAME) return 'pooled';
  return code === NOT_SUPPORTED && message.includes(CHANGED_RESULT) ? 'stale' : undefined;
}
