import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import styles from './drop-zone.module.css';

/** Takes files that are dropped on it, chosen, or pasted into the page; what is dropped beside it is ignored. */
export function DropZone({
  accept,
  hint,
  isDisabled,
  onFiles,
}: {
  /** As in the `accept` attribute. */
  accept: string;
  hint: string;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropHandlers } = useFileDrop({ isDisabled, onFiles });

  return (
    <div className={isOver ? `${styles.zone} ${styles.over}` : styles.zone} {...dropHandlers}>
      <span className={styles.glyph} aria-hidden="true">
        <i />
        <i />
        <i />
        <i>
          <IconPlus size={16} stroke={1.75} />
        </i>
      </span>
      <div>
        <b>Drop photos here</b>
        <span className={styles.hint}>{hint}</span>
      </div>
      <Button kind="secondary" disabled={isDisabled} onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        accept={accept}
        tabIndex={-1}
        aria-label="Photos"
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
