import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { readSession, watchSession } from '../browser/session.ts';

// Before the next press is taken, what was pressed is seen to be busy.
notifyManager.setScheduler(queueMicrotask);

/** What the server told us, kept while the page is open. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a connection calls fail at once and can be tried again, instead of waiting unseen.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 10_000,
      // An answer is an answer; only a connection that failed is tried once more.
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Forgets everything when the session ends, here or in another tab; returns how to stop watching. */
export function forgetOnSignOut(): () => void {
  return watchSession(() => {
    if (readSession() === null) queryClient.clear();
  });
}
