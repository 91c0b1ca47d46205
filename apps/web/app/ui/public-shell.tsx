import { IconMenu2, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { ButtonLink } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Footer } from './footer.tsx';
import { HowItWorksLink } from './how-it-works-link.tsx';
import { IconButton } from './icon-button.tsx';
import { Logo } from './logo.tsx';
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
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = () => setIsMenuOpen(false);
  return (
    <header className={styles.bar}>
      <div className={`wrap ${styles.inner}`}>
        <Logo />
        <nav aria-label="Main" className={styles.links}>
          <HowItWorksLink>How It Works</HowItWorksLink>
          <Link to={paths.about}>About Us</Link>
          <Link to={paths.signIn}>Log in</Link>
          <ButtonLink to={paths.signUp}>Sign up</ButtonLink>
        </nav>
        <IconButton
          className={styles.burger}
          label="Open menu"
          aria-haspopup="dialog"
          onClick={() => setIsMenuOpen(true)}
        >
          <IconMenu2 size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      <Dialog isOpen={isMenuOpen} onClose={closeMenu} aria-label="Menu" className={styles.menu}>
        <div className={styles.menuTop}>
          <Logo />
          <IconButton label="Close" onClick={closeMenu}>
            <IconX size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </div>
        <nav aria-label="Main">
          <ul className={styles.menuLinks}>
            <li>
              <HowItWorksLink onFollow={closeMenu}>How It Works</HowItWorksLink>
            </li>
            <li>
              <Link to={paths.about} onClick={closeMenu}>
                About Us
              </Link>
            </li>
            <li>
              <Link to={paths.signIn} onClick={closeMenu}>
                Log in
              </Link>
            </li>
          </ul>
        </nav>
        <ButtonLink size="large" isFullWidth to={paths.signUp} onClick={closeMenu}>
          Sign up
        </ButtonLink>
      </Dialog>
    </header>
  );
}
