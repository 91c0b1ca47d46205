import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A short fact; never pressable. `ok` has a square before it, so that colour is not all it says. */
export function Chip({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'ok' | 'gold' | 'lapis';
  children: ReactNode;
}) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>;
}
