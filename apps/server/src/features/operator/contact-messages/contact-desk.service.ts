import type { OperatorContactMessage } from '@tessera/contract/operator/contact-messages';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../http/ids.ts';
import { markAnswered, receivedMessages } from '../../contact/answering.service.ts';
import type { AuditedBy, AuditService } from '../audit/audit.service.ts';
import { readPeople } from '../people.service.ts';
import { toContactMessage } from './contact-desk.present.ts';

/** Shows operators what people have written to them. */
export type ContactDeskService = ReturnType<typeof createContactDeskService>;

/** An answer goes by mail, from person to person. Here it is only marked that there was one. */
export function createContactDeskService(deps: {
  db: Db;
  audit: Pick<AuditService, 'write'>;
  clock: () => Date;
}) {
  const { db, audit, clock } = deps;
  return {
    /** A part of the messages that wait, oldest first, or of those that were answered, latest first. */
    async list(part: {
      isAnswered: boolean;
      limit: number;
      offset: number;
    }): Promise<{ count: number; messages: OperatorContactMessage[] }> {
      const { count, messages } = await receivedMessages(db, part);
      const people = await readPeople(
        db,
        messages.map(({ accountId }) => accountId),
      );
      return {
        count,
        messages: messages.flatMap((row) => {
          const sender = people.get(row.accountId);
          return sender === undefined ? [] : [toContactMessage(row, sender)];
        }),
      };
    },

    /** Marks a message as answered. One that is marked stays as it is. @throws AppError not_found */
    async answered(by: AuditedBy, id: string, note: string): Promise<void> {
      if (!isId(id)) throw new AppError('not_found');
      await db.transaction().execute(async (tx) => {
        const marked = await markAnswered(tx, id, clock());
        if (marked === undefined) throw new AppError('not_found');
        if (!marked.isNew) return;
        const accountId = marked.senderId;
        await audit.write(tx, by, { action: 'contact-message.answered', subjectId: id, accountId, note });
      });
    },
  };
}
