import type { AuditAction } from '@tessera/contract/operator/operator-values';

/** What was done, in words. */
export const auditWords: Record<AuditAction, string> = {
  'operator.add': 'Added an operator',
  'operator.remove': 'Removed an operator',
  'operator.second-factor': 'Set up a second factor',
  'account.suspend': 'Suspended an account',
  'account.reinstate': 'Reinstated an account',
  'account.limit': 'Changed a limit',
  'vetting.approve': 'Approved a designer',
  'vetting.decline': 'Declined a designer',
  'photo.show': 'Showed a photo',
  'photo.hide': 'Hid a photo',
  'photo.save': 'Saved a held photo',
  'report.dismiss': 'Dismissed a report',
  'report.hide': 'Hid what was reported',
  'report.suspend': 'Suspended an account after a report',
  'review.hide': 'Hid a review',
  'review.show': 'Showed a review again',
  'contact-message.answered': 'Marked a message as answered',
  'job.retry': 'Had a job tried again',
  'audit.export': 'Saved the audit',
};
