import { NotificationsPage } from '../private/notifications-page.tsx';

export default function DesignerNotifications() {
  return <NotificationsPage role="designer" />;
}
