import type { Role } from '@tessera/contract/account/auth';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { toInitials } from '../../../lib/text/format.ts';
import { paths } from '../../../paths.ts';
import { IconLink } from '../../../ui/buttons/icon-button.tsx';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import type { Conversation } from '../conversations.queries.ts';
import { nameOf } from '../words.ts';
import { BlockButton } from './block-button.tsx';
import { ContactDetailsButton } from '../contact-details/contact-details-button.tsx';
import styles from './thread.module.css';

/** Whom a conversation is with and about what, and what can be done about it. */
export function ThreadHead({
  role,
  conversation,
  actions,
}: {
  role: Role;
  conversation: Conversation;
  actions: ReactNode;
}) {
  const { avatar_photo: photo, order_id: orderId, order_name: orderName } = conversation;
  return (
    <header className={styles.head}>
      <IconLink className={styles.back} label="All messages" to={paths[role].messages}>
        <IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />
      </IconLink>
      <Avatar
        initials={toInitials(...conversation.name.split(' ').slice(0, 2))}
        picture={photo === null ? null : photoPicture(photo, '')}
      />
      <div className={styles.who}>
        <h2>{nameOf(conversation)}</h2>
        <p>
          <span>about</span>
          {role === 'customer' ? (
            <Link className={`link ${styles.about}`} to={paths.customer.project(orderId)}>
              ‘{orderName}’
            </Link>
          ) : (
            <span className={styles.about}>‘{orderName}’</span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <ContactDetailsButton role={role} conversation={conversation} />
        {conversation.blocked_by_you ? null : <BlockButton role={role} conversation={conversation} />}
        {actions}
      </div>
    </header>
  );
}
