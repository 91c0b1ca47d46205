import { z } from 'zod';
import { id, limitOffset, page, timestamp } from '../fields/fields.ts';
import { route } from '../route.ts';

/** What a notification can be about. */
export const notificationKinds = [
  'application',
  'application_status',
  'message',
  'delivery',
  'changes_requested',
  'order_status',
  'review',
  'review_answer',
  'photo_review',
  'account',
  'match',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The most notifications that one call marks as read by id. */
export const READ_IDS_MAX = 500;

/** Something told in the product. */
export const notification = z
  .object({
    id,
    kind: z.enum(notificationKinds),
    text: z.string().describe('One sentence'),
    link: z.string().describe('Path of the page it is about'),
    created_at: timestamp,
    read: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

const choice = z.object({ in_product: z.boolean(), by_mail: z.boolean() });

/** How somebody is told, by kind. `account` is always told in both ways. */
export const notificationSettings = z
  .object(
    Object.fromEntries(notificationKinds.map((kind) => [kind, choice])) as Record<
      NotificationKind,
      typeof choice
    >,
  )
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** What is sent to change the settings: kinds that are left out stay as they are. */
export const notificationSettingsBody = notificationSettings
  .partial()
  .meta({ id: 'NotificationSettingsBody' });

const unread = { unread_count: z.int() };

export const notificationsApi = {
  list: route({
    method: 'GET',
    path: 'user/notification/',
    access: 'member',
    summary: 'What one has been told, latest first',
    status: 200,
    query: limitOffset,
    reply: page(notification).extend(unread),
  }),
  read: route({
    method: 'POST',
    path: 'user/notification/read/',
    access: 'member',
    summary: 'Mark notifications as read, by id or all of them; ids that are not one’s own change nothing',
    status: 200,
    body: z
      .object({ ids: z.array(z.string()).max(READ_IDS_MAX).optional(), all: z.literal(true).optional() })
      .refine(({ ids, all }) => ids !== undefined || all === true, {
        path: ['ids'],
        params: { code: 'required' },
      }),
    reply: z.object(unread),
  }),
  settings: route({
    method: 'GET',
    path: 'user/notification-settings/',
    access: 'member',
    summary: 'How one is told, by kind',
    status: 200,
    reply: notificationSettings,
  }),
  changeSettings: route({
    method: 'PUT',
    path: 'user/notification-settings/',
    access: 'member',
    summary: 'Change how one is told; `account` cannot be switched off',
    status: 200,
    body: notificationSettingsBody,
    reply: notificationSettings,
  }),
};
