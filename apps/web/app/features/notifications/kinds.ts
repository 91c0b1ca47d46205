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

/** A kind, and what its switches are called. */
type NamedKind = readonly [kind: NotificationKind, label: string];

const message: NamedKind = ['message', 'Messages'];
const orderStatus: NamedKind = ['order_status', 'Status of a project'];
const photoReview: NamedKind = ['photo_review', 'Photos held for review'];
const match: NamedKind = ['match', 'New matches, once a day at most'];
const account: NamedKind = ['account', 'Your account and its safety'];

/** What a role can be told of, in the order of the settings. */
export const kindsOf: Record<Role, readonly NamedKind[]> = {
  customer: [
    ['application', 'New applications'],
    ['application_status', 'Withdrawn applications'],
    message,
    ['delivery', 'Deliveries'],
    orderStatus,
    ['review_answer', 'Answers to your reviews'],
    photoReview,
    match,
    account,
  ],
  designer: [
    ['application_status', 'Your applications'],
    message,
    ['changes_requested', 'Requests for changes'],
    orderStatus,
    ['review', 'Reviews'],
    photoReview,
    match,
    account,
  ],
};
