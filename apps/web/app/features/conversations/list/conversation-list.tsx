import type { Role } from '@tessera/contract/account/auth';
import { Link } from 'react-router';
import { formatMoment, toInitials } from '../../../lib/text/format.ts';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { CountTile } from '../../../ui/cards/count-tile.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import type { Conversation } from '../conversations.queries.ts';
import { lineOf, nameOf } from '../words.ts';
import styles from './conversation-list.module.css';

/** The conversations of an account, each a link to its thread. */
export function ConversationList({
  role,
  conversations,
  openId,
}: {
  role: Role;
  conversations: readonly Conversation[];
  openId: string | undefined;
}) {
  return (
    <ul className={styles.list}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <Entry role={role} conversation={conversation} isOpen={conversation.id === openId} />
        </li>
      ))}
    </ul>
  );
}

/** The list while it is loading. */
export function ConversationListSkeleton() {
  return (
    <div className={styles.list} role="progressbar" aria-label="Loading">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.waiting} aria-hidden="true">
          <Skeleton height="48px" width="48px" />
          <span>
            <Skeleton height="1.375rem" width="60%" />
            <Skeleton height="1rem" width="45%" />
            <Skeleton height="1.125rem" width="85%" />
          </span>
        </div>
      ))}
    </div>
  );
}

function Entry({ role, conversation, isOpen }: { role: Role; conversation: Conversation; isOpen: boolean }) {
  const { unread_count: unread, last_message: last, avatar_photo: photo } = conversation;
  const name = nameOf(conversation);
  return (
    <Link
      className={unread > 0 ? `${styles.entry} ${styles.new}` : styles.entry}
      to={paths[role].conversation(conversation.id)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar
        initials={toInitials(...conversation.name.split(' ').slice(0, 2))}
        picture={photo === null ? null : photoPicture(photo, '')}
      />
      <span className={styles.words}>
        <span className={styles.top}>
          <b>{name}</b>
          <time dateTime={last?.created_at ?? conversation.created_at}>
            {formatMoment(last?.created_at ?? conversation.created_at)}
          </time>
        </span>
        <span className={styles.about}>‘{conversation.order_name}’</span>
        <span className={styles.last}>
          <span>{lastLine(role, conversation)}</span>
          {unread === 0 ? null : <CountTile count={unread} what="unread" />}
        </span>
      </span>
    </Link>
  );
}

function lastLine(role: Role, { blocked, blocked_by_you, last_message: last }: Conversation): string {
  if (blocked_by_you) return 'You blocked this conversation';
  if (blocked) return 'This conversation is blocked';
  if (last === null) return 'No messages yet';
  return last.from === role ? `You: ${lineOf(last)}` : lineOf(last);
}
