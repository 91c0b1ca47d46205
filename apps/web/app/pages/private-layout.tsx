import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';
import { isPathWithin, paths } from '../paths.ts';
import { LoadingStatus } from '../ui/spinner.tsx';
import { PrivateArea } from './private-area.tsx';

/** Private pages are for one role; visitors sign in first, and the other role is sent to its own home. */
export default function PrivateLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session === undefined) return <LoadingStatus />;
  if (session === null) return <Navigate replace to={paths.signIn} />;
  const { home } = paths[session.role];
  if (!isPathWithin(pathname, home)) return <Navigate replace to={home} />;
  return (
    <PrivateArea key={session.role} role={session.role}>
      <Outlet />
    </PrivateArea>
  );
}
