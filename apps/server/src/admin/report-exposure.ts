import { FIRST_PLACES } from '@tessera/matching/first-page/diversify';
import {
  EXPOSURE_DAYS,
  EXPOSURE_POINTS_MAX,
  NEWCOMER_FIRST_PAGES_MAX,
} from '@tessera/matching/first-page/exposure';
import type { AdminTools, Command } from './command.ts';

/** Prints how designers share the first pages of customers' lists. */
export const reportExposure: Command = {
  usage: ['match exposure               how designers share the first pages that customers saw'],

  async run(args, tools) {
    return args.length > 0 ? undefined : print(tools);
  },
};

/** So many of those who are shown most are listed. */
const LISTED_MAX = 10;

async function print({ inspection, say }: AdminTools): Promise<boolean> {
  const { designers, pageCount, evenness } = await inspection.exposure();
  const placeCount = designers.reduce((sum, { firstPageCount }) => sum + firstPageCount, 0);
  const share = (count: number) => (placeCount === 0 ? 0 : (100 * count) / placeCount).toFixed(1).padStart(5);
  const never = designers.filter(({ firstPageCount }) => firstPageCount === 0);
  const newcomers = designers.filter(({ firstPageCount }) => firstPageCount < NEWCOMER_FIRST_PAGES_MAX);
  const fromNewcomers = newcomers.reduce((sum, { firstPageCount }) => sum + firstPageCount, 0);

  say(
    `In the last ${EXPOSURE_DAYS} days customers saw ${pageCount} first pages (an order on a day) with ${placeCount} places.`,
  );
  say(`${designers.length} designers can be matched; ${never.length} of them were never on a first page.`);
  say(`Gini coefficient of the places: ${evenness.toFixed(2)} (0: all have the same; 1: one has all)`);
  say(
    `${newcomers.length} newcomers, shown fewer than ${NEWCOMER_FIRST_PAGES_MAX} times, have ${share(fromNewcomers).trim()} % of the places.`,
  );
  say('');
  say(
    `Policy: where no newcomer stands on the first ${FIRST_PLACES} places, the last of them goes to one who scores at most ` +
      `${EXPOSURE_POINTS_MAX} points less, drawn by order and day. How often somebody was shown helps nobody.`,
  );
  say('');
  for (const { designerId, name, firstPageCount } of designers.slice(0, LISTED_MAX))
    say(`${share(firstPageCount)} %  ${String(firstPageCount).padStart(6)}  ${designerId}  ${name}`);
  if (never.length > 0) say('Never shown:');
  for (const { designerId, name } of never) say(`  ${designerId}  ${name}`);
  return true;
}
