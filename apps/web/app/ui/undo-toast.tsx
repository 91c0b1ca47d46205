import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { showToast } from './toast.tsx';
import styles from './toast.module.css';

/** Tells of something done that can be taken back while it is told; only the last of these is shown. */
export function showUndoToast(message: string, onUndo: () => void): void {
  const handleUndo = () => {
    toast.dismiss(UNDO_ID);
    onUndo();
  };
  showToast(
    <>
      <span>{message}</span> <UndoButton onUndo={handleUndo} />
    </>,
    'success',
    { id: UNDO_ID },
  );
}

const UNDO_ID = 'undo';

/** Takes something back, by a press or, wherever the focus is, by the keys that undo everywhere else. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isUndo =
        event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      // Where people type, the same keys take back what was typed.
      if (!isUndo || (event.target as Element).matches('input:not([type=range]), textarea')) return;
      event.preventDefault();
      onUndo();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onUndo]);
  return (
    <button
      type="button"
      className={styles.undo}
      aria-keyshortcuts="Control+Z Meta+Z"
      title="Ctrl+Z"
      onClick={() => {
        // The button goes; reading and the Tab key go on in the page.
        document.getElementById('content')?.focus({ preventScroll: true });
        onUndo();
      }}
    >
      Undo
    </button>
  );
}
