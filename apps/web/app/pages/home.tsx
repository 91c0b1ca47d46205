import { lazy, Suspense } from 'react';
import { DemoChip } from '../features/site/demo-chip.tsx';
import { Navigate } from 'react-router';
import { useSession } from '../lib/browser/session.ts';
import { paths } from '../paths.ts';
import { PublicShell } from '../ui/shell/public-shell.tsx';
import { LoadingStatus } from '../ui/loading/spinner.tsx';
import { Landing } from './landing/landing.tsx';

/** Loaded only for signed-in people: the landing page stays small. */
const SignedInHome = lazy(() => import('./private/signed-in-home.tsx'));

/** `/`: the landing page for visitors, the role's home for signed-in people; operators have theirs at an address of its own. */
export default function Home() {
  const session = useSession();
  if (!session) {
    return (
      <PublicShell barNote={<DemoChip />}>
        <Landing />
      </PublicShell>
    );
  }
  if (session.role === 'operator') return <Navigate replace to={paths.operator.home} />;
  return (
    <Suspense fallback={<LoadingStatus />}>
      <SignedInHome key={session.role} role={session.role} />
    </Suspense>
  );
}
