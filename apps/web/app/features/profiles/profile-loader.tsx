import { useQuery } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api.ts';
import { languagesQuery } from '../../lib/api/geo.queries.ts';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import forms from '../../ui/fields/form.module.css';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { ownCardQuery, specialtyOptionsQuery } from './own-card.queries.ts';
import { profileQuery, type Profile } from './profiles.queries.ts';

/**
 * Loads the account's profile and shows `children` with it: undefined where none has been saved yet. Until then
 * `heading` stands above what shows that it is loading, or has failed.
 */
export function ProfileLoader({
  role,
  heading,
  children,
}: {
  role: Role;
  heading?: ReactNode;
  children: (profile: Profile | undefined) => ReactNode;
}) {
  const { data: profile, error, isPending, refetch } = useQuery(profileQuery(role));
  // What is shown besides, such as the names of languages, takes room, and would move what has been shown without it.
  const isDesigner = role === 'designer';
  const languages = useQuery(languagesQuery);
  const card = useQuery({ ...ownCardQuery, enabled: isDesigner });
  const specialties = useQuery({ ...specialtyOptionsQuery, enabled: isDesigner });
  const isRestKnown = languages.isFetched && (!isDesigner || (card.isFetched && specialties.isFetched));
  if (isPending || !isRestKnown) return <FormSkeleton heading={heading} fields={5} />;
  if (profile !== undefined) return children(profile);
  if (error instanceof ApiError && error.code === 'profile_not_found') return children(undefined);
  return (
    <div className={forms.form}>
      {heading}
      <ErrorState message="Your profile could not be loaded." onRetry={() => void refetch()} />
    </div>
  );
}
