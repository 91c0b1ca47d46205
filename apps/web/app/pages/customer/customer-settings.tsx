import { IconEyeOff, IconFileText, IconLanguage, IconMail, IconUser } from '@tabler/icons-react';
import { AccountLinks } from '../../ui/page/account-links.tsx';
import { CustomerProfileForm } from '../../features/profiles/form/customer-profile-form.tsx';
import { ProfileLoader } from '../../features/profiles/profile-loader.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import forms from '../../ui/fields/form.module.css';
import { PageHeader } from '../../ui/headings/page-header.tsx';
import styles from './customer-settings.module.css';

const seenByDesigners = [
  { Icon: IconFileText, text: 'Your projects, with their country, budget and photos.' },
  { Icon: IconLanguage, text: 'A language you share with them, as a reason of the match.' },
  { Icon: IconUser, text: 'Your first name, once you write to them.' },
  { Icon: IconMail, text: 'Your e-mail address and phone number, where you share them in a conversation.' },
  { Icon: IconEyeOff, text: 'Never your last name.' },
];

export default function CustomerSettings() {
  return (
    <div className={forms.page}>
      <title>{pageTitle('Profile Settings')}</title>
      <div>
        <PageHeader title="Profile Settings" subtitle={<AccountLinks role="customer" />} />
        <ProfileLoader role="customer">
          {(profile) => <CustomerProfileForm profile={profile} />}
        </ProfileLoader>
      </div>
      <aside className={forms.aside}>
        <div className={styles.seen}>
          <h2>What designers see of you</h2>
          <ul>
            {seenByDesigners.map(({ Icon, text }) => (
              <li key={text}>
                <Icon size={20} stroke={1.5} aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
