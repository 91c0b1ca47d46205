import type { Role } from '@tessera/contract/account/auth';
import { NotificationSettingsTable } from '../../features/notifications/notification-settings.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { SubpageHeader } from '../../ui/headings/subpage-header.tsx';
import styles from './notifications-page.module.css';

/** How the signed-in account is told of things, in the product and by mail. */
export function NotificationsPage({ role }: { role: Role }) {
  return (
    <>
      <title>{pageTitle('Notification settings')}</title>
      <SubpageHeader
        title="Notification settings"
        backTo={paths[role].settings}
        backLabel="Profile Settings"
      />
      <p className={styles.intro}>What concerns your account and its safety is always told.</p>
      <NotificationSettingsTable role={role} />
    </>
  );
}
