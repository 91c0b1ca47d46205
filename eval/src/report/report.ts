import type { ConditionResult } from '../conditions.ts';
import type { CrossValidation } from '../fit/cross-validate.ts';
import type { JudgedOrder } from '../fit/judged-case.ts';
import type { Worth } from '../fit/leave-one-out.ts';
import { estimate, metricNames, type Estimate, type OrderMetrics } from '../metrics.ts';
import { methods, type Method, type Scored } from '../rankings.ts';

/** One order, ranked by every method. */
export interface Result extends JudgedOrder {
  ranking: readonly Scored[];
  metrics: Record<Method, OrderMetrics>;
  /** How the engine keeps and reads the order's conditions, where the set tells. */
  conditions: ConditionResult;
}

/** Prints the metrics of every method, then of the engine by set and by kind of order. */
export function printMetrics(all: readonly Result[]): void {
  const line = (name: string, part: readonly Result[], method: Method) =>
    console.log(
      name.padEnd(20),
      ...metricNames.map((metric) =>
        show(estimate(part.map((result) => result.metrics[method][metric]))).padEnd(20),
      ),
    );
  console.log('\n'.padEnd(21), ...metricNames.map((metric) => metric.padEnd(20)));
  for (const method of Object.keys(methods) as Method[]) line(method, all, method);
  const sets = Map.groupBy(all, ({ setName }) => setName);
  if (sets.size > 1) {
    console.log('\nEngine by set');
    for (const [name, part] of sets) line(`  ${name}`, part, 'engine');
  }
  const variants = byVariant(all);
  if (variants.size < 2) return;
  console.log('\nEngine by kind of order');
  for (const [variant, part] of variants) line(`  .${variant}`, part, 'engine');
}

/** Prints what was learnt without each order, measured on it. */
export function printCrossValidation(
  { orders, weights, calibration, reliability }: CrossValidation,
  leftOut: 'order' | 'set' = 'order',
): void {
  const line = (name: string, part: CrossValidation['orders']) =>
    console.log(name.padEnd(20), show(estimate(part.map((one) => one['ndcg@10']))));
  console.log(`\nCross-validated engine: nDCG@10 by weights found without the ${leftOut}`);
  for (const [name, set] of Map.groupBy(orders, ({ setName }) => setName)) {
    line(name, set);
    for (const [variant, part] of Map.groupBy(set, (one) => one.variant)) line(`  .${variant}`, part);
  }
  const numbers = (all: object, digits: number) =>
    Object.entries(all)
      .map(([name, value]) => `${name} ${Number(value).toFixed(digits)}`)
      .join(', ');
  console.log(`\nWeights found on all orders: ${numbers(weights, 1)}`);
  console.log(`Calibration fitted on all orders: ${numbers(calibration, 2)}`);
  console.log(`\nChance of a good choice, said without the ${leftOut} and seen (score, designers)`);
  for (const { count, said, seen } of reliability)
    console.log(`${said.toFixed(2)} ${seen.toFixed(2)} (${(100 * Math.sqrt(said)).toFixed(0)}, ${count})`);
}

/** A signal that earns at least so much nDCG@10 on some kind of order of some set is worth its code. */
const WORTH_MIN = 0.005;

/** Prints, as a table of Markdown, how much nDCG@10 falls without each signal: by set, and where it falls most. */
export function printLeaveOneOut(worth: readonly Worth[]): void {
  const setNames = [...new Set(worth.map(({ setName }) => setName))];
  console.log(`\n| nDCG@10 earned by | ${setNames.map((name) => `\`${name}\``).join(' | ')} | most |`);
  console.log(`| --- | ${setNames.map(() => '---:').join(' | ')} | --- |`);
  for (const [signal, all] of Map.groupBy(worth, (one) => one.signal)) {
    const ofSets = setNames.map((name) =>
      signed(all.find((one) => one.setName === name && one.variant === null)!.gain),
    );
    const most = all.toSorted((a, b) => b.gain - a.gain)[0]!;
    const where =
      most.variant === null ? `all of \`${most.setName}\`` : `\`.${most.variant}\` of \`${most.setName}\``;
    const verdict =
      most.gain < WORTH_MIN
        ? `under ${String(WORTH_MIN).slice(1)} everywhere`
        : `${signed(most.gain)} on ${where}`;
    console.log(`| ${signal} | ${ofSets.join(' | ')} | ${verdict} |`);
  }
}

function signed(gain: number): string {
  const digits = Math.abs(gain).toFixed(3).replace(/^0/, '');
  return digits === '.000' ? '0' : `${gain < 0 ? '−' : '+'}${digits}`;
}

/** The orders by their kind: the last part of the id. */
export function byVariant(all: readonly Result[]): Map<string, Result[]> {
  return Map.groupBy(all, ({ variant }) => variant);
}

function show(value: Estimate | null): string {
  if (value === null) return '–';
  const digits = (number: number) => number.toFixed(3).replace(/^0/, '');
  return `${digits(value.mean)} (${digits(value.low)}–${digits(value.high)})`;
}
