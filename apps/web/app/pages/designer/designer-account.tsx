import { AccountSettings } from '../../features/account/account-settings.tsx';

export default function DesignerAccount() {
  return <AccountSettings role="designer" />;
}
