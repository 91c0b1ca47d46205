import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { showToast } from './toast.tsx';
import styles from './toast.module.css';

/** Shows a toast with an Undo button. Only the latest of these toasts is shown. */
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

/** Undoes something when pressed, or on Ctrl+Z (⌘Z) wherever the focus is. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isUndo =
        event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      // In a text field these keys undo typing.
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
        // The button disappears, so the focus moves to the content of the page.
        document.getElementById('content')?.focus({ preventScroll: true });
        onUndo();
      }}
    >
      Undo
    </button>
  );
}
