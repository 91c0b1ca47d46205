import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Figure, Report } from '../report.ts';
import { parentOf, processorMs } from './processor.ts';
import { placeMakers, startProduct, type Place } from './product.ts';

/** What is left over from the start ends before this, in milliseconds: first statements, garbage, compiling. */
const REST_MS = 45_000;

/** How long is looked, in milliseconds: several rounds of every timer that runs each quarter of a minute. */
const LOOK_MS = 60_000;

/** What a product costs that nobody uses: its processor, and with a PostgreSQL server that server's and its transactions. */
export async function idleSuite(): Promise<Report> {
  const figures: Figure[] = [];
  for (const make of placeMakers()) {
    const place = await make();
    figures.push(...(await measureIdle(place)));
    await place.remove();
  }
  return { suite: `Nobody there, for ${LOOK_MS / 1000} s`, figures };
}

async function measureIdle({ what, settings }: Place): Promise<Figure[]> {
  const product = await startProduct(settings);
  await product.answered('/readyz', (text) => text.includes('"models":"loaded"'));
  await wait(REST_MS);
  const address = settings['DATABASE_URL'];
  const server = address === undefined ? undefined : await watchServer(address);
  const before = { product: processorMs(product.pid), server: await server?.look() };
  const startedAtMs = performance.now();
  await wait(LOOK_MS);
  const spent = processorMs(product.pid) - before.product;
  const after = await server?.look();
  const tookMs = performance.now() - startedAtMs;
  await server?.end();
  await product.stop();
  const percent = (ms: number) => (100 * ms) / tookMs;
  return [
    { what: `${what}: processor of the product`, value: percent(spent), unit: '% of a core' },
    ...(after === undefined
      ? []
      : [
          {
            what: `${what}: processor of the database server`,
            value: percent(after.processor - before.server!.processor),
            unit: '% of a core',
          },
          {
            what: `${what}: transactions`,
            value: (1000 * (after.transactions - before.server!.transactions)) / tookMs,
            unit: 'in a second',
          },
        ]),
  ];
}

/** Looks at a PostgreSQL server on this machine, from a database that the product does not use. */
async function watchServer(address: string) {
  const elsewhere = new URL(address);
  const name = elsewhere.pathname.slice(1);
  elsewhere.pathname = '/postgres';
  const client = new pg.Client({ connectionString: elsewhere.href });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = parentOf(rows[0]!.pid);
  return {
    async look() {
      const counted = await client.query<{ count: string }>(
        'select xact_commit + xact_rollback as count from pg_stat_database where datname = $1',
        [name],
      );
      return { processor: processorMs(server), transactions: Number(counted.rows[0]!.count) };
    },
    end: () => client.end(),
  };
}
