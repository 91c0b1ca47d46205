import { explain, type Reason } from '@tessera/matching/reasons/explain';
import type { Match } from '@tessera/matching/score/rank';
import { weightFor } from '@tessera/matching/score/weights';
import { signals, type SignalName } from '@tessera/matching/signals/signals';

/** What one signal contributes to a score. */
export interface SignalRow {
  signal: SignalName;
  /** 0..1; null where the signal has nothing to say of the two, and then it does not count. */
  value: number | null;
  weight: number;
  /** 0..1: signals from an order's text count as much as the text is clear. */
  sureness: number;
  /** Weight × sureness, of the sum over all signals that said something, 0..1; null like the value. */
  share: number | null;
  /** How many points of the score come from the signal, 0..100; null where it said nothing. All signals together make the score. */
  points: number | null;
  /** What the signal compared, a line each, with ids. */
  evidence: string[];
  /** What the customer's card says of it; null where the signal gives no reason. */
  reason: Reason | null;
}

/** How a score comes about. */
export interface Arithmetic {
  rows: SignalRow[];
  /** The sum of weight × sureness over all signals that said something. */
  totalWeight: number;
  /** What brings the mean of the values to a score that means the same in every order. */
  factor: number;
}

/** The arithmetic of a match, with a row for each signal there is. */
export function arithmeticOf(match: Match): Arithmetic {
  const { contributions, order, mean, score } = match;
  const totalWeight = contributions.reduce((sum, { signal }) => sum + weightFor(signal, order), 0);
  const reasons = explain(match, 'customer');
  return {
    rows: signals.map(({ name: signal, weight, print }) => {
      const said = contributions.find((one) => one.signal === signal);
      const counted = weightFor(signal, order);
      return {
        signal,
        value: said?.value ?? null,
        weight,
        sureness: weight === 0 ? 1 : counted / weight,
        share: said === undefined ? null : counted / totalWeight,
        points: said?.points ?? null,
        evidence: print(match),
        reason: reasons.find((reason) => reason.signal === signal) ?? null,
      };
    }),
    totalWeight,
    factor: mean === 0 ? 0 : score / mean,
  };
}
