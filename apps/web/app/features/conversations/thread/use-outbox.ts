import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import { conversationsApi, type MessageBody } from '@tessera/contract/talk/conversations';
import { call } from '../../../lib/api/api.ts';
import { addMessage, conversationsKey, refreshConversations } from '../conversations.queries.ts';

/** A message as it is sent. */
export interface Draft extends MessageBody {
  photos: readonly File[];
}

/** A message that is on its way, or could not be sent. */
export interface Outgoing extends Draft {
  error: Error | null;
}

/**
 * Sends the messages of a conversation. What is on its way or has failed stays known while other pages are looked at. A
 * message is sent again under its own id, so that it is stored once.
 */
export function useOutbox(
  role: Role,
  conversationId: string,
): { outgoing: Outgoing[]; send: (message: Draft) => void } {
  const client = useQueryClient();
  const mutationKey = [...conversationsKey(role), 'write', conversationId];
  const write = useMutation({
    mutationKey,
    mutationFn: ({ photos, ...body }: Draft) =>
      call(role === 'customer' ? conversationsApi.customerWrite : conversationsApi.designerWrite, {
        params: { id: conversationId },
        body,
        ...(photos.length > 0 && { files: { photos } }),
        idempotencyKey: body.message_id,
      }),
    onSuccess: (message) => {
      addMessage(client, role, conversationId, message);
      void refreshConversations(client, role);
    },
  });
  const attempts = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => ({
      ...(state.variables as Draft),
      error: state.error,
      isDone: state.status === 'success',
    }),
  });
  const latest = new Map(attempts.map((attempt) => [attempt.message_id, attempt]));
  return { outgoing: [...latest.values()].filter(({ isDone }) => !isDone), send: write.mutate };
}
