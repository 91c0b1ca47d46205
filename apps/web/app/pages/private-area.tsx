import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/auth';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signOut } from '../features/auth/sign-out.ts';
import { isComplete, portraitOf, profileQuery } from '../features/profiles/profiles.queries.ts';
import { toInitials } from '../lib/format.ts';
import { forgetOnSignOut, queryClient } from '../lib/query-client.ts';
import { isSamePath, paths } from '../paths.ts';
import { OfflineNotice } from '../ui/offline-notice.tsx';
import { PrivateShell } from '../ui/private-shell.tsx';
import { LoadingStatus } from '../ui/spinner.tsx';
import { Toasts } from '../ui/toast.tsx';

/** What every private page stands in: server state, toasts, the shell of the role, and the rule to complete the profile first. */
export function PrivateArea({ role, children }: { role: Role; children: ReactNode }) {
  useEffect(forgetOnSignOut, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts />
      <ShellOfAccount role={role}>{children}</ShellOfAccount>
    </QueryClientProvider>
  );
}

function ShellOfAccount({ role, children }: { role: Role; children: ReactNode }) {
  const { data: profile, isPending } = useQuery(profileQuery(role));
  const { first_name = '', last_name = '' } = profile ?? {};
  return (
    <PrivateShell
      role={role}
      account={{
        name: `${first_name} ${last_name}`.trim(),
        initials: toInitials(first_name, last_name),
        picture: profile === undefined ? null : portraitOf(profile),
      }}
      onSignOut={signOut}
    >
      <OfflineNotice />
      <ProfileFirst role={role} isLoading={isPending} isReady={profile !== undefined && isComplete(profile)}>
        {children}
      </ProfileFirst>
    </PrivateShell>
  );
}

/** Until the profile is complete, every other page leads to the settings. */
function ProfileFirst({
  role,
  isLoading,
  isReady,
  children,
}: {
  role: Role;
  isLoading: boolean;
  isReady: boolean;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const { settings } = paths[role];
  if (isReady || isSamePath(pathname, settings)) return children;
  return isLoading ? <LoadingStatus /> : <Navigate replace to={settings} />;
}
