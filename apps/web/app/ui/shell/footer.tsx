import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { openConsentBanner } from '../../lib/site/consent.ts';
import { useDemo } from '../../lib/site/demo.ts';
import { BUILD_YEAR, PRODUCT_NAME, SUPPORT_EMAIL } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import styles from './footer.module.css';
import { HowItWorksLink } from './how-it-works-link.tsx';
import { Logo } from '../brand/logo.tsx';

/** The foot of every public page. */
export function Footer() {
  const year = useYear();
  const demo = useDemo();
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <Logo />
            <p>An AI-powered marketplace for designers and clients.</p>
          </div>
          <div>
            <h2>Company</h2>
            <ul>
              <li>
                <Link to={paths.about}>About Us</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>Designers</h2>
            <ul>
              <li>
                <Link to={paths.signUpDesigner}>Join as Designer</Link>
              </li>
              <li>
                <Link to={paths.designers}>All designers</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>Clients</h2>
            <ul>
              <li>
                <HowItWorksLink>How it Works</HowItWorksLink>
              </li>
            </ul>
          </div>
          <div>
            <h2>Legal</h2>
            <ul>
              <li>
                <Link to={paths.privacy}>Privacy Policy</Link>
              </li>
              <li>
                <Link to={paths.terms}>Terms of Service</Link>
              </li>
              <li>
                <button type="button" onClick={openConsentBanner}>
                  Cookie settings
                </button>
              </li>
            </ul>
          </div>
        </div>
        <div className={styles.end}>
          <span>
            © {year} {PRODUCT_NAME}. All rights reserved.
          </span>
          <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
        </div>
        {demo?.demo === true ? (
          <p className={styles.demo}>
            Demo data: the designers and customers here are invented. Start empty with{' '}
            <code>DEMO=off DATA_DIR=./data-own npm start</code>
          </p>
        ) : null}
      </div>
    </footer>
  );
}

/** The current year. Until React has taken over the prerendered page, it is the year in which the page was built. */
function useYear(): number {
  return useSyncExternalStore(
    () => () => undefined,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
}
