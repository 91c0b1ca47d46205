import { NotificationsPage } from '../private/notifications-page.tsx';

export default function CustomerNotifications() {
  return <NotificationsPage role="customer" />;
}
