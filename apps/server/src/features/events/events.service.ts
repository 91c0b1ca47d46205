import { randomUUIDv7 } from 'node:crypto';
import type { Db, Tx } from '../../db/database.ts';
import { eventsRepo, type EventParts } from './events.repo.ts';

/** Records what open pages are told at once. */
export type EventsService = ReturnType<typeof createEventsService>;

/** How long a stream may have been broken off and still go on without a gap. */
const KEPT_MS = 3 * 24 * 60 * 60_000;

/** An event commits with what it tells of; its commit wakes the streams of its account. */
export function createEventsService({ db, clock }: { db: Db; clock: () => Date }) {
  return {
    /** Within the transaction of what happened. */
    async record(tx: Tx, accountIds: readonly string[], parts: EventParts): Promise<void> {
      const createdAt = clock();
      await eventsRepo(tx).insert(
        accountIds.map((accountId) => ({ ...parts, accountId, id: randomUUIDv7(), createdAt })),
      );
    },

    /** Removes events that no stream resumes from any more. */
    forgetOld: () => eventsRepo(db).removeBefore(new Date(clock().getTime() - KEPT_MS)),
  };
}
