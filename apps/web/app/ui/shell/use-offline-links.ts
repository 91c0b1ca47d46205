import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { toPagePath } from '../../paths.ts';
import { showToast } from '../notices/toast.tsx';

/** The address patterns of the pages whose script this browser has loaded. */
const loadedPages = new Set<string | null>();

/**
 * Stops links to pages whose script has not been loaded while there is no connection. Otherwise the router would reload the
 * current page. Without a connection the browser would show an error instead, and everything typed would be lost.
 */
export function useOfflineLinks(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    loadedPages.add(toPagePath(pathname));
  }, [pathname]);
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (navigator.onLine || link === null || link.origin !== window.location.origin) return;
      if (loadedPages.has(toPagePath(link.pathname))) return;
      event.preventDefault();
      event.stopPropagation();
      showToast('You are offline. That page can be opened once you are connected again.', 'warning', {
        id: 'offline',
      });
    };
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, []);
}
