import { useQuery } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/auth';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api.ts';
import { ErrorState } from '../../ui/empty-state.tsx';
import forms from '../../ui/form.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileQuery, type Profile } from './profiles.queries.ts';

/** Loads the account's profile and shows `children` with it: undefined where none has been saved yet. */
export function ProfileLoader({
  role,
  children,
}: {
  role: Role;
  children: (profile: Profile | undefined) => ReactNode;
}) {
  const { data: profile, error, isPending, refetch } = useQuery(profileQuery(role));
  if (profile !== undefined) return children(profile);
  if (error instanceof ApiError && error.code === 'profile_not_found') return children(undefined);
  if (isPending) return <ProfileSkeleton />;
  return <ErrorState message="Your profile could not be loaded." onRetry={() => void refetch()} />;
}

function ProfileSkeleton() {
  return (
    <div className={forms.page} role="progressbar" aria-label="Loading">
      <div className={forms.form}>
        <Skeleton height="3rem" width="60%" />
        <div className={forms.two}>
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
        </div>
        <Skeleton height="4.5rem" />
        <Skeleton height="3.25rem" width="10rem" />
      </div>
    </div>
  );
}
