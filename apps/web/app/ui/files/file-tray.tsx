import { IconFileTypePdf, IconPhoto, IconX } from '@tabler/icons-react';
import { FileImage } from './file-image.tsx';
import styles from './file-tray.module.css';
import type { ChosenFile } from './use-file-choice.ts';

/** The files that are about to be sent, photos as pictures; each can be taken out again. Nothing while there are none. */
export function FileTray({
  files,
  label,
  isDisabled = false,
  onRemove,
}: {
  files: readonly ChosenFile[];
  /** What they are for, for assistive technology. */
  label: string;
  isDisabled?: boolean;
  onRemove: (key: string) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.tray} aria-label={label}>
      {files.map(({ key, file }) => (
        <li key={key} className={styles.file}>
          {file.type === 'application/pdf' ? (
            <span className={styles.named}>
              <IconFileTypePdf size={24} stroke={1.5} aria-hidden="true" />
              <span>{file.name}</span>
            </span>
          ) : (
            <FileImage
              file={file}
              alt={file.name}
              className={styles.image}
              fallback={() => (
                <span className={styles.named}>
                  <IconPhoto size={24} stroke={1.5} aria-hidden="true" />
                  <span>{file.name}</span>
                </span>
              )}
            />
          )}
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${file.name}`}
            title={`Remove ${file.name}`}
            disabled={isDisabled}
            onClick={() => onRemove(key)}
          >
            <IconX size={18} stroke={2} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
