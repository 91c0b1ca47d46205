import { useSyncExternalStore } from 'react';
import { Notice } from './notice.tsx';
import styles from './offline-notice.module.css';

/** Says so for as long as this device has no connection. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  return (
    // Always there, so that assistive technology hears of the change.
    <div role="status" className={styles.area}>
      {isOnline ? null : (
        <Notice tone="warning">
          You are offline. What is on this page stays here; save it once you are connected again.
        </Notice>
      )}
    </div>
  );
}

function watchConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
