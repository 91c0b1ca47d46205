import type { Move } from './moves.ts';

/** Statuses of an application. */
export const applicationStatuses = ['sent', 'shortlisted', 'accepted', 'declined', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What people read for a status. */
export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  sent: 'Sent',
  shortlisted: 'Shortlisted',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** Statuses of an open application: one that waits for its customer. */
export const openApplicationStatuses: readonly ApplicationStatus[] = ['sent', 'shortlisted'];

/** Where an application may be before it is sent for the first time. */
export const NO_APPLICATION = 'none';

/** What moves an application on. */
export type ApplicationAction = 'apply' | 'shortlist' | 'decline' | 'accept' | 'withdraw';

/** Reasons that a customer may give for declining. */
export const declineReasons = ['budget', 'style', 'timing', 'location', 'other'] as const;

/** Reasons with which an application is declined because of what became of its order. */
export const closingReasons = ['another_designer', 'order_cancelled'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/**
 * Every edge of an application's state graph that somebody takes. Besides, open applications become declined when another
 * one is accepted or the order is cancelled.
 */
export const applicationMoves: readonly Move<ApplicationStatus | typeof NO_APPLICATION, ApplicationAction>[] =
  [
    {
      action: 'apply',
      by: 'designer',
      from: [NO_APPLICATION, 'withdrawn'],
      to: 'sent',
      tells: [{ who: 'customer', kind: 'application' }],
    },
    {
      action: 'shortlist',
      by: 'customer',
      from: ['sent', 'declined'],
      to: 'shortlisted',
      tells: [{ who: 'designer', kind: 'application_status' }],
    },
    {
      action: 'decline',
      by: 'customer',
      from: ['sent', 'shortlisted'],
      to: 'declined',
      tells: [{ who: 'designer', kind: 'application_status' }],
    },
    {
      action: 'accept',
      by: 'customer',
      from: ['sent', 'shortlisted'],
      to: 'accepted',
      tells: [{ who: 'designer', kind: 'application_status' }],
    },
    {
      action: 'withdraw',
      by: 'designer',
      from: ['sent', 'shortlisted'],
      to: 'withdrawn',
      tells: [{ who: 'customer', kind: 'application_status' }],
    },
  ];
