import type { ReactNode } from 'react';
import { formatMoment } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { More } from './use-queue.ts';

/** One line of a queue's list. */
export interface QueueEntry {
  id: string;
  title: string;
  /** One line on what it is about. */
  text: ReactNode;
  at: string;
}

/** What waits, as a list to choose from. Narrow windows leave it out: there one goes from one to the next. */
export function QueueList({
  label,
  entries,
  currentId,
  onChoose,
  more: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
  label: string;
  entries: readonly QueueEntry[];
  currentId: string;
  onChoose: (id: string) => void;
  more: More;
}) {
  return (
    <nav className="op-queue-list" aria-label={label}>
      <ul>
        {entries.map(({ id, title, text, at }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === currentId ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              <b>
                {title}
                <time dateTime={at}>{formatMoment(at)}</time>
              </b>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <div className="op-queue-more">
          <Button kind="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </nav>
  );
}
