import { parseArgs } from 'node:util';
import { printReport, type Report } from './report.ts';

/** Runs only when it is named: it takes most of an hour and needs a PostgreSQL server. */
const ON_DEMAND = 'scale';

/** Suites by name; each is loaded only when it runs. */
const suites: Record<string, () => Promise<Report>> = {
  embedding: async () => (await import('./embedding.ts')).embeddingSuite(),
  events: async () => (await import('./events.ts')).eventsSuite(),
  http: async () => (await import('./http.ts')).httpSuite(),
  idle: async () => (await import('./product/idle.ts')).idleSuite(),
  match: async () => (await import('./match.ts')).matchSuite(),
  media: async () => (await import('./media.ts')).mediaSuite(),
  reading: async () => (await import('./reading.ts')).readingSuite(),
  scale: async () => (await import('./scale.ts')).scaleSuite(),
  'sign-in': async () => (await import('./sign-in.ts')).signInSuite(),
  start: async () => (await import('./product/start.ts')).startSuite(),
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark named ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, run] of Object.entries(suites)) {
  const isWanted = positionals.length === 0 ? name !== ON_DEMAND : positionals.includes(name);
  if (isWanted) printReport(await run());
}
