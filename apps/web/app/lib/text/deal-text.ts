import type { OwnApplication } from '@tessera/contract/deal/applications';
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
