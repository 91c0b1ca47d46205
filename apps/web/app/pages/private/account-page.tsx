import type { Role } from '@tessera/contract/account/auth';
import { AccountSettings } from '../../features/account/settings/account-settings.tsx';
import { NotificationSettingsTable } from '../../features/notifications/notification-settings.tsx';

/** Everything that people set of their own account. */
export function AccountPage({ role }: { role: Role }) {
  return <AccountSettings role={role} notificationSettings={<NotificationSettingsTable role={role} />} />;
}
