import type { ReactNode } from 'react';
import styles from './status-chip.module.css';

/** How a status feels: at rest, going well, under way, or waiting for somebody. */
export type StatusTone = 'neutral' | 'ok' | 'lapis' | 'gold';

/** A status: a small figure that says nothing on its own, and the word. */
export function StatusChip({
  tone,
  figure,
  children,
}: {
  tone: StatusTone;
  figure: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={`${styles.status} ${styles[tone]}`}>
      {figure}
      {children}
    </span>
  );
}
