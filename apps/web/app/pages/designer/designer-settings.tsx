import type { DesignerProfile } from '@tessera/contract/account/profiles';
import type { Versioned } from '../../lib/api/api.ts';
import { AccountLinks } from '../../ui/page/account-links.tsx';
import { DesignerProfileForm } from '../../features/profiles/form/designer-profile-form.tsx';
import { ProfileLoader } from '../../features/profiles/profile-loader.tsx';
import { pageTitle } from '../../lib/site/product.ts';

export default function DesignerSettings() {
  return (
    <>
      <title>{pageTitle('Profile Settings')}</title>
      <ProfileLoader
        role="designer"
        heading={
          <>
            <h1>Profile Settings</h1>
            <p>
              <AccountLinks role="designer" />
            </p>
          </>
        }
      >
        {(profile) => <DesignerProfileForm profile={profile as Versioned<DesignerProfile> | undefined} />}
      </ProfileLoader>
    </>
  );
}
