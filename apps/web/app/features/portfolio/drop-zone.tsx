import { IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../ui/button.tsx';
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
  const [isOver, setIsOver] = useState(false);
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isDisabled) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', handlePaste);
    // A browser leaves the page for a file that is dropped on it.
    document.addEventListener('dragover', preventFileDrop);
    document.addEventListener('drop', preventFileDrop);
    return () => {
      document.removeEventListener('paste', handlePaste);
      document.removeEventListener('dragover', preventFileDrop);
      document.removeEventListener('drop', preventFileDrop);
    };
  }, []);
  const handleDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
    setIsOver(!isDisabled);
  };
  const handleDragLeave = (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) onFiles([...event.dataTransfer.files]);
  };

  return (
    <div
      className={isOver ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
    >
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

function preventFileDrop(event: globalThis.DragEvent): void {
  // What is dropped on the zone has been taken there.
  if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
