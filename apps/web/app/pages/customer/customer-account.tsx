import { AccountSettings } from '../../features/account/settings/account-settings.tsx';

export default function CustomerAccount() {
  return <AccountSettings role="customer" />;
}
