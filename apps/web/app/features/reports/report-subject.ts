import type { ReportKind } from '@tessera/contract/talk/reports';

/** Something that can be reported, and how it is named. */
export interface ReportSubject {
  kind: ReportKind;
  id: string;
  label: string;
}
