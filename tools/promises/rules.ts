import { accountRules } from './accounts/own-account.ts';
import { operatorPagesRules } from './accounts/operator-pages.ts';
import { operatorRules } from './accounts/operators.ts';
import { runningRules } from './accounts/running.ts';
import { applicationsRules } from './deal/applications.ts';
import { conversationsRules } from './deal/conversations.ts';
import { deliveriesRules } from './deal/deliveries.ts';
import { notificationsRules } from './deal/notifications.ts';
import { ordersRules } from './deal/orders.ts';
import { publicPagesRules } from './deal/public-pages.ts';
import { reviewsRules } from './deal/reviews.ts';
import { screensRules } from './deal/screens.ts';
import type { Rule } from './proof.ts';

/** Every promise, by what it is about. */
export const rules: Readonly<Record<string, readonly Rule[]>> = {
  Orders: ordersRules,
  Deliveries: deliveriesRules,
  Applications: applicationsRules,
  Conversations: conversationsRules,
  Reviews: reviewsRules,
  Notifications: notificationsRules,
  'Public pages of designers': publicPagesRules,
  Screens: screensRules,
  ...accountRules,
  ...operatorRules,
  'Operators: their pages': operatorPagesRules,
  'Running an installation': runningRules,
};
