import { queryOptions } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import type { CustomerProfile, DesignerProfile } from '@tessera/contract/account/profiles';
import { profilesApi } from '../../lib/api/routes/account.generated.ts';
import { callVersioned, type Versioned } from '../../lib/api/api.ts';
import { photoPicture, type Picture } from '../../ui/photos/picture.ts';

/** What an account says of itself, as it was loaded. */
export type Profile = Versioned<DesignerProfile | CustomerProfile>;

/** The signed-in account's own profile; fails with `profile_not_found` until it was first saved. */
export const profileQuery = (role: Role) =>
  queryOptions<Profile>({
    queryKey: ['profile', role],
    queryFn: ({ signal }) =>
      role === 'designer'
        ? callVersioned(profilesApi.getDesigner, { signal })
        : callVersioned(profilesApi.getCustomer, { signal }),
    staleTime: 60_000,
  });

/** The portrait of a profile; null where there is none to be shown. */
export function portraitOf(profile: Profile): Picture | null {
  return 'photo' in profile && profile.photo !== null ? photoPicture(profile.photo, '') : null;
}

/** Whether a profile has all it needs: names and country, and a designer's photo. */
export function isComplete(profile: Profile): boolean {
  const hasPhoto = !('photo_url' in profile) || profile.photo_url !== null;
  return profile.first_name !== '' && profile.last_name !== '' && profile.country.code !== '' && hasPhoto;
}
