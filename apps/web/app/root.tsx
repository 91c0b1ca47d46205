import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation, type LinksFunction } from 'react-router';
import './theme/fonts.css';
import './theme/stand-ins.generated.css';
import hankenUrl from './theme/fonts/hanken-grotesk-latin.woff2?url';
import newsreaderUrl from './theme/fonts/newsreader-latin.woff2?url';
import './theme/tokens.css';
import './theme/base.css';
import { ConsentBanner } from './features/site/consent-banner.tsx';
import { usePageViews } from './features/site/page-views.ts';
import { replayEarlyPresses } from './lib/browser/early-presses.ts';
import { FIRST_SCRIPT } from './lib/browser/first-script.ts';
import { pageTitle, PRODUCT_NAME } from './lib/site/product.ts';
import { Button } from './ui/buttons/button.tsx';
import { Logo } from './ui/brand/logo.tsx';
import { LoadingStatus } from './ui/loading/spinner.tsx';
import styles from './root.module.css';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/icon-48.png', type: 'image/png', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  // Everything inside is alive by then.
  useEffect(() => void replayEarlyPresses(), []);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f5f4f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141418" media="(prefers-color-scheme: dark)" />
        {/* Asked for before anything is painted, which waits a moment for them. */}
        <link rel="preload" href={newsreaderUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={hankenUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        <Meta />
      </head>
      <body>
        {children}
        <Links />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useScrollToTop();
  usePageViews();
  return (
    <>
      <Outlet />
      <FootNotices />
    </>
  );
}

/**
 * What is said at the foot of the window. As much room is left free at the end of the page, so that nothing stays covered
 * and nothing moves when it appears; and what takes the focus is scrolled clear of it.
 */
function FootNotices() {
  const area = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const height = `${entry!.borderBoxSize[0]!.blockSize}px`;
      room.current!.style.height = height;
      document.documentElement.style.scrollPaddingBottom = height;
    });
    observer.observe(area.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={room} />
      <div ref={area} className={styles.notices}>
        <ConsentBanner />
      </div>
    </>
  );
}

/** What stands on the screen while the program of a private page is loaded. */
export function HydrateFallback() {
  return (
    <main className={styles.full}>
      <title>{PRODUCT_NAME}</title>
      <meta name="robots" content="noindex" />
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

/** Goes to the top whenever the path changes: scrolls there smoothly (at once for people who prefer reduced motion), and takes the focus along. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0 });
    // Reading and the Tab key go on at the top of the new page, not at the link that led there.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
