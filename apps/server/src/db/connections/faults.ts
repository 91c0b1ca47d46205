import pg from 'pg';
import { StorageFullError, UnavailableError } from '../../unavailable.ts';

/** The database cannot be used at the moment: it is stopped, overloaded, or does not answer in time. */
export class DatabaseUnavailableError extends UnavailableError {
  override name = 'DatabaseUnavailableError';
}

/**
 * SQLSTATEs of statements that may succeed later without being changed (PostgreSQL, appendix A): connection faults, too
 * many connections, not enough memory, timeouts, and a server that stops, starts or is read-only.
 */
const UNAVAILABLE =
  /^(08...|53000|53200|53300|53400|57014|57P01|57P02|57P03|57P04|57P05|55P03|25P03|25P04|25006)$/;

/** SQLSTATE of a disk that is full. */
const DISK_FULL = '53100';

/**
 * The words of operating systems for a full disk or quota. PostgreSQL sometimes reports one with the code of any I/O
 * fault.
 */
const NO_SPACE = /No space left on device|Disk quota exceeded/i;

/**
 * Translates a fault of a statement: a fault of the database itself becomes one of the product's errors, others stay as
 * they are.
 */
export function toDatabaseFault(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === DISK_FULL || NO_SPACE.test(error.message))
    return new StorageFullError('The disk of the database is full.', { cause: error });
  if (UNAVAILABLE.test(error.code ?? ''))
    return new DatabaseUnavailableError(error.message, { cause: error });
  return error;
}
