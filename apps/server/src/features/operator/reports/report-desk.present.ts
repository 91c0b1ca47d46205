import type { Person } from '@tessera/contract/operator/people';
import type { OperatorReport, ReportSubject } from '@tessera/contract/operator/reports';
import { isFormer } from '../../auth/former-accounts.service.ts';
import type { ReportToDecide } from '../../reports/closing.service.ts';

/** A report with who and what it is about. */
export function toReport(
  row: ReportToDecide,
  { reporter, about, subject }: { reporter: Person; about: Person | null; subject: ReportSubject | null },
): OperatorReport {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    text: row.body,
    created_at: row.createdAt.toISOString(),
    state: row.outcome ?? 'open',
    closed_at: row.closedAt?.toISOString() ?? null,
    reporter,
    about,
    subject,
    earlier_count: row.earlierCount,
    same_count: row.sameCount,
    acts: row.outcome === null ? actsOn(about, subject) : [],
  };
}

/** What can be done about an open report. Designers and orders are not hidden: whoever is answerable is suspended. */
function actsOn(about: Person | null, subject: ReportSubject | null): OperatorReport['acts'] {
  return [
    'dismiss',
    ...(subject !== null && canBeHidden(subject.kind) ? (['hide'] as const) : []),
    ...(about !== null && !isFormer(about.id) ? (['suspend'] as const) : []),
  ];
}

/** Whether things of a kind can be hidden one by one. */
export function canBeHidden(kind: string): kind is 'message' | 'photo' | 'review' {
  return kind === 'message' || kind === 'photo' || kind === 'review';
}
