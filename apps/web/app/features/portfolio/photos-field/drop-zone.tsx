import { IconPlus } from '@tabler/icons-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFileDrop } from '../../../ui/fields/use-file-drop.ts';
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
  const { isOver, zoneProps, inputProps, choose } = useFileDrop({ isDisabled, onFiles });

  return (
    <div {...zoneProps} className={isOver ? `${styles.zone} ${styles.over}` : styles.zone}>
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
      <Button kind="secondary" disabled={isDisabled} onClick={choose}>
        Choose files
      </Button>
      <input {...inputProps} accept={accept} multiple aria-label="Photos" />
    </div>
  );
}
