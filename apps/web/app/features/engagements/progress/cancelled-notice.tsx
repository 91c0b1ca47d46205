import type { Side } from '@tessera/contract/deal/moves';
import type { Engagement } from '@tessera/contract/deal/progress';
import { formatDay } from '../../../lib/text/format.ts';
import { Notice } from '../../../ui/notices/notice.tsx';

/** Who ended the work without completing it, when and why; nothing where nobody did. */
export function CancelledNotice({
  engagement,
  reader,
  other,
}: {
  engagement: Engagement;
  reader: Side;
  /** How the other side is called. */
  other: string;
}) {
  const { cancelled_at: at, cancelled_by: by, reason } = engagement;
  if (at === null) return null;
  const words = reason === '' ? '.' : `: “${reason}”`;
  return (
    <Notice tone="info">{`${by === reader ? 'You' : other} cancelled on ${formatDay(at)}${words}`}</Notice>
  );
}
