import { lazy, Suspense } from 'react';
import { useSession } from '../lib/session.ts';
import { PublicShell } from '../ui/public-shell.tsx';
import { LoadingStatus } from '../ui/spinner.tsx';
import { Landing } from './landing.tsx';

/** Loaded only for signed-in people: the landing page stays small. */
const SignedInHome = lazy(() => import('./signed-in-home.tsx'));

/** `/`: the landing page for visitors, the role's home for signed-in people. */
export default function Home() {
  const session = useSession();
  if (!session) {
    return (
      <PublicShell>
        <Landing />
      </PublicShell>
    );
  }
  return (
    <Suspense fallback={<LoadingStatus />}>
      <SignedInHome key={session.role} role={session.role} />
    </Suspense>
  );
}
