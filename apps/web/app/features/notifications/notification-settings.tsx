import { useQuery } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import type { NotificationKind, NotificationSettings } from '@tessera/contract/talk/notifications';
import { errorText } from '../../lib/api/api.ts';
import { PRODUCT_NAME } from '../../lib/site/product.ts';
import { SwitchInput } from '../../ui/fields/switch.tsx';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { kindsOf } from './kinds.ts';
import styles from './notification-settings.module.css';
import { notificationSettingsQuery, useChangeSettings } from './notifications.queries.ts';

/** The ways of being told, as the columns are headed and as a switch names its column. */
const ways = [
  ['in_product', `In ${PRODUCT_NAME}`, `in ${PRODUCT_NAME}`],
  ['by_mail', 'By mail', 'by mail'],
] as const;

/** How the account is told of each kind of thing. Every switch is saved by itself. */
export function NotificationSettingsTable({ role }: { role: Role }) {
  const { data: settings, isError, refetch } = useQuery(notificationSettingsQuery);
  const change = useChangeSettings({
    onFailure: (error) =>
      showToast(errorText(error, 'This could not be saved. Please try again later.'), 'error'),
  });
  if (settings === undefined)
    return isError ? (
      <ErrorState message="Your settings could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <LoadingStatus />
    );
  const set = (kind: NotificationKind, choice: Partial<NotificationSettings[NotificationKind]>) =>
    change.mutate({ [kind]: { ...settings[kind], ...choice } });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Kind</span>
          </th>
          {ways.map(([way, heading]) => (
            <th key={way} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kindsOf[role].map(([kind, label]) => (
          <tr key={kind}>
            <th scope="row">{label}</th>
            {ways.map(([way, , name]) => (
              <td key={way}>
                <SwitchInput
                  aria-label={`${label}, ${name}`}
                  checked={settings[kind][way]}
                  disabled={kind === 'account'}
                  onChange={(event) => set(kind, { [way]: event.target.checked })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
