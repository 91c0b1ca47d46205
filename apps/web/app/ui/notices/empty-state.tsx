import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Mosaic } from '../brand/mosaic.tsx';

/** Takes the place of an empty list: a picture, what to do next, and at most two buttons. */
export function EmptyState({ title, text, actions }: { title?: string; text: string; actions?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>
        <Mosaic
          className={styles.mosaic}
          room="scandinavian_living_11_wide"
          alt=""
          sizes="320px"
          hasGold={false}
        />
        <span className={styles.gap} />
      </div>
      {title === undefined ? null : <h2>{title}</h2>}
      <p>{text}</p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
