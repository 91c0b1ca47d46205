import type { MatchingState } from '@tessera/contract/matching';
import { IconAlertTriangle, IconHourglassEmpty } from '@tabler/icons-react';
import styles from './matching-note.module.css';

/** Says on a card that its project is not matched yet, and why; nothing when it is. */
export function MatchingNote({ state }: { state: MatchingState }) {
  switch (state) {
    case 'pending':
      return (
        <p className={styles.note}>
          <IconHourglassEmpty size={18} stroke={1.5} aria-hidden="true" />
          Being prepared for matching
        </p>
      );
    case 'failed':
      return (
        <p className={`${styles.note} ${styles.failed}`}>
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden="true" />
          Not matched: preparing it failed. Open it and save it again.
        </p>
      );
    case 'ready':
    case 'no_photos':
      return null;
  }
}
