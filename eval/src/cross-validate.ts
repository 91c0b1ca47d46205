import { chanceOfGood, contextOf, type Calibration, type OrderContext } from '@tessera/matching/calibration';
import type { Pair } from '@tessera/matching/evidence';
import { score } from '@tessera/matching/rank';
import { weightFor, weights, type SignalName } from '@tessera/matching/weights';
import { fitCalibration, type Observation } from './fit-calibration.ts';
import { createRandom, GOOD_GRADE, measure } from './metrics.ts';

/** An order of a set with the pairs it was ranked by. */
export interface JudgedOrder {
  setName: string;
  orderId: string;
  variant: string;
  pairs: readonly Pair[];
  grades: ReadonlyMap<string, number>;
}

/** An order with its nDCG@10 by weights that were found without it. */
export interface CrossValidated {
  setName: string;
  variant: string;
  'ndcg@10': number | null;
}

/** How designers whose chance was said to be alike turned out. */
export interface ReliabilityBin {
  count: number;
  /** Means of the chance that was said and of what was seen, 0..1. */
  said: number;
  seen: number;
}

/** What is learnt from some orders and measured on others. */
export interface CrossValidation {
  orders: CrossValidated[];
  /** What the search finds on all orders together. */
  weights: Weights;
  calibration: Calibration;
  reliability: ReliabilityBin[];
}

type Weights = Readonly<Record<SignalName, number>>;

const FOLDS = 5;

/** Weights tried, all at once varied by about this factor to either side, and how many of the best are averaged. */
const CANDIDATES = 600;
const SPREAD = 0.6;
const BEST = 20;

/** Upper bounds of the bins of the reliability table, as chances. */
const BIN_BOUNDS = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 1];

/**
 * Searches weights and fits the calibration on four fifths of the orders and measures on the last fifth, in turn.
 * Variants of one order stay together; sets count the same, however many orders they have. The same every time.
 */
export function crossValidate(judged: readonly JudgedOrder[]): CrossValidation {
  const cases = judged.map(toCase);
  const folds = foldsOf(cases);
  const candidates = createCandidates();
  const quality = candidates.map((candidate) => cases.map((one) => ndcg(one, candidate)));
  const orders: CrossValidated[] = [];
  const observed: { said: number; seen: boolean }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isLeftOut = (index: number) => folds[index] === fold;
    const found = bestWeights(candidates, quality, cases, (index) => !isLeftOut(index));
    const calibration = fitCalibration(cases.flatMap((one, i) => (isLeftOut(i) ? [] : observationsOf(one))));
    for (const [i, one] of cases.entries()) {
      if (!isLeftOut(i)) continue;
      orders.push({ setName: one.setName, variant: one.variant, 'ndcg@10': ndcg(one, found) });
      for (const { mean, context, isGood } of observationsOf(one))
        observed.push({ said: chanceOfGood(mean, context, calibration), seen: isGood });
    }
  }
  return {
    orders,
    weights: bestWeights(candidates, quality, cases, () => true),
    calibration: fitCalibration(cases.flatMap(observationsOf)),
    reliability: reliabilityOf(observed),
  };
}

/** An order with what each signal says of each designer, so that other weights can be tried quickly. */
interface Case {
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
    values: readonly (readonly [SignalName, number])[];
  }[];
  grades: ReadonlyMap<string, number>;
}

/** Those that are searched: with the bundled models nothing is said by captions. */
const signalNames = (Object.keys(weights) as SignalName[]).filter((signal) => signal !== 'caption');

function toCase({ setName, orderId, variant, pairs, grades }: JudgedOrder): Case {
  const [first] = pairs;
  if (first === undefined) throw new Error(`No designer can be ranked for ${orderId}.`);
  return {
    setName,
    stem: orderId.endsWith(`.${variant}`) ? orderId.slice(0, -variant.length - 1) : orderId,
    variant,
    context: contextOf(first),
    factors: toWeights((signal) => weightFor(signal, first.order) / weights[signal]),
    designers: pairs.map((pair) => {
      const { mean, contributions } = score(pair);
      return {
        id: pair.designer.id,
        mean,
        isGood: (grades.get(pair.designer.id) ?? 0) >= GOOD_GRADE,
        values: contributions.map(({ signal, value }) => [signal, value] as const),
      };
    }),
    grades,
  };
}

function foldsOf(cases: readonly Case[]): number[] {
  const random = createRandom(2);
  const folds = new Map<string, number>();
  const keyOf = ({ setName, stem }: Case) => `${setName} ${stem}`;
  const keys = [...new Set(cases.map(keyOf))]
    .map((key) => ({ key, at: random() }))
    .toSorted((a, b) => a.at - b.at);
  for (const [i, { key }] of keys.entries()) folds.set(key, i % FOLDS);
  return cases.map((one) => folds.get(keyOf(one))!);
}

function createCandidates(): Weights[] {
  const random = createRandom(3);
  // Box and Muller: a normal variate from two uniform ones.
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: CANDIDATES }, () =>
    toWeights((signal) => weights[signal] * Math.exp(SPREAD * normal())),
  );
}

function ndcg({ designers, factors, grades }: Case, tried: Weights): number | null {
  const ranking = designers
    .map(({ id, values }) => {
      let sum = 0;
      let total = 0;
      for (const [signal, value] of values) {
        const weight = tried[signal] * factors[signal];
        sum += weight * value;
        total += weight;
      }
      return { id, mean: total === 0 ? 0 : sum / total };
    })
    .toSorted((a, b) => b.mean - a.mean || (a.id < b.id ? -1 : 1));
  return measure(
    ranking.map(({ id }) => id),
    grades,
  )['ndcg@10'];
}

/** The geometric mean of the candidates that are best on some of the orders. */
function bestWeights(
  candidates: readonly Weights[],
  quality: readonly (readonly (number | null)[])[],
  cases: readonly Case[],
  isIncluded: (index: number) => boolean,
): Weights {
  const sets = [...new Set(cases.map(({ setName }) => setName))];
  const worth = (ofCases: readonly (number | null)[]) =>
    sets.reduce((sum, name) => {
      const own = ofCases.filter(
        (value, i): value is number => value !== null && isIncluded(i) && cases[i]!.setName === name,
      );
      return sum + own.reduce((all, value) => all + value, 0) / Math.max(1, own.length);
    }, 0);
  const best = candidates
    .map((candidate, i) => ({ candidate, worth: worth(quality[i]!) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, BEST);
  return toWeights((signal) =>
    Math.exp(best.reduce((sum, { candidate }) => sum + Math.log(candidate[signal]), 0) / best.length),
  );
}

function observationsOf({ designers, context }: Case): Observation[] {
  return designers.map(({ mean, isGood }) => ({ mean, isGood, context, weight: 1 / designers.length }));
}

function reliabilityOf(observed: readonly { said: number; seen: boolean }[]): ReliabilityBin[] {
  return BIN_BOUNDS.flatMap((below, i) => {
    const from = BIN_BOUNDS[i - 1] ?? -1;
    const own = observed.filter(({ said }) => said > from && said <= below);
    const mean = (of: (one: { said: number; seen: boolean }) => number) =>
      own.reduce((sum, one) => sum + of(one), 0) / own.length;
    return own.length === 0
      ? []
      : [{ count: own.length, said: mean(({ said }) => said), seen: mean(({ seen }) => Number(seen)) }];
  });
}

function toWeights(of: (signal: SignalName) => number): Weights {
  return Object.fromEntries(signalNames.map((signal) => [signal, of(signal)])) as Weights;
}
