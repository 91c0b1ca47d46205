import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useRef, type ReactElement } from 'react';
import toast, { resolveValue, useToaster } from 'react-hot-toast/headless';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './toast.module.css';

const icons = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
} as const;

/** How much a toast matters. */
export type Severity = keyof typeof icons;

/** How long a toast stays, in milliseconds, and its id. A new toast replaces the one with the same id. */
interface ToastOptions {
  autoCloseMs?: number;
  id?: string;
}

/** Shows a message at the top, for 4 s by default. The time stands still while the toast is pointed at or has the focus. */
export function showToast(
  message: string | ReactElement,
  severity: Severity = 'success',
  { autoCloseMs = 4000, id }: ToastOptions = {},
): void {
  toast(message, {
    className: severity,
    duration: autoCloseMs,
    removeDelay: 0,
    ...(id !== undefined && { id }),
  });
}

/** Where toasts appear, at the top centre; once per page. */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const isHeld = useRef(false);
  const hold = () => {
    if (!isHeld.current) handlers.startPause();
    isHeld.current = true;
  };
  // Ending a pause that was never started would, for the library, end one that began in 1970.
  const release = () => {
    if (isHeld.current) handlers.endPause();
    isHeld.current = false;
  };
  const shownToasts = toasts.filter(({ visible }) => visible);
  const isEmpty = shownToasts.length === 0;
  // When a toast is removed under the pointer, the browser sends no mouseleave.
  useEffect(() => {
    if (isEmpty) release();
  });
  return (
    <div
      data-toasts=""
      className={styles.area}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
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
