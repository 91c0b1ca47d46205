import { AccountSettings } from '../../features/account/account-settings.tsx';

export default function CustomerAccount() {
  return <AccountSettings role="customer" />;
}
