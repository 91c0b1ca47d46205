import { notificationsApi } from '@tessera/contract/talk/notifications';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import type { NotificationsService } from './notifications.service.ts';

/** What people have been told, and how they want to be told. */
export function notificationsRoutes(
  serve: Serve,
  notifications: NotificationsService,
  { links }: Edge,
): void {
  serve(notificationsApi.list, async ({ actor, query, request }) => {
    const { count, unread, notifications: results } = await notifications.list(actor.accountId, query);
    return { ...links.window(request, query, count, results), unread_count: unread };
  });
  serve(notificationsApi.read, async ({ actor, body }) => ({
    unread_count: await notifications.read(actor.accountId, body),
  }));
  serve(notificationsApi.settings, ({ actor }) => notifications.settings(actor.accountId));
  serve(notificationsApi.changeSettings, ({ actor, body }) =>
    notifications.changeSettings(actor.accountId, body),
  );
}
