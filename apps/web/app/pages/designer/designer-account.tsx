import { AccountSettings } from '../../features/account/settings/account-settings.tsx';

export default function DesignerAccount() {
  return <AccountSettings role="designer" />;
}
