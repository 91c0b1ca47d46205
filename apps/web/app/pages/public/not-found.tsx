import { lazy, Suspense } from 'react';
import { DemoChip } from '../../features/site/demo-chip.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { useSession } from '../../lib/browser/session.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Mosaic } from '../../ui/brand/mosaic.tsx';
import { PublicShell } from '../../ui/shell/public-shell.tsx';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import styles from './not-found.module.css';

/** Loaded only for signed-in people: a visitor's page stays small. */
const PrivateArea = lazy(() =>
  import('../private/private-area.tsx').then((module) => ({ default: module.PrivateArea })),
);

/** An address that leads nowhere, for visitors and signed-in people alike: a picture with a tile missing, and the way home. */
export default function NotFound() {
  const session = useSession();
  return (
    <>
      <title>{pageTitle('Page not found')}</title>
      <meta name="robots" content="noindex" />
      {session ? (
        <Suspense fallback={<LoadingStatus />}>
          <PrivateArea key={session.role} role={session.role}>
            <Message homePath={paths[session.role].home} />
          </PrivateArea>
        </Suspense>
      ) : (
        <PublicShell barNote={<DemoChip />}>
          <div className="wrap">
            <Message homePath={paths.home} />
          </div>
        </PublicShell>
      )}
    </>
  );
}

function Message({ homePath }: { homePath: string }) {
  return (
    <div className={styles.message}>
      <div className={styles.text}>
        <h1>Page not found</h1>
        <p className="lede">
          There is no page at this address. It may have moved, or the link has a typing error.
        </p>
        <ButtonLink size="large" to={homePath}>
          Back to the home page
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <Mosaic
          className={styles.mosaic}
          room="mediterranean_living_11_wide"
          alt="A living room shown as a mosaic with one tile missing"
          sizes="(max-width: 899.98px) 100vw, 50vw"
          isUrgent
        />
        <span className={styles.gap} />
      </div>
    </div>
  );
}
