import { contextOf, type OrderContext } from '@tessera/matching/score/calibration';
import type { Pair } from '@tessera/matching/evidence/evidence';
import { score } from '@tessera/matching/score/rank';
import { weightFor, weights } from '@tessera/matching/score/weights';
import { signalNames as allSignals, type SignalName } from '@tessera/matching/signals/signals';
import { GOOD_GRADE, measure } from '../metrics.ts';

/** An order of a set with the pairs it was ranked by. */
export interface JudgedOrder {
  setName: string;
  orderId: string;
  variant: string;
  pairs: readonly Pair[];
  grades: ReadonlyMap<string, number>;
}

/** A weight for each signal. */
export type Weights = Readonly<Record<SignalName, number>>;

/** An order with what each signal says of each designer, so that other weights can be tried quickly. */
export interface Case {
  setName: string;
  stem: string;
  variant: string;
  context: OrderContext;
  /** What multiplies the weight of each signal for this order. */
  factors: Weights;
  designers: {
    id: string;
    mean: number;
    isGood: boolean;
    /** Whether the designer meets every condition of the order. Who does not comes last, and no chance is said of them. */
    isKept: boolean;
    values: readonly (readonly [SignalName, number])[];
  }[];
  grades: ReadonlyMap<string, number>;
}

/** Those that are searched: with the bundled models nothing is said by captions. */
export const signalNames = allSignals.filter((signal) => signal !== 'caption');

/** Keeps what the signals say of an order's designers. @throws when there is no designer */
export function toCase({ setName, orderId, variant, pairs, grades }: JudgedOrder): Case {
  const [first] = pairs;
  if (first === undefined) throw new Error(`No designer can be ranked for ${orderId}.`);
  return {
    setName,
    stem: orderId.endsWith(`.${variant}`) ? orderId.slice(0, -variant.length - 1) : orderId,
    variant,
    context: contextOf(first),
    factors: toWeights((signal) => weightFor(signal, first.order) / weights[signal]),
    designers: pairs.map((pair) => {
      const { mean, contributions, unmet } = score(pair);
      return {
        id: pair.designer.id,
        mean,
        isKept: unmet.length === 0,
        isGood: (grades.get(pair.designer.id) ?? 0) >= GOOD_GRADE,
        values: contributions.map(({ signal, value }) => [signal, value] as const),
      };
    }),
    grades,
  };
}

/** The order's nDCG@10 with these weights; null where no designer is good enough to be ranked. */
export function ndcg({ designers, factors, grades }: Case, tried: Weights): number | null {
  const ranking = designers
    .map(({ id, values, isKept }) => {
      let sum = 0;
      let total = 0;
      for (const [signal, value] of values) {
        const weight = tried[signal] * factors[signal];
        sum += weight * value;
        total += weight;
      }
      return { id, isKept, mean: total === 0 ? 0 : sum / total };
    })
    .toSorted((a, b) => Number(b.isKept) - Number(a.isKept) || b.mean - a.mean || (a.id < b.id ? -1 : 1));
  return measure(
    ranking.map(({ id }) => id),
    grades,
  )['ndcg@10'];
}

/** A weight for each signal, by a function. */
export function toWeights(of: (signal: SignalName) => number): Weights {
  return Object.fromEntries(signalNames.map((signal) => [signal, of(signal)])) as Weights;
}
