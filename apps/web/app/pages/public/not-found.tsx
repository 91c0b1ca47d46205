import { lazy, Suspense } from 'react';
import { DemoChip } from '../../features/site/demo-chip.tsx';
import { useSession } from '../../lib/browser/session.ts';
import { paths } from '../../paths.ts';
import { PublicShell } from '../../ui/shell/public-shell.tsx';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { MissingPage } from './missing-page.tsx';

/** Loaded only for signed-in people: a visitor's page stays small. */
const PrivateArea = lazy(() =>
  import('../private/private-area.tsx').then((module) => ({ default: module.PrivateArea })),
);

const OperatorArea = lazy(() =>
  import('../operator/operator-area.tsx').then((module) => ({ default: module.OperatorArea })),
);

const TEXT = 'There is no page at this address. It may have moved, or the link has a typing error.';
const LABEL = 'Back to the home page';

/** An address that leads nowhere, for visitors and signed-in people alike. */
export default function NotFound() {
  const session = useSession();
  return (
    <>
      {session ? (
        <Suspense fallback={<LoadingStatus />}>
          {session.role === 'operator' ? (
            <OperatorArea>
              <MissingPage text={TEXT} action={{ to: paths.operator.home, label: LABEL }} />
            </OperatorArea>
          ) : (
            <PrivateArea key={session.role} role={session.role}>
              <MissingPage text={TEXT} action={{ to: paths[session.role].home, label: LABEL }} />
            </PrivateArea>
          )}
        </Suspense>
      ) : (
        <PublicShell barNote={<DemoChip />}>
          <MissingPage text={TEXT} action={{ to: paths.home, label: LABEL }} />
        </PublicShell>
      )}
    </>
  );
}
