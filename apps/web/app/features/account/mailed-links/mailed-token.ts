import { useSyncExternalStore } from 'react';

/**
 * The token of the mailed link that led here; empty if there is none, and undefined while the page is only markup. It stands
 * behind the `#`, so no server ever gets it with an address.
 */
export function useMailedToken(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    (onChange) => {
      window.addEventListener('hashchange', onChange);
      return () => window.removeEventListener('hashchange', onChange);
    },
    () => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '',
    () => undefined,
  );
}
