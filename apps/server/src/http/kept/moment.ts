/** A moment of the database: later, it can say whether something has been committed since. */
export interface Moment {
  /** Changes when transaction numbers may be given again: after a crash, a failover or a restore. */
  life: string;
  /** What the database showed at this moment, as PostgreSQL writes it (`pg_snapshot`). */
  snapshot: string;
}

/** What the database says of the answers of an account. */
export interface AnswerState {
  /** Now; undefined where the database cannot say later what has changed since. */
  moment: Moment | undefined;
  /** Whether nothing that the answers are made from has changed since the moment asked about. */
  isUnchanged: boolean;
}
