import type { Role } from '@tessera/contract/account/auth';
import type { NotificationKind } from '@tessera/contract/talk/notifications';
import {
  IconBriefcase,
  IconMessage,
  IconPackage,
  IconPencil,
  IconPhoto,
  IconSend,
  IconSparkles,
  IconStar,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';

/** How kinds of notifications are drawn. */
export const kindIcons: Record<NotificationKind, TablerIcon> = {
  application: IconSend,
  application_status: IconSend,
  message: IconMessage,
  delivery: IconPackage,
  changes_requested: IconPencil,
  order_status: IconBriefcase,
  review: IconStar,
  review_answer: IconStar,
  photo_review: IconPhoto,
  account: IconUser,
  match: IconSparkles,
};

/** What kinds of notifications are called. */
export const kindLabels: Record<NotificationKind, string> = {
  application: 'New applications',
  application_status: 'Your applications',
  message: 'Messages',
  delivery: 'Deliveries',
  changes_requested: 'Requests for changes',
  order_status: 'Status of a project',
  review: 'Reviews',
  review_answer: 'Answers to your reviews',
  photo_review: 'Photos held for review',
  account: 'Your account and its safety',
  match: 'New matches, once a day at most',
};

/** What a role can be told of, in the order of the settings. */
export const kindsOf: Record<Role, readonly NotificationKind[]> = {
  customer: ['application', 'message', 'delivery', 'order_status', 'review_answer', 'match', 'account'],
  designer: [
    'application_status',
    'message',
    'changes_requested',
    'order_status',
    'review',
    'photo_review',
    'match',
    'account',
  ],
};
