import type { ReactNode } from 'react';
import styles from './progress-layout.module.css';

/** How the work on an order is shown: what is to be done, and beside it how far it is. */
export function ProgressLayout({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{main}</div>
      <aside className={styles.aside} aria-label="How far it is">
        {aside}
      </aside>
    </div>
  );
}
