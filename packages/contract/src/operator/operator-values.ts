/** The periods that the overview can show, in days. */
export const overviewDays = [30, 90] as const;

/** An order has a match if a designer scores at least this much for it. */
export const MATCH_SCORE_MIN = 60;

/** Where the whole audit is fetched as CSV, relative to the API. It takes the access token and the filters of the list. */
export const AUDIT_FILE_PATH = 'operator/audit.csv';

/** What operators do. The part before the dot is the kind of thing that it is done to. */
export const auditActions = [
  'operator.add',
  'operator.remove',
  'operator.second-factor',
  'account.suspend',
  'account.reinstate',
  'account.limit',
  'vetting.approve',
  'vetting.decline',
  'photo.show',
  'photo.hide',
  'photo.save',
  'report.dismiss',
  'report.hide',
  'report.suspend',
  'review.hide',
  'review.show',
  'contact-message.answered',
  'job.retry',
  'audit.export',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Where an operator fetches a photo that nobody else is shown, relative to the API. It takes the access token like any call. */
export const OPERATOR_PHOTO_FILE_PATH = 'operator/photo/:id/file/';

/** How an account stands with the operators. */
export const standings = ['good', 'waiting', 'declined', 'suspended'] as const;
export type Standing = (typeof standings)[number];
