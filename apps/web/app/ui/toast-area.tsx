import { notifications, Notifications, type NotificationData } from '@mantine/notifications';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { IconButton } from './icon-button.tsx';
import { Mantine } from './mantine.tsx';
import styles from './toast-area.module.css';
import type { Severity } from './toast.tsx';

const icons = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
} as const;

/** Puts a message into the area. */
export function show(message: string, severity: Severity, autoCloseMs: number): void {
  notifications.show({ message, autoClose: autoCloseMs, color: severity });
}

/** The area at the top centre, at most 400 pixels wide. */
export default function ToastArea() {
  return (
    <Mantine>
      <Notifications
        position="top-center"
        containerWidth="25rem"
        zIndex={60}
        renderNotification={(toast) => <Toast toast={toast} />}
      />
    </Mantine>
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
