import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession, type Session } from '../../lib/browser/session.ts';
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
  const session = useSession();
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
                <Link to={paths.designers} onClick={close}>
                  Designers
                </Link>
              </li>
              {session ? null : (
                <>
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
                </>
              )}
            </ul>
          </nav>
          <EntryLink session={session} className={styles.signUp} size="large" isFullWidth onClick={close} />
        </>
      )}
    >
      <div className={styles.note}>{session ? null : note}</div>
      <nav aria-label="Main" className={styles.links}>
        <Link to={paths.designers}>Designers</Link>
        {session ? null : (
          <>
            <HowItWorksLink>How It Works</HowItWorksLink>
            <Link to={paths.about}>About Us</Link>
            <Link to={paths.signIn} data-visitors-only="">
              Log in
            </Link>
          </>
        )}
        <EntryLink session={session} />
      </nav>
    </Bar>
  );
}

/** The way into the product: visitors sign up, signed-in people go to their own pages. */
function EntryLink({
  session,
  ...look
}: { session: Session | null | undefined } & Pick<
  ComponentProps<typeof ButtonLink>,
  'size' | 'isFullWidth' | 'onClick' | 'className'
>) {
  return session ? (
    <ButtonLink {...look} to={paths[session.role].home}>
      My home page
    </ButtonLink>
  ) : (
    <ButtonLink {...look} to={paths.signUp} data-visitors-only="">
      Sign up
    </ButtonLink>
  );
}
