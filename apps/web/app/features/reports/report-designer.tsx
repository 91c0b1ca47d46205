import { ReportButton } from './report-button.tsx';
import type { ReportSubject } from './report-subject.ts';

/** Reports a designer, or the photo of theirs that is shown. */
export function ReportDesigner({
  designer: { id, name },
  photoId,
}: {
  designer: { id: string; name: string };
  photoId?: string | undefined;
}) {
  const person: ReportSubject = { kind: 'designer', id, label: name };
  if (photoId === undefined) return <ReportButton isIcon label={`Report ${name}`} subjects={[person]} />;
  return <ReportButton isIcon subjects={[{ kind: 'photo', id: photoId, label: 'This photo' }, person]} />;
}
