import { CustomerProfileForm } from '../features/profiles/customer-profile-form.tsx';
import { ProfileLoader } from '../features/profiles/profile-loader.tsx';
import { pageTitle } from '../lib/product.ts';
import forms from '../ui/form.module.css';
import { PageHeader } from '../ui/page-header.tsx';

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
    </div>
  );
}
