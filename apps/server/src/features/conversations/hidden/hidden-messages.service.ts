import type { Tx } from '../../../db/database.ts';
import type { EventsService } from '../../events/events.service.ts';
import { hiddenMessagesRepo } from './hidden-messages.repo.ts';

/** Hides messages. */
export type HiddenMessagesService = ReturnType<typeof createHiddenMessagesService>;

/** The words of a hidden message stay in the database. Neither side reads them, in the product, in mails or in archives of the other. */
export function createHiddenMessagesService({
  events,
  clock,
}: {
  events: Pick<EventsService, 'record'>;
  clock: () => Date;
}) {
  return {
    /** Hides a message, within a transaction, and tells the open pages of both. @returns false if it was hidden before, or is gone */
    async hide(tx: Tx, messageId: string): Promise<boolean> {
      const repo = hiddenMessagesRepo(tx);
      const conversationId = await repo.hide(messageId, clock());
      if (conversationId === undefined) return false;
      await events.record(tx, await repo.parties(conversationId), { kind: 'conversation', conversationId });
      return true;
    },
  };
}
