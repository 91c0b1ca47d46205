import { pageTitle } from '../lib/product.ts';
import { useSession } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Footer } from '../ui/footer.tsx';
import { Logo } from '../ui/logo.tsx';
import { Mosaic } from '../ui/mosaic.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import styles from './not-found.module.css';

/** An address that leads nowhere, for visitors and signed-in people alike: a picture with a tile missing, and the way home. */
export default function NotFound() {
  const session = useSession();
  return (
    <>
      <title>{pageTitle('Page not found')}</title>
      <meta name="robots" content="noindex" />
      <SkipLink />
      <header className={`wrap ${styles.bar}`}>
        <Logo />
      </header>
      <main className={`wrap ${styles.main}`} id="content" tabIndex={-1}>
        <div className={styles.text}>
          <h1>Page not found</h1>
          <p className="lede">
            There is no page at this address. It may have moved, or the link has a typing error.
          </p>
          <ButtonLink size="large" to={session ? paths[session.role].home : paths.home}>
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
      </main>
      <Footer />
    </>
  );
}
