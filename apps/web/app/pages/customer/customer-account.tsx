import { AccountPage } from '../private/account-page.tsx';

export default function CustomerAccount() {
  return <AccountPage role="customer" />;
}
