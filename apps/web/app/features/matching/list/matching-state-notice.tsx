import type { MatchingState } from '@tessera/contract/matching';
import { Notice } from '../../../ui/notices/notice.tsx';
import styles from './matching-state-notice.module.css';

/** Says above a list of matches that it is not up to date yet, or cannot be. */
export function MatchingStateNotice({ state, subject }: { state: MatchingState; subject: string }) {
  if (state !== 'pending' && state !== 'failed') return null;
  return (
    <div className={styles.notice}>
      {state === 'pending' ? (
        <Notice tone="info">We are still reading {subject}. This list updates by itself.</Notice>
      ) : (
        <Notice tone="warning">
          Some of {subject} could not be prepared for matching. Open it and save it again.
        </Notice>
      )}
    </div>
  );
}
