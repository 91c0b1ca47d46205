import { IconAlertCircle } from '@tabler/icons-react';
import { Button } from '../buttons/button.tsx';
import styles from './empty-state.module.css';

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
