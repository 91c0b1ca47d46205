import { pageTitle } from '../lib/product.ts';
import { useSession } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Footer } from '../ui/footer.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './not-found.module.css';

/** An address that leads nowhere; for visitors and signed-in people alike. */
export default function NotFound() {
  const session = useSession();
  return (
    <>
      <title>{pageTitle('Page not found')}</title>
      <meta name="robots" content="noindex" />
      <header className={`wrap ${styles.bar}`}>
        <Logo />
      </header>
      <main className={`wrap ${styles.main}`}>
        <span className={styles.glyph} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        <h1>Page not found</h1>
        <p className="lede">
          There is no page at this address. It may have moved, or the link has a typing error.
        </p>
        <ButtonLink to={session ? paths[session.role].home : paths.home}>Back to the home page</ButtonLink>
      </main>
      <Footer />
    </>
  );
}
