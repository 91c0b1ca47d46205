import { freePort } from '@tessera/testkit/servers/free-port';
import { gzipSync } from 'node:zlib';
import { pagePaths } from '@tessera/contract/pages';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { prepare } from '../../tools/prepare.ts';
import { openBrowser, openContext } from './chromium.ts';
import { createGivenPeople, type Person } from './given.ts';
import { untilRest } from './rest.ts';

/**
 * `npm run lighthouse`: measures the built pages with Lighthouse as on a mid-range phone (its mobile preset, simulated
 * throttling), and how much script every page loads first. Prints the figures, and ends with 1 when one misses its limit.
 * Each page is measured several times and the median run counts, as Lighthouse advises: the score of one run varies by
 * several points with what else the machine does. All runs are printed.
 */
const RUNS = 5;

const AUDITED = ['/', '/about', '/signin', '/signup', '/designers'];

/** How many designers have a public page: one page of the directory. */
const PUBLIC_DESIGNERS = 24;
const SCORE_MIN = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const LAYOUT_SHIFT_MAX = 0;

/** Gzipped script of a page, in kB of 1000 bytes: all that is loaded before the page comes to rest. */
const SCRIPT_MAX_KB = { visitor: 150, account: 190 };
const visitorPages = pagePaths.filter((path) => !/^\/(designer|customer)\//.test(path));

await prepare();
const server = await startTestServer();
const debuggingPort = await freePort();
const browser = await openBrowser([`--remote-debugging-port=${debuggingPort}`]);
const misses: string[] = [];
try {
  const publicPage = await openPublicPages();
  for (const path of [...AUDITED, publicPage]) await audit(path);
  console.log('\nscript loaded first, gzipped');
  for (const path of visitorPages)
    await weigh(path.replace('/designers/:slug', publicPage), SCRIPT_MAX_KB.visitor);
  const given = createGivenPeople(server);
  const { designer, project, customer, order, conversation } = await given.conversation();
  const engagementId = (await given.engagement(designer, customer)).id;
  for (const [role, account, projectId] of [
    ['designer', designer, project.id],
    ['customer', customer, order.id],
  ] as const)
    for (const path of pagePaths.filter((one) => one.startsWith(`/${role}/`)))
      await weigh(
        path
          .replace('engagements/:orderId', `engagements/${engagementId}`)
          .replace(':conversationId', conversation.id)
          .replace(/:\w+/, projectId),
        SCRIPT_MAX_KB.account,
        account,
      );
  await weigh('/', SCRIPT_MAX_KB.account, designer);
  await weigh('/', SCRIPT_MAX_KB.account, customer);
} finally {
  await browser.close();
  await server.stop();
}
for (const miss of misses) console.error(`MISSED ${miss}`);
process.exit(misses.length > 0 ? 1 : 0);

/** Fills the directory. @returns the address of a designer's public page, with a portfolio of two photos */
async function openPublicPages(): Promise<string> {
  const given = createGivenPeople(server);
  let address = '';
  for (let index = 1; index <= PUBLIC_DESIGNERS; index += 1) {
    const designer = await given.designer({
      last_name: `Öberg ${index}`,
      bio: 'Ten years of oak and linen.',
      public_page: 'true',
    });
    await given.project(designer);
    address = `/designers/${(await designer.get('designer/profile/')).body.slug}`;
  }
  await server.jobsDone();
  return address;
}

async function audit(path: string): Promise<void> {
  const runs: Report[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const result = await lighthouse(server.url + path, {
      port: debuggingPort,
      logLevel: 'error',
      onlyCategories: Object.keys(SCORE_MIN),
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${path}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError === undefined) runs.push(result.lhr);
    else misses.push(`${path}: run ${run} failed: ${runtimeError.code}`);
  }
  const scoreOf = (report: Report, category: string) =>
    Math.round((report.categories[category]?.score ?? 0) * 100);
  const median: Report = computeMedianRun(runs);
  const { audits } = median;
  const scores = Object.entries(SCORE_MIN).map(([category, min]) => {
    const score = scoreOf(median, category);
    if (score < min) misses.push(`${path}: ${category} is ${score}, not ${min}${faultsOf(median, category)}`);
    return `${category} ${score}`;
  });
  const shift = Math.max(...runs.map((run) => run.audits['cumulative-layout-shift']?.numericValue ?? 1));
  if (shift > LAYOUT_SHIFT_MAX) misses.push(`${path}: layout shifts by ${shift}`);
  const seconds = (audit: string) => ((audits[audit]?.numericValue ?? 0) / 1000).toFixed(1);
  console.log(
    `${path.padEnd(24)} ${scores.join(', ')}; first paint ${seconds('first-contentful-paint')} s, ` +
      `largest paint ${seconds('largest-contentful-paint')} s, blocked ${audits['total-blocking-time']?.numericValue?.toFixed(0)} ms, layout shift ${shift}; ` +
      `performance of all runs ${runs.map((run) => scoreOf(run, 'performance')).join(' ')}`,
  );
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** What cost points, with Lighthouse's own names for it. */
function faultsOf({ categories, audits }: Report, category: string): string {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `\n  ${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`)
    .join('');
}

async function weigh(path: string, maxKb: number, person?: Person): Promise<void> {
  const context = await openContext(browser, server.url, person ? { as: person } : {});
  const page = await context.newPage();
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      weights.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(path);
  await untilRest(page);
  const kb = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0) / 1000;
  await context.close();
  const shown = path.replace(/[\da-f-]{36}/, ':id') + (person && path === '/' ? ` (${person.role})` : '');
  console.log(`${shown.padEnd(36)} ${kb.toFixed(1).padStart(6)} kB`);
  if (kb > maxKb) misses.push(`${shown}: ${kb.toFixed(1)} kB of script, more than ${maxKb} kB`);
}
