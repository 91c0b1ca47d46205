import type { OperatorContactMessage } from '@tessera/contract/operator/contact-messages';
import type { Person } from '@tessera/contract/operator/people';
import type { ReceivedMessage } from '../../contact/answering.service.ts';

/** A message to the operators with who wrote it. */
export function toContactMessage(row: ReceivedMessage, sender: Person): OperatorContactMessage {
  const { id, subject, message, createdAt, answeredAt } = row;
  return {
    id,
    sender,
    subject,
    message,
    created_at: createdAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
  };
}
