import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Bar } from './bar.tsx';
import { ButtonLink } from './button.tsx';
import { Footer } from './footer.tsx';
import { HowItWorksLink } from './how-it-works-link.tsx';
import menuLinks from './menu-links.module.css';
import styles from './public-shell.module.css';
import { SkipLink } from './skip-link.tsx';

/** What surrounds every public page: top bar, content, footer. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div data-visitors-only="">
      <SkipLink />
      <TopBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

function TopBar() {
  return (
    <Bar
      className="wrap"
      burger="last"
      menu={(close) => (
        <>
          <nav aria-label="Main">
            <ul className={menuLinks.links}>
              <li>
                <HowItWorksLink onFollow={close}>How It Works</HowItWorksLink>
              </li>
              <li>
                <Link to={paths.about} onClick={close}>
                  About Us
                </Link>
              </li>
              <li>
                <Link to={paths.signIn} onClick={close}>
                  Log in
                </Link>
              </li>
            </ul>
          </nav>
          <ButtonLink className={styles.signUp} size="large" isFullWidth to={paths.signUp} onClick={close}>
            Sign up
          </ButtonLink>
        </>
      )}
    >
      <nav aria-label="Main" className={styles.links}>
        <HowItWorksLink>How It Works</HowItWorksLink>
        <Link to={paths.about}>About Us</Link>
        <Link to={paths.signIn}>Log in</Link>
        <ButtonLink to={paths.signUp}>Sign up</ButtonLink>
      </nav>
    </Bar>
  );
}
