import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readDemoMatches } from '@tessera/demo/load/told-demo';
import type { Embedder } from '@tessera/embedder/port';
import { openTools } from '@tessera/server/admin/open-tools';
import { readOutcomes } from '@tessera/server/features/applications/outcomes.service';
import { readConfig } from '@tessera/server/config';
import { openEmbedder } from '@tessera/server/start/open-embedder';
import { CACHE_DIR } from '@tessera/server/start/cache-folders';
import { crossValidate, leaveSetsOut } from './fit/cross-validate.ts';
import { conditionsOf } from './conditions.ts';
import { readDataSets, variantOf } from './data-set.ts';
import { openMarketplace } from './marketplace.ts';
import { leaveOneOut } from './fit/leave-one-out.ts';
import { estimate, measure, metricNames } from './metrics.ts';
import { printOutcomes } from './outcomes/outcomes.ts';
import {
  countReasons,
  formatReasons,
  givenReasons,
  parseReasons,
  withUnjudged,
} from './reasons/reason-list.ts';
import {
  byVariant,
  printCrossValidation,
  printLeaveOneOut,
  printMetrics,
  type Result,
} from './report/report.ts';
import { printConditions, printReadings } from './report/report-conditions.ts';
import { printReasons } from './report/report-reasons.ts';
import { simulateExposure } from './simulation/simulate.ts';
import { simulateMarketplace } from './simulation/simulated-marketplace.ts';
import { methods, rankBy, type Method } from './rankings.ts';

const SIMULATED = { designerCount: 500, orderCount: 1000 };

/** Reasons of the demo that people have judged. */
const REASONS = fileURLToPath(new URL('../reasons.tsv', import.meta.url));

/** How far down an order's list the reasons are read. */
const REASONS_OF_FIRST = 3;

const usage = `Usage: npm run eval -- --data FOLDER [--json FILE] [--run FILE] [--leave-one-out] [--cross-validate] [--leave-one-set-out]
       npm run eval -- --simulate
       npm run eval -- --outcomes
       npm run eval -- --reasons [--write]
Ranks every designer for every order of the set in FOLDER, or of the sets in its folders, and says how good that is,
with the models that the settings name.
--leave-one-out   also ranks without each signal, and says how much worse that is.
--cross-validate  also searches weights and fits the calibration on four fifths of the orders and measures on the rest.
--leave-one-set-out  does the same with each set left out in turn, and measures on it.
--simulate        ranks ${SIMULATED.designerCount} invented designers for ${SIMULATED.orderCount} invented orders and says how their first pages are shared.
--outcomes        says how the scores of the marketplace that the settings name relate to applications, shortlists and hires.
--reasons         starts the product with its demo, and says how many of the reasons in eval/reasons.tsv are right.
--write           adds to that file the reasons that nobody has judged yet.`;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    json: { type: 'string' },
    run: { type: 'string' },
    'leave-one-out': { type: 'boolean' },
    'cross-validate': { type: 'boolean' },
    'leave-one-set-out': { type: 'boolean' },
    simulate: { type: 'boolean' },
    outcomes: { type: 'boolean' },
    reasons: { type: 'boolean' },
    write: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.simulate) {
  await simulate();
  process.exit();
}
if (values.outcomes) {
  await reportOutcomes();
  process.exit();
}
if (values.reasons) {
  await checkReasons();
  process.exit();
}
if (values.help || values.data === undefined) {
  console.error(usage);
  process.exit(values.help ? 0 : 2);
}

const results = await evaluate(resolve(values.data));
printMetrics(results);
printConditions(results);
printReadings(results);
if (values['leave-one-out']) printLeaveOneOut(leaveOneOut(results));
if (values['cross-validate']) printCrossValidation(crossValidate(results));
if (values['leave-one-set-out']) printCrossValidation(leaveSetsOut(results), 'set');
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
          conditions: conditionsOf(set, id, pairs),
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

/** Reads the database of the settings. An embedded one is open to one process only, so the server has to be stopped then. */
async function reportOutcomes(): Promise<void> {
  const tools = await openTools(readConfig(), console.error);
  const { outcomes, withoutScore } = await readOutcomes(tools.db);
  await tools.close();
  for (const line of printOutcomes(outcomes, withoutScore)) console.log(line);
}

async function checkReasons(): Promise<void> {
  const judged = parseReasons(await readFile(REASONS, 'utf8'));
  const given = givenReasons(await readDemoMatches(REASONS_OF_FIRST));
  printReasons(countReasons(given, judged));
  if (values.write) await writeFile(REASONS, formatReasons(withUnjudged(judged, given)));
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

function byMethod<Value>(of: (method: Method) => Value): Record<Method, Value> {
  const names = Object.keys(methods) as Method[];
  return Object.fromEntries(names.map((method) => [method, of(method)])) as Record<Method, Value>;
}

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}
