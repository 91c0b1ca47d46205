import type { Role } from '@tessera/contract/account/auth';
import { conversationsApi } from '../../../lib/api/routes/talk.generated.ts';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api/api.ts';
import { useConversationCall, type Conversation } from '../conversations.queries.ts';

/** Says that the newest message has been read, once the page that shows it is looked at. */
export function useReadMark(
  role: Role,
  { id, unread_count: unread }: Conversation,
  newestId: string | undefined,
): void {
  const marked = useRef<string>(undefined);
  const { mutate } = useConversationCall(role, (messageId: string) => {
    const input = { params: { id }, body: { message_id: messageId } };
    return role === 'customer'
      ? call(conversationsApi.customerRead, input)
      : call(conversationsApi.designerRead, input);
  });
  const isSeen = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible');
  const mark = useEffectEvent((messageId: string) => {
    if (marked.current === messageId) return;
    marked.current = messageId;
    mutate(messageId);
  });
  const hasNew = unread > 0;
  useEffect(() => {
    if (isSeen && hasNew && newestId !== undefined) mark(newestId);
  }, [isSeen, hasNew, newestId]);
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
