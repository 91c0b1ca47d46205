import { useEffect, useRef, type MouseEvent } from 'react';
import type { UploadProgress } from '../../lib/api/upload.ts';
import { Button } from '../buttons/button.tsx';
import { showToast } from '../notices/toast.tsx';
import styles from './upload-status.module.css';

/**
 * Shows how much of a form has been sent, then that the server is reading its photos. A button cancels the upload and
 * moves the focus to the form's own button.
 */
export function UploadStatus({
  progress: { sentBytes, totalBytes },
  of,
  onCancel,
}: {
  progress: UploadProgress;
  /** What is being uploaded, after ‘your’. */
  of: 'photo' | 'photos' | 'files';
  onCancel: () => void;
}) {
  const cancelled = useRef<HTMLFormElement>(null);
  useEffect(() => () => cancelled.current?.querySelector<HTMLElement>('[type=submit]')?.focus(), []);
  const handleCancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    cancelled.current = currentTarget.form;
    onCancel();
    showToast(
      isSent
        ? 'Upload cancelled; everything is still here. If it was too late, it has been saved.'
        : 'Upload cancelled. Nothing was saved; everything is still here.',
      'info',
    );
  };
  const isSent = sentBytes === totalBytes && totalBytes > 0;
  const percent = totalBytes === 0 ? 0 : Math.floor((sentBytes / totalBytes) * 100);
  return (
    <>
      <Button kind="quiet" size="large" onClick={handleCancel}>
        Cancel upload
      </Button>
      <div className={styles.status}>
        <span role="status">{`${percent < 100 ? 'Uploading' : 'Reading'} your ${of}`}</span>
        <span className="num" aria-hidden="true">
          {percent}%
        </span>
        <progress className={styles.bar} max={100} value={percent} aria-label="Upload" />
      </div>
    </>
  );
}
