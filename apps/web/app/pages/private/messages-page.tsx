import { useQuery } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import { Outlet, useParams } from 'react-router';
import {
  ConversationList,
  ConversationListSkeleton,
} from '../../features/conversations/list/conversation-list.tsx';
import { conversationsQuery } from '../../features/conversations/conversations.queries.ts';
import { nameOf } from '../../features/conversations/words.ts';
import { pageTitle } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import styles from './messages-page.module.css';

const beginnings = {
  customer: {
    text: 'A conversation begins when you write to a matched designer, or when one of them applies.',
    action: 'See your matches',
  },
  designer: {
    text: 'A conversation begins when a customer writes to you, or when you write about a project you have applied to.',
    action: 'See your matches',
  },
} as const;

/** The conversations of an account beside the one that is open; in narrow windows one of the two. */
export function MessagesPage({ role }: { role: Role }) {
  const { conversationId } = useParams();
  const conversations = useQuery(conversationsQuery(role));
  const open = conversations.data?.find(({ id }) => id === conversationId);
  const isEmpty = conversations.data?.length === 0 && conversationId === undefined;
  const { text, action } = beginnings[role];
  return (
    <div
      data-fills-window=""
      className={`${styles.page} ${isEmpty ? styles.empty : conversationId === undefined ? styles.choosing : styles.reading}`}
    >
      <title>{pageTitle(open === undefined ? 'Messages' : nameOf(open))}</title>
      <div className={styles.side}>
        <h1>Messages</h1>
        {isEmpty ? (
          <EmptyState
            title="No messages yet"
            text={text}
            actions={<ButtonLink to={paths[role].home}>{action}</ButtonLink>}
          />
        ) : conversations.data !== undefined ? (
          <ConversationList role={role} conversations={conversations.data} openId={conversationId} />
        ) : conversations.isError ? (
          conversationId !== undefined ? null : (
            <ErrorState
              message="Your messages could not be loaded."
              onRetry={() => void conversations.refetch()}
            />
          )
        ) : (
          <ConversationListSkeleton />
        )}
      </div>
      {isEmpty ? null : (
        <div className={styles.open}>
          {conversationId === undefined ? (
            <p className={styles.hint}>{conversations.data === undefined ? '' : 'Choose a conversation.'}</p>
          ) : (
            <Outlet />
          )}
        </div>
      )}
    </div>
  );
}
