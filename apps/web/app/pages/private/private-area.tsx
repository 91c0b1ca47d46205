import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signOut } from '../../features/auth/sign-out.ts';
import { unreadQuery } from '../../features/conversations/conversations.queries.ts';
import { meQuery } from '../../features/account/account.queries.ts';
import { ConfirmBanner } from '../../features/account/mailed-links/confirm-banner.tsx';
import { Bell } from '../../features/notifications/bell.tsx';
import { isComplete, portraitOf, profileQuery } from '../../features/profiles/profiles.queries.ts';
import { toInitials } from '../../lib/text/format.ts';
import { forgetOnSignOut, queryClient } from '../../lib/api/query-client.ts';
import { isSamePath, paths } from '../../paths.ts';
import { OfflineNotice } from '../../ui/notices/offline-notice.tsx';
import { PrivateShell } from '../../ui/shell/private-shell.tsx';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { Toasts } from '../../ui/notices/toast.tsx';
import { useOfflineLinks } from '../../ui/shell/use-offline-links.ts';
import { useLiveUpdates } from './use-live-updates.ts';

/** Surrounds every private page: server state, toasts, the shell of the role, and the rule that the profile is completed first. */
export function PrivateArea({ role, children }: { role: Role; children: ReactNode }) {
  useEffect(forgetOnSignOut, []);
  useOfflineLinks();
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts />
      <ShellOfAccount role={role}>{children}</ShellOfAccount>
    </QueryClientProvider>
  );
}

function ShellOfAccount({ role, children }: { role: Role; children: ReactNode }) {
  const { data: profile, isPending } = useQuery(profileQuery(role));
  // Known, or known not to be had: it stays so while a page asks again.
  const { data: me, isFetched: isMeFetched } = useQuery(meQuery);
  const hasBegun = useLiveUpdates(role);
  const { data: unreadMessages = 0 } = useQuery({ ...unreadQuery(role), enabled: hasBegun });
  const { first_name = '', last_name = '' } = profile ?? {};
  return (
    <PrivateShell
      role={role}
      account={{
        name: `${first_name} ${last_name}`.trim(),
        initials: toInitials(first_name, last_name),
        picture: profile === undefined ? null : portraitOf(profile),
      }}
      unreadMessages={unreadMessages}
      bell={<Bell role={role} isReady={hasBegun} />}
      onSignOut={signOut}
    >
      {me !== undefined && !me.email_verified && me.sends_mail ? <ConfirmBanner /> : null}
      <OfflineNotice />
      <ProfileFirst
        role={role}
        isLoading={isPending || !isMeFetched}
        isReady={isMeFetched && profile !== undefined && isComplete(profile)}
      >
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
