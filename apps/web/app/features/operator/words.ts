import type { AccountRole } from '@tessera/contract/account/auth';
import type { Person } from '@tessera/contract/operator/people';
import type { Standing } from '@tessera/contract/operator/operator-values';
import type { OperatorReport, ReportState } from '@tessera/contract/operator/reports';

export const roleWords: Record<AccountRole, string> = {
  designer: 'Designer',
  customer: 'Customer',
  operator: 'Operator',
};

export const standingWords: Record<Standing, string> = {
  good: 'In good standing',
  waiting: 'Waits for vetting',
  declined: 'Declined',
  suspended: 'Suspended',
};

export const reportKindWords: Record<OperatorReport['kind'], string> = {
  message: 'Message',
  photo: 'Photo',
  designer: 'Designer',
  order: 'Project',
  review: 'Review',
};

export const reasonWords: Record<OperatorReport['reason'], string> = {
  spam: 'Spam',
  abuse: 'Abuse or threats',
  fraud: 'Fraud',
  copyright: 'Copyright',
  other: 'Something else',
};

export const reportStateWords: Record<ReportState, string> = {
  open: 'Open',
  dismissed: 'Dismissed',
  hidden: 'Hidden',
  suspended: 'Account suspended',
};

/** How somebody is called: by name, or by address until there is one. */
export function nameOf({ name, email }: Pick<Person, 'name' | 'email'>): string {
  return name === '' ? email : name;
}

/** A number with its noun: 1 photo, 3 photos. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** How long ago something was, or how long it takes: 40 s, 3 min, 5 h, 2 days. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 36 * 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

/** A size: 812 kB, 41.2 GB. Thousands, as disks are sold. */
export function size(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: power < 2 || amount >= 100 ? 0 : 1 })} ${units[power]}`;
}
