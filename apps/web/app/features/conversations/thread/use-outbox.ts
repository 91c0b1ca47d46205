import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import type { MessageBody } from '@tessera/contract/talk/conversations';
import { conversationsApi } from '../../../lib/api/routes/talk.generated.ts';
import { call } from '../../../lib/api/api.ts';
import { addMessage, conversationsKey, refreshConversations } from '../conversations.queries.ts';

/** A message as it is sent. */
export interface Draft extends MessageBody {
  photos: readonly File[];
}

/** A message that is on its way, or could not be sent. */
export interface Outgoing extends Draft {
  error: Error | null;
  /** It waits for a connection, and is sent as soon as there is one. */
  isWaiting: boolean;
}

/** The messages on their way, and what can be done about them. */
export interface Outbox {
  outgoing: Outgoing[];
  send: (message: Draft) => void;
  /** Gives up a message that could not be sent. */
  discard: (messageId: string) => void;
}

/**
 * Sends the messages of a conversation. What is on its way or has failed stays known while other pages are looked at. A
 * message is sent again under its own id, so that it is stored once.
 */
export function useOutbox(role: Role, conversationId: string): Outbox {
  const client = useQueryClient();
  const mutationKey = [...conversationsKey(role), 'write', conversationId];
  const write = useMutation({
    mutationKey,
    // Without a connection messages wait for it. One after the other is sent, so that they keep their order.
    networkMode: 'online',
    scope: { id: mutationKey.join(' ') },
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
      isWaiting: state.isPaused,
      isDone: state.status === 'success',
    }),
  });
  const latest = new Map(attempts.map((attempt) => [attempt.message_id, attempt]));
  const discard = (messageId: string) => {
    const cache = client.getMutationCache();
    for (const attempt of cache.findAll({ mutationKey }))
      if ((attempt.state.variables as Draft).message_id === messageId) cache.remove(attempt);
  };
  return {
    outgoing: [...latest.values()].filter(({ isDone }) => !isDone),
    send: write.mutate,
    discard,
  };
}
