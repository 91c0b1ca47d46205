import { IconEyeOff, IconFileText, IconLanguage, IconMail, IconUser } from '@tabler/icons-react';
import { CustomerProfileForm } from '../features/profiles/customer-profile-form.tsx';
import { ProfileLoader } from '../features/profiles/profile-loader.tsx';
import { pageTitle } from '../lib/product.ts';
import forms from '../ui/form.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './customer-settings.module.css';

const seenByDesigners = [
  { Icon: IconFileText, text: 'Your projects, with their country and budget.' },
  { Icon: IconLanguage, text: 'A language you share with them, as a reason of the match.' },
  { Icon: IconUser, text: 'Your first name, once you write to them.' },
  { Icon: IconMail, text: 'Your e-mail address, where you share it in a message.' },
  { Icon: IconEyeOff, text: 'Never your last name or your phone number.' },
];

export default function CustomerSettings() {
  return (
    <div className={forms.page}>
      <title>{pageTitle('Profile Settings')}</title>
      <div>
        <PageHeader title="Profile Settings" />
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
