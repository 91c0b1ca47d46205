import { AccountPage } from '../private/account-page.tsx';

export default function DesignerAccount() {
  return <AccountPage role="designer" />;
}
