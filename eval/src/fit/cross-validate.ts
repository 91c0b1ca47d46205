import { chanceOfGood, type Calibration } from '@tessera/matching/score/calibration';
import { weights } from '@tessera/matching/score/weights';
import { fitCalibration, type Observation } from './fit-calibration.ts';
import { ndcg, toCase, toWeights, type Case, type JudgedOrder, type Weights } from './judged-case.ts';
import { createRandom } from '../metrics.ts';

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
  return validateOn(cases, { weights: folds, calibration: folds });
}

/**
 * The same with whole sets left out: what was learnt from the others is measured on orders by other people, with other
 * portfolios. It says better what a new marketplace can expect. Where only one set has pictures, what they say cannot be
 * learnt from the others: for the calibration that set is left out in two parts, whose orders look for other designers.
 * Needs two sets.
 */
export function leaveSetsOut(judged: readonly JudgedOrder[]): CrossValidation {
  const cases = judged.map(toCase);
  const names = [...new Set(cases.map(({ setName }) => setName))];
  if (names.length < 2) throw new Error('To leave a set out, name a folder that holds at least two.');
  const sets = cases.map(({ setName }) => names.indexOf(setName));
  return validateOn(cases, { weights: sets, calibration: withPicturesParted(cases, sets) });
}

/** `folds` has the number of the part that each case belongs to, for the weights and for the calibration. */
function validateOn(
  cases: readonly Case[],
  folds: { weights: readonly number[]; calibration: readonly number[] },
): CrossValidation {
  const candidates = createCandidates();
  const quality = candidates.map((candidate) => cases.map((one) => ndcg(one, candidate)));
  const orders: CrossValidated[] = [];
  const observed: { said: number; seen: boolean }[] = [];
  for (const fold of new Set(folds.weights)) {
    const found = bestWeights(candidates, quality, cases, (index) => folds.weights[index] !== fold);
    for (const [i, one] of cases.entries()) {
      if (folds.weights[i] !== fold) continue;
      orders.push({ setName: one.setName, variant: one.variant, 'ndcg@10': ndcg(one, found) });
    }
  }
  for (const fold of new Set(folds.calibration)) {
    const isLeftOut = (_: unknown, index: number) => folds.calibration[index] === fold;
    const calibration = fitCalibration(observationsOf(cases.filter((one, i) => !isLeftOut(one, i))));
    for (const { mean, context, isGood } of observationsOf(cases.filter(isLeftOut)))
      observed.push({ said: chanceOfGood(mean, context, calibration), seen: isGood });
  }
  return {
    orders,
    weights: bestWeights(candidates, quality, cases, () => true),
    calibration: fitCalibration(observationsOf(cases)),
    reliability: reliabilityOf(observed),
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

/** The folds with the only set that has pictures parted in two, by designers who are a good choice for no order of the other part. */
function withPicturesParted(cases: readonly Case[], folds: readonly number[]): number[] {
  const pictured = new Set(folds.filter((_, i) => cases[i]!.context.picturesShare > 0));
  const [only] = pictured;
  if (only === undefined || pictured.size > 1) return [...folds];
  const own = cases.filter((_, i) => folds[i] === only);
  const groups = groupsByGoodDesigners(own);
  const first = new Set<Case>();
  for (const group of groups) if (first.size < own.length / 2) for (const one of group) first.add(one);
  return folds.map((fold, i) => (first.has(cases[i]!) ? -1 : fold));
}

/** Cases in groups, in their order: two that share a good designer stand in one. */
function groupsByGoodDesigners(cases: readonly Case[]): Case[][] {
  let groups: { cases: Case[]; ids: Set<string> }[] = [];
  for (const one of cases) {
    const ids = new Set(one.designers.filter(({ isGood }) => isGood).map(({ id }) => id));
    const near = groups.filter((group) => !group.ids.isDisjointFrom(ids));
    const joined = {
      cases: [...near.flatMap((group) => group.cases), one],
      ids: new Set([...near.flatMap((group) => [...group.ids]), ...ids]),
    };
    const at = groups.findIndex((group) => near.includes(group));
    const others = groups.filter((group) => !near.includes(group));
    groups = at < 0 ? [...others, joined] : others.toSpliced(at, 0, joined);
  }
  return groups.map((group) => group.cases);
}

function createCandidates(): Weights[] {
  const random = createRandom(3);
  // Box and Muller: a normal variate from two uniform ones.
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: CANDIDATES }, () =>
    toWeights((signal) => weights[signal] * Math.exp(SPREAD * normal())),
  );
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

/** Sets count the same, and in a set each order. */
function observationsOf(cases: readonly Case[]): Observation[] {
  const bySet = Map.groupBy(cases, ({ setName }) => setName);
  return cases.flatMap(({ setName, designers, context }) => {
    const kept = designers.filter(({ isKept }) => isKept);
    const weight = cases.length / (bySet.size * bySet.get(setName)!.length * kept.length);
    return kept.map(({ mean, isGood }) => ({ mean, isGood, context, weight }));
  });
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
