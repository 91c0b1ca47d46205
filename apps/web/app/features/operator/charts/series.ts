import { scaleLinear } from 'd3-scale';

/** One value for each day; null where nothing was measured. Days are ISO dates (2026-11-16), oldest first. */
export interface DaySeries {
  days: readonly string[];
  values: readonly (number | null)[];
}

/** The ends of the value axis, and where its grid lines stand: whole, round steps from 0, at most five lines. */
export interface ValueAxis {
  max: number;
  ticks: readonly number[];
}

/** A value axis that holds every value. Nothing measured gives an axis from 0 to 1. */
export function valueAxis(values: readonly (number | null)[]): ValueAxis {
  const highest = Math.max(1, ...values.map((value) => value ?? 0));
  // A count of four intervals is a hint to the scale: it prefers steps of 1, 2 and 5, and may draw one more or less.
  const scale = scaleLinear().domain([0, highest]).nice(4);
  const max = scale.domain()[1]!;
  const ticks = scale.ticks(4).filter(Number.isInteger);
  return { max, ticks: ticks.length <= MOST_LINES ? ticks : ticks.filter((_, index) => index % 2 === 0) };
}

/** More lines than these are a raster, not an axis. */
const MOST_LINES = 5;

/**
 * Which days are written under a chart: the first, the last, and as many between them as fit, evenly.
 * @returns indexes into the days, rising
 */
export function labelledDays(count: number, widthPx: number): number[] {
  if (count === 0) return [];
  const between = Math.max(1, Math.min(4, Math.floor(widthPx / LABEL_WIDTH_PX)));
  const indexes = Array.from({ length: between + 1 }, (_, at) => Math.round(((count - 1) * at) / between));
  return [...new Set(indexes)];
}

/** A day's label (Nov 16) with room on both sides. */
const LABEL_WIDTH_PX = 96;

/** The last value that was measured, or null. */
export function lastOf(values: readonly (number | null)[]): number | null {
  return values.findLast((value) => value !== null) ?? null;
}

/** The first value of a series that is not null; null where there is none. */
export function firstOf(values: readonly (number | null)[]): number | null {
  return values.find((value) => value !== null) ?? null;
}

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of a series under a chart: Nov 16. */
export function shortDay(day: string): string {
  return monthDay.format(new Date(`${day}T00:00:00Z`));
}

/** A day of a series in a table: Nov 16, 2026. */
export function longDay(day: string): string {
  return wholeDay.format(new Date(`${day}T00:00:00Z`));
}
