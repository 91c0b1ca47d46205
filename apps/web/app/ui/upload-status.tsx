import type { UploadProgress } from '../lib/upload.ts';
import styles from './upload-status.module.css';

/** How far the whole form has left the browser; after that the server reads the photos. */
export function UploadStatus({
  progress: { sentBytes, totalBytes },
  of,
}: {
  progress: UploadProgress;
  /** What is being uploaded, after ‘your’. */
  of: 'photo' | 'photos';
}) {
  const percent = totalBytes === 0 ? 0 : Math.floor((sentBytes / totalBytes) * 100);
  return (
    <div className={styles.status}>
      <span role="status">{`${percent < 100 ? 'Uploading' : 'Reading'} your ${of}`}</span>
      <span className="num" aria-hidden="true">
        {percent}%
      </span>
      <progress className={styles.bar} max={100} value={percent} aria-label="Upload" />
    </div>
  );
}
