import { parseArgs } from 'node:util';
import { printReport, type Report } from './report.ts';

/** Run only when they are named: they take most of an hour, and `scale` needs a PostgreSQL server. */
const ON_DEMAND = ['scale', 'soak'];

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
  soak: async () => (await import('./product/soak.ts')).soakSuite(),
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
  const isWanted = positionals.length === 0 ? !ON_DEMAND.includes(name) : positionals.includes(name);
  if (isWanted) printReport(await run());
}
