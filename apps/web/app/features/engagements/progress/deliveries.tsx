import type { Delivery } from '@tessera/contract/deal/progress';
import { useState, type ReactNode } from 'react';
import { formatDay } from '../../../lib/text/format.ts';
import { DeliveredFiles } from '../files/delivered-files.tsx';
import styles from './deliveries.module.css';

/** What was delivered, the latest in full and those before folded; nothing while there is none. */
export function Deliveries({
  deliveries,
  title,
  reportOf,
}: {
  /** Oldest first. */
  deliveries: readonly Delivery[];
  /** Says whose deliveries they are. */
  title: string;
  /** How a delivered photo is reported. */
  reportOf?: ((photoId: string) => ReactNode) | undefined;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const latest = deliveries.at(-1);
  if (latest === undefined) return null;
  const earlier = deliveries.slice(0, -1).toReversed();
  return (
    <>
      <section className={styles.latest} aria-label="Latest delivery">
        <h2>{title}</h2>
        <p className="caption">{formatDay(latest.at)}</p>
        <p className={styles.message}>{latest.message}</p>
        <DeliveredFiles key={latest.id} files={latest.files} reportOf={reportOf} />
      </section>
      {earlier.length === 0 ? null : (
        <details className={styles.earlier} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>
            {earlier.length === 1 ? '1 earlier delivery' : `${earlier.length} earlier deliveries`}
          </summary>
          <ul>
            {earlier.map(({ id, at, message, files }) => (
              <li key={id}>
                <p className="caption">{formatDay(at)}</p>
                <p>{message}</p>
                {isOpen ? <DeliveredFiles files={files} reportOf={reportOf} /> : null}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
