import { useIsOnline } from '../../lib/browser/use-is-online.ts';
import { Notice } from './notice.tsx';
import styles from './offline-notice.module.css';

/** A notice that is shown while this device has no connection. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    // The region is always in the page: assistive technology announces only changes of what is there.
    <div role="status" className={styles.area}>
      {isOnline ? null : (
        <Notice tone="warning">
          You are offline. What is on this page stays here; go on once you are connected again.
        </Notice>
      )}
    </div>
  );
}
