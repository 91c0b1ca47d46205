import { notifications, Notifications, type NotificationData } from '@mantine/notifications';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
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

/** Shows a message at the top for a while (4 s unless told otherwise); it waits while pointed at. */
export function showToast(message: string, severity: Severity = 'success', autoCloseMs = 4000): void {
  notifications.show({ message, autoClose: autoCloseMs, color: severity });
}

/** Where toasts appear; once per page. */
export function Toasts() {
  return (
    <Notifications
      position="top-center"
      autoClose={4000}
      containerWidth="25rem"
      zIndex={60}
      className={styles.toasts!}
      classNames={{ notification: styles.slot! }}
      renderNotification={(toast) => <Toast toast={toast} />}
    />
  );
}

function Toast({ toast }: { toast: NotificationData }) {
  const severity = toast.color as Severity;
  const Icon = icons[severity];
  return (
    <div className={`${styles.toast} ${styles[severity]}`} role={severity === 'error' ? 'alert' : 'status'}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <span>{toast.message}</span>
      <IconButton label="Close" onClick={() => toast.id !== undefined && notifications.hide(toast.id)}>
        <IconX size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
