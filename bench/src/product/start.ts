import { percentile, type Figure, type Report } from '../report.ts';
import { processorMs } from './processor.ts';
import { placeMakers, startProduct, type Place } from './product.ts';

/** Starts of each kind. */
const STARTS = 5;

/** One start, from `npm start` on, in milliseconds. */
interface Start {
  alive: number;
  page: number;
  models: number;
  /** Processor time of npm and the server until the front page, whatever else the machine does. */
  processor: number;
}

/**
 * How long `npm start` takes until it answers, until the front page is there, and until the models are loaded: in an empty place, and
 * in one that has been used. The web pages, the models and the image of the database are built already.
 */
export async function startSuite(): Promise<Report> {
  const figures: Figure[] = [];
  for (const make of placeMakers()) {
    const first: Start[] = [];
    const later: Start[] = [];
    let what = '';
    for (let n = 0; n < STARTS; n++) {
      const place = await make();
      what = place.what;
      first.push(await measureStart(place));
      later.push(await measureStart(place));
      await place.remove();
    }
    figures.push(...figuresOf(`${what}, first start`, first), ...figuresOf(`${what}, later start`, later));
  }
  return { suite: `npm start, median of ${STARTS}`, figures };
}

async function measureStart({ settings }: Place): Promise<Start> {
  const product = await startProduct(settings);
  const since = () => performance.now() - product.startedAtMs;
  await product.answered('/healthz');
  const alive = since();
  await product.answered('/');
  const page = since();
  const processor = processorMs(product.pid);
  await product.answered('/readyz', (text) => text.includes('"models":"loaded"'));
  const models = since();
  await product.stop();
  return { alive, page, models, processor };
}

function figuresOf(what: string, starts: readonly Start[]): Figure[] {
  const median = (part: keyof Start) =>
    percentile(
      starts.map((start) => start[part]),
      0.5,
    );
  return [
    { what: `${what}: /healthz answers`, value: median('alive'), unit: 'ms' },
    { what: `${what}: the front page is there`, value: median('page'), unit: 'ms' },
    { what: `${what}: processor time until then`, value: median('processor'), unit: 'ms' },
    { what: `${what}: /readyz says that the models are loaded`, value: median('models'), unit: 'ms' },
  ];
}
