import type { UseQueryResult } from '@tanstack/react-query';
import type { DesignerConversation } from '@tessera/contract/conversations';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ClampedText } from '../../ui/clamped-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './designer-messages.module.css';

/** So many conversations are shown at first. */
const SHOWN_FIRST = 3;

/** What customers have written to the designer; nothing at all while nobody has. */
export function DesignerMessages({
  conversations,
}: {
  conversations: UseQueryResult<readonly DesignerConversation[]>;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const all = conversations.data ?? [];
  if (conversations.isError && conversations.data === undefined) {
    return (
      <section className={styles.section} aria-labelledby="messages">
        <h2 id="messages">Messages</h2>
        <Notice>
          Your messages could not be loaded.{' '}
          <Button kind="quiet" onClick={() => void conversations.refetch()}>
            Try again
          </Button>
        </Notice>
      </section>
    );
  }
  if (all.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <ul className={styles.list}>
        {(isWhole ? all : all.slice(0, SHOWN_FIRST)).map((conversation) => (
          <Conversation key={conversation.id} conversation={conversation} />
        ))}
      </ul>
      {all.length <= SHOWN_FIRST ? null : (
        <Button
          className={styles.all}
          kind="quiet"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${all.length}`}
        </Button>
      )}
    </section>
  );
}

function Conversation({ conversation }: { conversation: DesignerConversation }) {
  const { order_name: orderName, customer_email: email, messages } = conversation;
  const sender = conversation.customer_first_name === '' ? 'A customer' : conversation.customer_first_name;
  const latest = messages.at(-1);
  if (latest === undefined) return null;
  const earlier = messages.slice(0, -1);
  return (
    <li>
      <div>
        <h3 className={styles.name}>{sender}</h3>
        <p className="small muted">about ‘{orderName}’</p>
        <p className="caption">{formatDay(latest.created_at)}</p>
      </div>
      <div className={styles.words}>
        <ClampedText className={styles.body} text={latest.body} />
        {earlier.length === 0 ? null : (
          <details className={styles.earlier}>
            <summary className="small muted">
              {earlier.length} earlier {earlier.length === 1 ? 'message' : 'messages'}
            </summary>
            <ol>
              {earlier.map((message) => (
                <li key={message.id}>
                  <p>{message.body}</p>
                  <p className="caption">{formatDay(message.created_at)}</p>
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
      {email === null ? (
        <p className={`caption ${styles.answer}`}>No e-mail address was shared.</p>
      ) : (
        <a className={`link ${styles.answer}`} href={toMailAddress(email, `Re: ${orderName}`)} title={email}>
          <IconMail size={20} stroke={1.5} aria-hidden="true" />
          Answer {sender}
        </a>
      )}
    </li>
  );
}

function toMailAddress(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
