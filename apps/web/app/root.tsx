import hankenUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import newsreaderUrl from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url';
import { useEffect, useRef, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation, type LinksFunction } from 'react-router';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { DemoBanner } from './features/site/demo-banner.tsx';
import { pageTitle, PRODUCT_NAME } from './lib/product.ts';
import { Button } from './ui/button.tsx';
import { Logo } from './ui/logo.tsx';
import { LoadingStatus } from './ui/spinner.tsx';
import styles from './root.module.css';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: newsreaderUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: hankenUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

/**
 * Runs before anything is painted: follows the system's light or dark scheme, and marks the page of a signed-in
 * person so that nothing meant for visitors flashes up. Always the same text, so that its hash can be allowed.
 */
const FIRST_SCRIPT = `(function(d){var m=matchMedia('(prefers-color-scheme: dark)');function s(){d.setAttribute('data-color-scheme',m.matches?'dark':'light')}s();m.addEventListener('change',s);try{var r=localStorage.getItem('role');if(r&&localStorage.getItem('access'))d.dataset.session=r}catch(e){}})(document.documentElement)`;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f5f4f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141418" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useScrollToTop();
  return (
    <>
      <Outlet />
      <DemoBanner />
    </>
  );
}

/** What stands on the screen while the program of a private page is loaded. */
export function HydrateFallback() {
  return (
    <main className={styles.full}>
      <title>{PRODUCT_NAME}</title>
      <LoadingStatus />
    </main>
  );
}

/** A page that broke, or whose program could not be loaded. */
export function ErrorBoundary() {
  return (
    <>
      <title>{pageTitle('Something went wrong')}</title>
      <main className={styles.full}>
        <div className={styles.message}>
          <Logo />
          <h1>Something went wrong</h1>
          <p className="lede">
            This page could not be shown. Your data is safe; loading the page again often helps.
          </p>
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </div>
      </main>
    </>
  );
}

/** Scrolls smoothly to the top whenever the path changes (at once for people who prefer reduced motion). */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0 });
  }, [pathname]);
}
