import type { AccountRole } from '@tessera/contract/account/auth';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { hasSignedOut, useSession } from '../../lib/browser/session.ts';
import type { ComeBack } from '../../lib/browser/come-back.ts';
import { isPathWithin, paths } from '../../paths.ts';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';

/** Lets the given roles in; visitors sign in first and come back then, and any other role is sent to its own home. */
export function SessionGate<Allowed extends AccountRole>({
  roles,
  children,
}: {
  roles: readonly Allowed[];
  children: (role: Allowed) => ReactNode;
}) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session && !wasSignedIn) setWasSignedIn(true);
  if (session === undefined) return <LoadingStatus />;
  if (session === null) {
    const comeBack: ComeBack = { path: pathname + search, hasExpired: wasSignedIn };
    return <Navigate replace to={paths.signIn} state={hasSignedOut() ? null : comeBack} />;
  }
  const { home } = paths[session.role];
  const role = roles.find((allowed) => allowed === session.role);
  return role === undefined || !isPathWithin(pathname, home) ? (
    <Navigate replace to={home} />
  ) : (
    children(role)
  );
}
