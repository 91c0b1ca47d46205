import type { MatchedDesigner, matchingApi } from '@tessera/contract/matching';
import type { NamedWish } from '@tessera/contract/orders/order-reading';
import type { Parsed } from '@tessera/contract/route';
import { formatUsd } from '../../../lib/text/format.ts';
import { shownText, unmetText } from '../../../lib/text/wish-text.ts';

/** A customer's list as it came. */
export type CustomerMatches = Parsed<typeof matchingApi.customerMatches.reply>;

/** A designer's list as it came. */
export type DesignerMatches = Parsed<typeof matchingApi.designerMatches.reply>;

/**
 * The pages of a list as one: all that is said of the list comes from the first. A list may change between two pages; what
 * stands on both is shown once.
 */
export function joinPages<Page extends { results: { id: string }[] }>(pages: readonly Page[]): Page {
  const all = new Map<string, Page['results'][number]>();
  for (const { results } of pages) for (const one of results) if (!all.has(one.id)) all.set(one.id, one);
  return { ...pages[0]!, results: [...all.values()] };
}

/** How many designers the first part of a list has: they are chosen to differ, and those below follow anew. */
export const FIRST_PLACES = 10;

/** A list with fewer designers than this is short: then it is told what would make it longer. */
const SHORT_BELOW = 3;

/** A list in its parts: what fits, in two parts where there is much, and what fits less. */
export function partsOf<One extends { isWeak: boolean }>({ results }: { results: readonly One[] }) {
  const fitting = results.filter(({ isWeak }) => !isWeak);
  return {
    first: fitting.slice(0, FIRST_PLACES),
    further: fitting.slice(FIRST_PLACES),
    weaker: results.filter(({ isWeak }) => isWeak),
    /** What fits comes first, so behind a weak one there are weak ones only. */
    isMoreWeak: results.at(-1)?.isWeak === true,
  };
}

/** What designers miss, as a heading above them: «Does not meet: speaks German». */
export function missedText(unmet: readonly (NamedWish & { label: string })[]): string {
  return `Does not meet: ${unmet.map(unmetText).join(', ')}`;
}

/** Near misses by what they miss, in their order. */
export function groupsOfNearMisses(designers: readonly MatchedDesigner[]) {
  return [...Map.groupBy(designers, ({ unmet }) => missedText(unmet))].map(([title, group]) => ({
    title,
    designers: group,
  }));
}

/** At which sum more designers come in; null where the list is long enough, or no sum would help. */
export function aboveCapText({
  results,
  aboveCap,
}: Pick<CustomerMatches, 'results' | 'aboveCap'>): string | null {
  const { first } = partsOf({ results });
  if (aboveCap === null || first.length >= SHORT_BELOW) return null;
  const { count, usd } = aboveCap;
  return count === 1
    ? `1 designer starts at ${formatUsd(usd)}.`
    : `${count} designers start at ${formatUsd(usd)} or less.`;
}

/** Where a designer usually starts, for one whom a limit keeps away. */
export function startsAtText({
  startsAtUsd,
  unmet,
}: Pick<MatchedDesigner, 'startsAtUsd' | 'unmet'>): string | null {
  const cap = unmet.find(({ kind }) => kind === 'budget');
  if (startsAtUsd === null || cap === undefined) return null;
  return `Usually starts at ${formatUsd(startsAtUsd)}, above your ${cap.label}.`;
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

/** «Nobody here shows façades yet»: what an order names and no designer shows; null where everything is shown. */
export function shownByNobodyText(wishes: readonly NamedWish[]): string | null {
  if (wishes.length === 0) return null;
  return `Nobody here shows ${listed.format(wishes.map(shownText))} yet.`;
}
