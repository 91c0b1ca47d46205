import type { OwnApplication } from '@tessera/contract/deal/applications';
import type { Side } from '@tessera/contract/deal/moves';
import type { TimelineEntry } from '@tessera/contract/deal/progress';
import { formatUsd } from './format.ts';

type Price = Pick<OwnApplication, 'price_from_usd' | 'price_to_usd'>;

/** What a designer asks for: «$6,200 to $7,400»; null where no price is named. */
export function priceText({ price_from_usd: from, price_to_usd: to }: Price): string | null {
  if (from !== null && to !== null && from !== to) return `${formatUsd(from)} to ${formatUsd(to)}`;
  if (from !== null && to === null) return `From ${formatUsd(from)}`;
  if (from === null && to !== null) return `Up to ${formatUsd(to)}`;
  return from === null ? null : formatUsd(from);
}

/** Words as they stand within a sentence: «The price» is «the price». */
export function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What happened, as `reader` reads it; `other` is how the other side is called. */
export function timelineTitle(
  { kind, by }: Pick<TimelineEntry, 'kind' | 'by'>,
  { reader, other }: { reader: Side; other: string },
): string {
  const who = by === reader ? 'You' : other;
  switch (kind) {
    case 'created':
      return `${who} created the project`;
    case 'applied':
      return `${who} applied`;
    case 'accepted':
      return `${who} accepted ${reader === 'customer' ? other : 'you'}`;
    case 'delivered':
      return `${who} delivered`;
    case 'changes_requested':
      return `${who} asked for changes`;
    case 'completed':
      return `${who} marked it as completed`;
    case 'cancelled':
      return `${who} cancelled`;
    case 'reviewed':
      return `${who} wrote a review`;
  }
}
