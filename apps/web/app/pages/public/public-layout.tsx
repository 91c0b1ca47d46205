import { Navigate, Outlet, useLocation } from 'react-router';
import { DemoChip } from '../../features/site/demo-chip.tsx';
import { toComeBack } from '../../lib/browser/come-back.ts';
import { useSession } from '../../lib/browser/session.ts';
import { isPathWithin, paths } from '../../paths.ts';
import { PublicShell } from '../../ui/shell/public-shell.tsx';

/** Public pages are for visitors; a signed-in person is sent to their own home, or back to where they had to sign in. */
export default function PublicLayout() {
  const session = useSession();
  const { state } = useLocation();
  if (session) {
    const { home } = paths[session.role];
    const path = toComeBack(state)?.path ?? home;
    return <Navigate replace to={isPathWithin(path, home) ? path : home} />;
  }
  return (
    <PublicShell barNote={<DemoChip />}>
      <Outlet />
    </PublicShell>
  );
}
