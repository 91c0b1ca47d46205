import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Bar } from './bar.tsx';
import { ButtonLink } from '../buttons/button.tsx';
import { Footer } from './footer.tsx';
import { HowItWorksLink } from './how-it-works-link.tsx';
import menuLinks from './menu-links.module.css';
import styles from './public-shell.module.css';
import { SkipLink } from './skip-link.tsx';

/** What surrounds every public page: top bar, content, footer. */
export function PublicShell({
  barNote,
  isForEverybody = false,
  children,
}: {
  /** Stands beside the logo. */
  barNote: ReactNode;
  /** Shown to signed-in people too, who are sent away from every other public page. */
  isForEverybody?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-visitors-only={isForEverybody ? undefined : ''}>
      <SkipLink />
      <TopBar note={barNote} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

function TopBar({ note }: { note: ReactNode }) {
  return (
    <Bar
      className="wrap"
      burger="last"
      homePath={paths.home}
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
      <div className={styles.note}>{note}</div>
      <nav aria-label="Main" className={styles.links}>
        <HowItWorksLink>How It Works</HowItWorksLink>
        <Link to={paths.about}>About Us</Link>
        <Link to={paths.signIn}>Log in</Link>
        <ButtonLink to={paths.signUp}>Sign up</ButtonLink>
      </nav>
    </Bar>
  );
}
