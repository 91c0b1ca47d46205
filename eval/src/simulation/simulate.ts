import { diversify, FIRST_PLACES } from '@tessera/matching/first-page/diversify';
import { EXPOSURE_DAYS, withExposureFloor } from '@tessera/matching/first-page/exposure';
import { rank, type Match } from '@tessera/matching/score/rank';
import type { SimulatedMarketplace } from './simulated-marketplace.ts';

/** How first pages are made: by score alone, with different designers first, and with the newcomers' place as well. */
export const policies = ['score alone', 'and diversity', 'and exposure floor'] as const;
export type Policy = (typeof policies)[number];

/** How the first pages of all orders were shared. */
export interface Exposed {
  policy: Policy;
  /** Inequality of first-page places: 0 when all have the same number, 1 when one has all. */
  gini: number;
  /** Share of designers who never stood on a first page; of those who joined after the first day. */
  neverShown: number;
  lateNeverShown: number;
  /** Share of first pages with a place given by the floor. */
  givenShare: number;
  /** Mean score on first pages. */
  scoreMean: number;
}

const DAYS = 100;

/** Of the designers, so many join one by one over the days; the others are there from the first. */
const LATE_SHARE = 0.2;

/** Shows each order's first page once, spread over a hundred days, and counts who stands on it. */
export function simulateExposure({ designerCount, orderCount, pairOf }: SimulatedMarketplace): Exposed[] {
  const lateFrom = Math.floor(designerCount * (1 - LATE_SHARE));
  const joinedOn = (designer: number) =>
    designer < lateFrom ? 0 : (DAYS * (designer - lateFrom + 1)) / (designerCount - lateFrom + 1);
  const late = new Set(
    Array.from({ length: designerCount - lateFrom }, (_, i) => `designer ${lateFrom + i}`),
  );
  const seen = Object.fromEntries(policies.map((policy) => [policy, createTally()])) as Record<Policy, Tally>;
  for (let order = 0; order < orderCount; order += 1) {
    const day = Math.floor((DAYS * order) / orderCount);
    const pairs = Array.from({ length: designerCount }, (_, designer) => designer)
      .filter((designer) => joinedOn(designer) <= day)
      .map((designer) => pairOf(order, designer));
    const byScore = rank(pairs);
    const diverse = diversify(byScore);
    const floored = withExposureFloor(diverse, {
      orderId: `order ${order}`,
      day: String(day),
      firstPageCounts: seen['and exposure floor'].since(day - EXPOSURE_DAYS),
    });
    seen['score alone'].show(day, byScore, false);
    seen['and diversity'].show(day, diverse, false);
    seen['and exposure floor'].show(day, floored.matches, floored.newcomerPlace !== null);
  }
  return policies.map((policy) => {
    const { firstPageCounts, pages, givenPages, scoreSum } = seen[policy].total();
    const counts = Array.from({ length: designerCount }, (_, i) => firstPageCounts.get(`designer ${i}`) ?? 0);
    return {
      policy,
      gini: gini(counts),
      neverShown: counts.filter((count) => count === 0).length / designerCount,
      lateNeverShown: [...late].filter((id) => !firstPageCounts.has(id)).length / Math.max(1, late.size),
      givenShare: givenPages / pages,
      scoreMean: scoreSum / (pages * FIRST_PLACES),
    };
  });
}

/** The Gini coefficient: half the mean difference between two of the values, relative to their mean; 0 for none. */
export function gini(values: readonly number[]): number {
  const sum = values.reduce((all, value) => all + value, 0);
  if (sum === 0) return 0;
  const weighted = values
    .toSorted((a, b) => a - b)
    .reduce((all, value, i) => all + (2 * (i + 1) - values.length - 1) * value, 0);
  return weighted / (values.length * sum);
}

interface Tally {
  show(day: number, matches: readonly Match[], isGiven: boolean): void;
  /** How often each designer was shown from a day on. */
  since(day: number): Map<string, number>;
  total(): { firstPageCounts: Map<string, number>; pages: number; givenPages: number; scoreSum: number };
}

function createTally(): Tally {
  const pages: { day: number; ids: string[] }[] = [];
  let givenPages = 0;
  let scoreSum = 0;
  const since = (day: number) => {
    const times = new Map<string, number>();
    for (const page of pages)
      if (page.day >= day) for (const id of page.ids) times.set(id, (times.get(id) ?? 0) + 1);
    return times;
  };
  return {
    show(day, matches, isGiven) {
      const first = matches.slice(0, FIRST_PLACES);
      pages.push({ day, ids: first.map(({ designer }) => designer.id) });
      givenPages += Number(isGiven);
      scoreSum += first.reduce((sum, { score }) => sum + score, 0);
    },
    since,
    total: () => ({ firstPageCounts: since(0), pages: pages.length, givenPages, scoreSum }),
  };
}
