import type { NotificationSettings } from '@tessera/contract/talk/notifications';
import { notificationsApi } from '../../lib/api/routes/talk.generated.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { callList } from '../../lib/api/lists.ts';

/** So many notifications are listed. */
const LISTED = 50;

const KEY = ['notifications'] as const;

/** What the account has been told, latest first. */
export const notificationsQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ signal }) =>
    callList(
      notificationsApi.list,
      { query: { limit: LISTED }, signal },
      (readers) => readers.readNotification,
    ),
  select: (page) => page.results,
});

/** How many notifications the account has not read. */
export const unreadNotificationsQuery = queryOptions({
  queryKey: [...KEY, 'unread'],
  queryFn: ({ signal }) => call(notificationsApi.list, { query: { limit: 1 }, signal }),
  select: (page) => page.unread_count,
});

/** How the account is told, by kind. */
export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) => call(notificationsApi.settings, { signal }),
});

/** Asks again for the list and the number of unread ones, where they are shown and could be loaded. */
export function refreshNotifications(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY, predicate: ({ state }) => state.data !== undefined });
}

/** Marks notifications as read: those with these ids, or all. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { ids: string[] } | { all: true }) => call(notificationsApi.read, { body: which }),
    onSettled: () => refreshNotifications(client),
  });
}

/** Changes how one is told of one kind, at once on the page; what could not be saved is taken back. */
export function useChangeSettings({ onFailure }: { onFailure: (error: Error) => void }) {
  const client = useQueryClient();
  const { queryKey } = notificationSettingsQuery;
  return useMutation({
    mutationFn: (body: Partial<NotificationSettings>) => call(notificationsApi.changeSettings, { body }),
    // One after the other, so that the last answer has every change.
    scope: { id: 'notification-settings' },
    onMutate: (change) => {
      client.setQueryData(queryKey, (settings) => settings && { ...settings, ...change });
    },
    onError: (error) => {
      onFailure(error);
      return client.invalidateQueries({ queryKey });
    },
  });
}
