import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
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

/** A part that could not be loaded, with a way to try again. */
export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.empty} role="alert">
      <span className={styles.error}>
        <IconAlertCircle size={32} stroke={1.5} aria-hidden="true" />
      </span>
      <p>{message}</p>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
