import { API_BASE } from '@tessera/contract/route';
import type { PageView } from '@tessera/contract/site';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from '../../lib/site/consent.ts';
import { ANALYTICS_URL } from '../../lib/site/product.ts';
import { toPagePath } from '../../paths.ts';

/** Counts every page that is looked at, once analytics have been allowed; until then nothing is sent. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const isAllowed = useConsent()?.analytics === true;
  useEffect(() => {
    const path = toPagePath(pathname);
    if (!isAllowed || path === null) return;
    // Without the API client, which the public pages would load for nothing else. A view that is not counted is no loss.
    fetch(ANALYTICS_URL || `${API_BASE}site/page-view/`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path } satisfies PageView),
    }).catch(() => undefined);
  }, [pathname, isAllowed]);
}
