import type { Notification, NotificationKind } from '@tessera/contract/talk/notifications';
import type { NotificationRow } from './notifications.repo.ts';

/** A notification, as whoever is told sees it. */
export function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind as NotificationKind,
    text: row.text,
    link: row.link,
    created_at: row.createdAt.toISOString(),
    read: row.readAt !== null,
  };
}
