import type { OrderEvidence } from '../evidence/evidence.ts';
import type { SignalGroup } from '../signals/signal.ts';
import { signalOf, signals, type SignalName } from '../signals/signals.ts';

/** What each signal counts at most, relative to the others. */
export const weights = Object.fromEntries(signals.map(({ name, weight }) => [name, weight])) as Readonly<
  Record<SignalName, number>
>;

/** How much each group of signals counts in one list, 0..2: 0 leaves the group out, 1 is as usual. */
export type Emphasis = Readonly<Record<SignalGroup, number>>;

/** Every group counts as usual. */
export const evenEmphasis: Emphasis = { style: 1, scope: 1, budget: 1, nearness: 1 };

/**
 * The power to which a group's emphasis is raised; no unit. Small groups need more of it, so that each slider moves the
 * list when it is at its end. For an order with pictures, text and budget, style then has over three quarters of all
 * weight, scope over half, and budget and nearness a fifth to a third.
 */
const EMPHASIS_EXPONENT: Readonly<Record<SignalGroup, number>> = {
  style: 1,
  scope: 2,
  budget: 3,
  nearness: 3,
};

/** What a signal counts for one order: its weight, times the emphasis, times how sure the order is. 0 and up. */
export function weightFor(name: SignalName, order: OrderEvidence, emphasis: Emphasis = evenEmphasis): number {
  const { group, weight, certainty } = signalOf[name];
  const factor = group === null ? 1 : emphasis[group] ** EMPHASIS_EXPONENT[group];
  return weight * factor * certainty(order);
}
