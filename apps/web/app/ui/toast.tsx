import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import toast, { resolveValue, useToaster } from 'react-hot-toast/headless';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

const icons = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
} as const;

/** How much a toast matters. */
export type Severity = keyof typeof icons;

/** How long a toast stays, in milliseconds, and what takes back that of which it tells. */
interface ToastOptions {
  autoCloseMs?: number;
  onUndo?: () => void;
}

/**
 * Shows a message at the top for a while (4 s unless told otherwise); it waits while pointed at or focused. Of those that
 * can be undone only the last is shown.
 */
export function showToast(
  message: string,
  severity: Severity = 'success',
  { autoCloseMs = 4000, onUndo }: ToastOptions = {},
): void {
  const look = { className: severity, duration: autoCloseMs, removeDelay: 0 };
  if (onUndo === undefined) {
    toast(message, look);
    return;
  }
  const handleUndo = () => {
    toast.dismiss(UNDO_ID);
    onUndo();
  };
  toast(
    <>
      <span>{message}</span> <UndoButton onUndo={handleUndo} />
    </>,
    { ...look, id: UNDO_ID },
  );
}

const UNDO_ID = 'undo';

/** Where toasts appear, at the top centre; once per page. */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const isHeld = useRef(false);
  const hold = () => {
    if (!isHeld.current) handlers.startPause();
    isHeld.current = true;
  };
  // The library counts a pause that never began as one since 1970.
  const release = () => {
    if (isHeld.current) handlers.endPause();
    isHeld.current = false;
  };
  const shownToasts = toasts.filter(({ visible }) => visible);
  const isEmpty = shownToasts.length === 0;
  // What is removed under the pointer is not left by it.
  useEffect(() => {
    if (isEmpty) release();
  });
  return (
    <div className={styles.area} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      {shownToasts.map((shown) => {
        const severity = shown.className as Severity;
        const Icon = icons[severity];
        return (
          <div
            key={shown.id}
            className={`${styles.toast} ${styles[severity]}`}
            role={severity === 'error' ? 'alert' : 'status'}
          >
            <Icon size={20} stroke={1.5} aria-hidden="true" />
            <span className={styles.words}>{resolveValue(shown.message, shown)}</span>
            <IconButton
              label="Close"
              onClick={() => {
                release();
                toast.dismiss(shown.id);
              }}
            >
              <IconX size={20} stroke={1.5} aria-hidden="true" />
            </IconButton>
          </div>
        );
      })}
    </div>
  );
}

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
