import { Navigate, Outlet } from 'react-router';
import { useSession } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { PublicShell } from '../ui/public-shell.tsx';

/** Public pages are for visitors; a signed-in person is sent to their own home. */
export default function PublicLayout() {
  const session = useSession();
  if (session) return <Navigate replace to={paths[session.role].home} />;
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}
