import { ModelUnusableError } from '@tessera/embedder/port';

/**
 * Something that the product depends on is unreachable or out of order at the moment, and may work again later with the same
 * request or job. A request is answered with 503. A job is tried until it works.
 */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** There was no space left to write something. A request is answered with 507. */
export class StorageFullError extends UnavailableError {
  override name = 'StorageFullError';
}

/** Whether something could not be written because there is no space left: to the database, or to a file. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof StorageFullError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** Whether the only cause is that something is unavailable: the error itself, or each of its several errors. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnavailable);
  return error instanceof UnavailableError || error instanceof ModelUnusableError || isStorageFull(error);
}
