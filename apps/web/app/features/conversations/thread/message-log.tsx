import type { Role } from '@tessera/contract/account/auth';
import type { Message } from '@tessera/contract/talk/conversations';
import { Fragment, useState, type ReactNode } from 'react';
import { errorText } from '../../../lib/api/api.ts';
import { useIsOnline } from '../../../lib/browser/use-is-online.ts';
import { timelineTitle } from '../../../lib/text/deal-text.ts';
import { formatDayHeading, formatTime, isSameDay } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { OrderTiles } from '../../../ui/badges/order-status.tsx';
import type { Conversation } from '../conversations.queries.ts';
import { MessagePhotos, OutgoingPhotos } from '../photos/message-photos.tsx';
import { nameOf } from '../words.ts';
import styles from './message-log.module.css';
import { tilesAfter, toEntries } from './thread-entries.ts';
import type { Draft, Outgoing } from './use-outbox.ts';

/**
 * The messages of a conversation and what happened to the project between them, oldest first. The newest are in sight, and stay
 * there while others are added.
 */
export function MessageLog({
  role,
  conversation,
  messages,
  outgoing,
  older,
  reportOf,
  onRetry,
  onDiscard,
}: {
  role: Role;
  conversation: Conversation;
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  /** How to load what was written before; null where that is everything. */
  older: { load: () => void; isLoading: boolean } | null;
  /** How a photo of the other side is reported. */
  reportOf: (photoId: string) => ReactNode;
  onRetry: (message: Draft) => void;
  onDiscard: (messageId: string) => void;
}) {
  // What is new stays marked after it has been read, as long as the conversation is open.
  const [firstNewId] = useState(() => firstUnread(role, conversation));
  const name = nameOf(conversation);
  const firstName = conversation.name === '' ? name : conversation.name.split(' ')[0]!;
  const isOnline = useIsOnline();
  const entries = toEntries(messages, conversation.timeline, older !== null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
    <div className={styles.scroller} role="log" aria-label={`Messages with ${name}`} tabIndex={0}>
      <div className={styles.messages}>
        {older === null ? null : (
          <Button kind="quiet" className={styles.older} isBusy={older.isLoading} onClick={older.load}>
            Older messages
          </Button>
        )}
        {messages.length === 0 && outgoing.length === 0 ? (
          <p className={styles.none}>No messages yet. Yours can be the first.</p>
        ) : null}
        {entries.map((entry, index) => {
          const { at, event, message } = entry;
          const before = entries[index - 1];
          const day =
            before !== undefined && areOnOneDay(before.at, at) ? null : (
              <p className={styles.day}>{formatDayHeading(at)}</p>
            );
          if (event !== undefined)
            return (
              <Fragment key={`${event.kind} ${at}`}>
                {day}
                <p className={styles.event}>
                  <OrderTiles laid={tilesAfter[event.kind]} />
                  {timelineTitle(event, { reader: role, other: firstName })}
                </p>
              </Fragment>
            );
          const { message_id: id, from } = message;
          const next = entries[index + 1];
          const isLastOfRun =
            next?.message?.from !== from ||
            !areOnOneDay(next.at, at) ||
            next.message.message_id === firstNewId;
          const isOwn = from === role;
          return (
            <Fragment key={id}>
              {day}
              {id === firstNewId ? <p className={styles.new}>New</p> : null}
              <FoldedIfReported isReported={message.reported}>
                <MessagePhotos
                  photos={message.photos}
                  writer={isOwn ? 'you' : name}
                  className={isOwn ? styles.ownPhotos : undefined}
                  reportOf={isOwn ? undefined : reportOf}
                />
                {message.message === '' ? null : (
                  <p className={`${styles.message} ${isOwn ? styles.own : styles.other}`}>
                    {message.message}
                  </p>
                )}
              </FoldedIfReported>
              {isLastOfRun ? (
                <p className={isOwn ? `${styles.by} ${styles.byOwn}` : styles.by}>
                  {isOwn ? 'You' : firstName}, <time dateTime={at}>{formatTime(at)}</time>
                </p>
              ) : null}
            </Fragment>
          );
        })}
        {outgoing
          .filter(({ message_id: id }) => messages.every((message) => message.message_id !== id))
          .map(({ error, isWaiting, ...message }) => (
            <Fragment key={message.message_id}>
              <OutgoingPhotos
                files={message.photos}
                className={`${styles.ownPhotos} ${error === null ? styles.sendingPhotos : ''}`}
              />
              {message.message === undefined ? null : (
                <p
                  className={`${styles.message} ${styles.own} ${error === null ? styles.sending : ''}`}
                  aria-busy={error === null || undefined}
                >
                  {message.message}
                </p>
              )}
              {isWaiting && !isOnline ? (
                <p className={`${styles.by} ${styles.byOwn}`}>Is sent once you are connected again</p>
              ) : null}
              {error === null ? null : (
                <p className={styles.failed} role="alert">
                  {errorText(error, 'This message could not be sent.')}{' '}
                  <button type="button" onClick={() => onRetry(message)}>
                    Try again
                  </button>{' '}
                  <button
                    type="button"
                    onClick={({ currentTarget }) => {
                      // The button goes with the message, so the focus moves to what stays.
                      currentTarget.closest<HTMLElement>('[role=log]')?.focus();
                      onDiscard(message.message_id);
                    }}
                  >
                    Discard
                  </button>
                </p>
              )}
            </Fragment>
          ))}
      </div>
    </div>
  );
}

/** The oldest message of the other side that has not been read, as far back as the list of conversations knows. */
function firstUnread(role: Role, { messages, unread_count: count }: Conversation): string | undefined {
  if (count === 0) return undefined;
  const received = messages.filter(({ from }) => from !== role);
  return received.at(-Math.min(count, received.length))?.message_id;
}

function areOnOneDay(one: string, other: string): boolean {
  return isSameDay(new Date(one), new Date(other));
}

/** A message that one has reported is folded until one asks for it. */
function FoldedIfReported({ isReported, children }: { isReported: boolean; children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  if (!isReported) return children;
  return (
    <>
      <p className={styles.reported}>
        You reported this message.{' '}
        <button type="button" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </button>
      </p>
      {isShown ? children : null}
    </>
  );
}
