import type { Side } from '@tessera/contract/deal/moves';
import type { TimelineEntry } from '@tessera/contract/deal/progress';
import { timelineTitle } from '../../../lib/text/deal-text.ts';
import { formatDay } from '../../../lib/text/format.ts';

/** One line of a timeline, as people read it. */
export interface TimelineLine {
  title: string;
  when: string;
  /** The words that came with it; empty where there are none. */
  text: string;
}

/** A timeline as `reader` reads it; `other` is how the other side is called. Applications are counted, for they name nobody. */
export function toLines(
  timeline: readonly TimelineEntry[],
  { reader, other }: { reader: Side; other: string },
): TimelineLine[] {
  const applied = timeline.filter(({ kind }) => kind === 'applied');
  return timeline.flatMap((entry) => {
    const isSummed = entry.kind === 'applied' && reader === 'customer';
    if (isSummed) return entry === applied[0] ? [appliedLine(applied)] : [];
    const text = hasWords(entry) ? `“${entry.text}”` : '';
    return [
      {
        title: timelineTitle(entry, { reader, other }),
        when: formatDay(entry.at),
        text,
      },
    ];
  });
}

/** What is delivered or reviewed is shown at its own place, and a note in the application. */
function hasWords({ kind, text }: TimelineEntry): boolean {
  return text !== '' && (kind === 'changes_requested' || kind === 'cancelled');
}

function appliedLine(applied: readonly TimelineEntry[]): TimelineLine {
  const days = [...new Set(applied.map(({ at }) => formatDay(at)))];
  return {
    title: applied.length === 1 ? '1 application came in' : `${applied.length} applications came in`,
    when: days.length === 1 ? days[0]! : `${days[0]} to ${days.at(-1)}`,
    text: '',
  };
}
