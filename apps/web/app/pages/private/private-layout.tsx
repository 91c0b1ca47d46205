import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { hasSignedOut, useSession } from '../../lib/browser/session.ts';
import type { ComeBack } from '../../lib/browser/come-back.ts';
import { isPathWithin, paths } from '../../paths.ts';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { PrivateArea } from './private-area.tsx';

/** Private pages are for one role; visitors sign in first and come back then, and the other role is sent to its own home. */
export default function PrivateLayout() {
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
  if (!isPathWithin(pathname, home)) return <Navigate replace to={home} />;
  return (
    <PrivateArea key={session.role} role={session.role}>
      <Outlet />
    </PrivateArea>
  );
}
