import type { DesignerProfile } from '@tessera/contract/profiles';
import { DesignerProfileForm } from '../features/profiles/designer-profile-form.tsx';
import { ProfileLoader } from '../features/profiles/profile-loader.tsx';
import { pageTitle } from '../lib/product.ts';

export default function DesignerSettings() {
  return (
    <>
      <title>{pageTitle('Profile Settings')}</title>
      <ProfileLoader role="designer" heading={<h1>Profile Settings</h1>}>
        {(profile) => <DesignerProfileForm profile={profile as DesignerProfile | undefined} />}
      </ProfileLoader>
    </>
  );
}
