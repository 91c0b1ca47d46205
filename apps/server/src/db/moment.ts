import { sql, type RawBuilder } from 'kysely';

/** What the database showed at a moment. Later it can say whether anything has been committed since. */
export interface Moment {
  /** The transactions that were visible, as PostgreSQL writes them (`pg_snapshot`). */
  snapshot: string;
  /** The life of the database in which the snapshot means something (`database_life`). */
  life: string;
}

/** The snapshot of the statement that selects it. */
export const currentSnapshot = sql<string>`pg_current_snapshot()::text`;

/** The life of the database that answers. */
export const currentLife = sql<string>`database_life()`;

/**
 * Whether the transaction of a row (`transaction_id`) was committed after a snapshot was taken. That includes a transaction
 * which was still open at that moment.
 */
export const isCommittedAfter = (snapshot: string | null | RawBuilder<string | null>) => sql<boolean>`(
  transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
  and not pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot)
)`;
