import type { Side } from '@tessera/contract/deal/moves';
import { endedOrderStatuses, type OrderStatus } from '@tessera/contract/orders/order-states';
import type { TimelineEntry } from '@tessera/contract/deal/progress';
import styles from './timeline.module.css';
import { toLines } from './timeline-lines.ts';

/** What happened to an order, oldest first, and what is to come while it is open. */
export function Timeline({
  timeline,
  status,
  reader,
  other,
}: {
  timeline: readonly TimelineEntry[];
  status: OrderStatus;
  /** Who reads it. */
  reader: Side;
  /** How the other side is called. */
  other: string;
}) {
  const lines = toLines(timeline, { reader, other });
  const isOpen = !endedOrderStatuses.includes(status);
  return (
    <ol className={styles.timeline} aria-label="What happened">
      {lines.map(({ title, when, text }, index) => (
        <li
          key={`${index} ${title}`}
          className={isOpen && index === lines.length - 1 ? styles.now : undefined}
        >
          <div>
            <b>{title}</b> <span className={styles.when}>{when}</span>
            {text === '' ? null : <p>{text}</p>}
          </div>
        </li>
      ))}
      {isOpen ? (
        <li className={styles.next}>
          <div>
            <b>Completed</b>
            <p>{reader === 'customer' ? 'When you say so' : `When ${other} says so`}</p>
          </div>
        </li>
      ) : null}
    </ol>
  );
}
