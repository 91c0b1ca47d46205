import { randomUUIDv7 } from 'node:crypto';
import type { Db, Tx } from '../../db/database.ts';
import { isFormer } from '../auth/former-accounts.service.ts';
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

    /** Within the transaction of what happened to an order, or to an application to it: once for each account. */
    async recordOrder(tx: Tx, accountIds: readonly string[], orderId: string): Promise<void> {
      const people = [...new Set(accountIds)].filter((id) => !isFormer(id)).toSorted();
      const untold = people.length === 0 ? [] : await eventsRepo(tx).untold(people, orderId);
      if (untold.length > 0) await this.record(tx, untold, { kind: 'order', orderId });
    },

    /** Removes events that no stream resumes from any more. */
    forgetOld: () => eventsRepo(db).removeBefore(new Date(clock().getTime() - KEPT_MS)),
  };
}
