import type { Role } from '@tessera/contract/account/auth';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/notices/error-state.tsx';
import { messagesQuery, type Conversation } from '../conversations.queries.ts';
import { BlockedNotice } from './blocked-notice.tsx';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { ThreadHead } from './thread-head.tsx';
import styles from './thread.module.css';
import { useOutbox } from './use-outbox.ts';
import { useReadMark } from './use-read-mark.ts';

/** One conversation: whom it is with, its messages, and the field to write the next one. */
export function Thread({
  role,
  conversation,
  actions,
  reportOf,
}: {
  role: Role;
  conversation: Conversation;
  /** What else can be done about it. */
  actions?: ReactNode;
  /** How a photo of the other side is reported. */
  reportOf: (photoId: string) => ReactNode;
}) {
  const messages = useInfiniteQuery({
    ...messagesQuery(role, conversation.id),
    // The list knows the newest ones.
    placeholderData: {
      pages: [{ results: conversation.messages.toReversed(), next: null }],
      pageParams: [null],
    },
  });
  const { outgoing, send, discard } = useOutbox(role, conversation.id);
  const shown = messages.data?.pages.flatMap(({ results }) => results).toReversed() ?? [];
  useReadMark(role, conversation, shown.at(-1)?.message_id);
  return (
    <div className={styles.thread}>
      <ThreadHead role={role} conversation={conversation} actions={actions} />
      {messages.data === undefined ? (
        <div className={styles.failed}>
          <ErrorState message="The messages could not be loaded." onRetry={() => void messages.refetch()} />
        </div>
      ) : (
        <MessageLog
          role={role}
          conversation={conversation}
          messages={shown}
          outgoing={outgoing}
          older={
            messages.hasNextPage
              ? { load: () => void messages.fetchNextPage(), isLoading: messages.isFetchingNextPage }
              : null
          }
          reportOf={reportOf}
          onRetry={send}
          onDiscard={discard}
        />
      )}
      {conversation.blocked ? (
        <BlockedNotice role={role} conversation={conversation} />
      ) : (
        <Composer conversation={conversation} onSend={send} />
      )}
    </div>
  );
}
