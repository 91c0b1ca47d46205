import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Embedder } from '@tessera/embedder/port';
import { readConfig } from '@tessera/server/config';
import { openEmbedder } from '@tessera/server/open-embedder';
import { CACHE_DIR } from '@tessera/server/server';
import { crossValidate, type CrossValidation, type JudgedOrder } from './cross-validate.ts';
import { readDataSets, variantOf } from './data-set.ts';
import { openMarketplace } from './marketplace.ts';
import { estimate, measure, metricNames, type Estimate, type OrderMetrics } from './metrics.ts';
import { simulateExposure } from './simulate.ts';
import { simulateMarketplace } from './simulated-marketplace.ts';
import { methods, rankBy, type Method, type Scored } from './rankings.ts';

const SIMULATED = { designerCount: 500, orderCount: 1000 };

const usage = `Usage: npm run eval -- --data FOLDER [--json FILE] [--run FILE] [--cross-validate]
       npm run eval -- --simulate
Ranks every designer for every order of the set in FOLDER, or of the sets in its folders, and says how good that is,
with the models that the settings name.
--cross-validate  also searches weights and fits the calibration on four fifths of the orders and measures on the rest.
--simulate        ranks ${SIMULATED.designerCount} invented designers for ${SIMULATED.orderCount} invented orders and says how their first pages are shared.`;

/** One order, ranked by every method. */
interface Result extends JudgedOrder {
  ranking: readonly Scored[];
  metrics: Record<Method, OrderMetrics>;
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    json: { type: 'string' },
    run: { type: 'string' },
    'cross-validate': { type: 'boolean' },
    simulate: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.simulate) {
  await simulate();
  process.exit();
}
if (values.help || values.data === undefined) {
  console.error(usage);
  process.exit(values.help ? 0 : 2);
}

const results = await evaluate(resolve(values.data));
print(results);
if (values['cross-validate']) printCrossValidation(crossValidate(results));
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(toJson(results), null, 2)}\n`);
if (values.run !== undefined) await writeFile(values.run, toRun(results));

async function evaluate(folder: string): Promise<Result[]> {
  const embedder = openModels();
  const all: Result[] = [];
  try {
    for (const set of await readDataSets(folder)) {
      const marketplace = await openMarketplace(set, {
        embedder,
        cacheDir: CACHE_DIR,
        onProgress: (done, of) => showProgress(`${set.name}: ${done} of ${of} texts and photo sets prepared`),
      });
      for (const { id } of set.orders) {
        const pairs = await marketplace.pairsOf(id);
        const grades = set.grades.get(id) ?? new Map<string, number>();
        const rankings = byMethod((method) => rankBy(method, pairs));
        all.push({
          setName: set.name,
          orderId: id,
          variant: variantOf(id),
          pairs,
          grades,
          ranking: rankings.engine,
          metrics: byMethod((method) =>
            measure(
              rankings[method].map(({ designerId }) => designerId),
              grades,
            ),
          ),
        });
      }
      await marketplace.close();
      showProgress('');
      console.log(`${set.name}: ${set.designers.length} designers, ${set.orders.length} orders`);
    }
  } finally {
    await embedder.close();
  }
  return all;
}

function openModels(): Embedder {
  const fail = (error: Error) => {
    throw error;
  };
  return openEmbedder(readConfig(), { processes: 2, onFault: fail });
}

async function simulate(): Promise<void> {
  const embedder = openModels();
  const marketplace = await simulateMarketplace(embedder, SIMULATED);
  await embedder.close();
  const share = (value: number) => `${(100 * value).toFixed(1)} %`;
  for (const one of simulateExposure(marketplace)) {
    console.log(
      `${one.policy.padEnd(20)} Gini ${one.gini.toFixed(3)}, never shown ${share(one.neverShown)}, of those who joined late ${share(one.lateNeverShown)}, places given ${share(one.givenShare)} of pages, mean score ${one.scoreMean.toFixed(1)}`,
    );
  }
}

function print(all: readonly Result[]): void {
  const line = (name: string, part: readonly Result[], method: Method) =>
    console.log(
      name.padEnd(20),
      ...metricNames.map((metric) =>
        show(estimate(part.map((result) => result.metrics[method][metric]))).padEnd(20),
      ),
    );
  console.log('\n'.padEnd(21), ...metricNames.map((metric) => metric.padEnd(20)));
  for (const method of Object.keys(methods) as Method[]) line(method, all, method);
  const variants = byVariant(all);
  if (variants.size < 2) return;
  console.log('\nEngine by variant');
  for (const [variant, part] of variants) line(`  .${variant}`, part, 'engine');
}

function printCrossValidation({ orders, weights, calibration, reliability }: CrossValidation): void {
  const line = (name: string, part: CrossValidation['orders']) =>
    console.log(name.padEnd(20), show(estimate(part.map((one) => one['ndcg@10']))));
  console.log('\nCross-validated engine: nDCG@10 by weights found without the order');
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
  console.log('\nChance of a good choice, said without the order and seen (score, designers)');
  for (const { count, said, seen } of reliability)
    console.log(`${said.toFixed(2)} ${seen.toFixed(2)} (${(100 * Math.sqrt(said)).toFixed(0)}, ${count})`);
}

function toJson(all: readonly Result[]) {
  const { engine, ...baselines } = byMethod((method) => means(all, method));
  return {
    engine,
    baselines,
    variants: Object.fromEntries([...byVariant(all)].map(([name, part]) => [name, means(part, 'engine')])),
  };
}

function means(part: readonly Result[], method: Method) {
  return Object.fromEntries(
    metricNames.map((metric) => [
      metric,
      estimate(part.map((one) => one.metrics[method][metric]))?.mean ?? null,
    ]),
  );
}

function toRun(all: readonly Result[]): string {
  return all
    .flatMap(({ orderId, ranking }) =>
      ranking.map(({ designerId, score }) => `${orderId}\t${designerId}\t${score.toFixed(4)}\n`),
    )
    .join('');
}

function byVariant(all: readonly Result[]): Map<string, Result[]> {
  return Map.groupBy(all, ({ variant }) => variant);
}

function byMethod<Value>(of: (method: Method) => Value): Record<Method, Value> {
  const names = Object.keys(methods) as Method[];
  return Object.fromEntries(names.map((method) => [method, of(method)])) as Record<Method, Value>;
}

function show(value: Estimate | null): string {
  if (value === null) return '–';
  const digits = (number: number) => number.toFixed(3).replace(/^0/, '');
  return `${digits(value.mean)} (${digits(value.low)}–${digits(value.high)})`;
}

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}
