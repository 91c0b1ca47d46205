import type { Application } from '@tessera/contract/deal/applications';

type Reason = NonNullable<Application['reason']>;

/** What people read for a reason for declining. */
export const reasonLabels: Record<Reason, string> = {
  budget: 'The price',
  style: 'The style',
  timing: 'The timing',
  location: 'The location',
  other: 'Another reason',
  another_designer: 'Another designer was chosen',
  order_cancelled: 'The project was cancelled',
};
