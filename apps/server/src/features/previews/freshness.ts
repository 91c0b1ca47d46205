/** Time after which a link is read again for a new request, and after which an unused preview is deleted, in milliseconds. */
export const FRESH_MS = 24 * 60 * 60_000;

/** Time after which a link that could not be read is tried again, in milliseconds. It is short, because the cause may be gone. */
const FAILURE_FRESH_MS = 5 * 60_000;

/** Tells whether a preview serves a new request as it is. One that has not been read yet does, too. */
export function isFresh({ state, readAt }: { state: string; readAt: Date | null }, now: Date): boolean {
  if (readAt === null || state === 'pending') return true;
  const ageMs = now.getTime() - readAt.getTime();
  return ageMs < (state === 'failed' ? FAILURE_FRESH_MS : FRESH_MS);
}
