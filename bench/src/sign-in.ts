import { randomInt } from 'node:crypto';
import { API_BASE } from '@tessera/contract/route';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import { percentile, type Report } from './report.ts';

/** Calls measured of each kind: as many as make the interval of the ratio narrower than what it has to show. */
const CALLS = 500;

/** Calls before, so that everything is compiled and connected. */
const WARM_UP_CALLS = 20;

/** How often the sample is drawn anew for the interval of the ratio. */
const RESAMPLES = 2_000;

/** The share of resampled ratios that lie within the interval. */
const CONFIDENCE = 0.95;

/** The network that guesses: not the one the accounts were opened from. */
const GUESSER = '203.0.113.7';

/** A call that must take the same time for every address. */
interface Ask {
  what: string;
  path: string;
  body: (email: string) => object;
  /** The only answer there is. */
  status: number;
}

const asks: readonly Ask[] = [
  {
    what: 'sign-in with a wrong password',
    path: 'user/sign-in/',
    body: (email) => ({ email, password: 'Wrong-Password-1' }),
    status: 401,
  },
  { what: 'forgotten password', path: 'user/forgot-password/', body: (email) => ({ email }), status: 202 },
];

/**
 * Whether the time of an answer tells if an address has an account: calls sent in random order for addresses with and without one,
 * each address once, as somebody would who looks for accounts. What a call leaves to a job is done while later calls are answered, so
 * an order with a rhythm would have the jobs of one kind meet the calls of the other.
 */
export async function signInSuite(): Promise<Report> {
  const server = await startTestServer({ settings: { TRUST_PROXY: '127.0.0.1' } });
  const given = createGiven(server);
  const known: string[] = [];
  for (let n = 0; n < CALLS + WARM_UP_CALLS; n++) known.push((await given.customer()).email);
  const figures: Report['figures'] = [];
  for (const ask of asks) {
    const times = await timesOf(server.url, ask, known);
    const [low, high] = intervalOfRatio(times);
    const ratio = (what: string, value: number) => ({ what: `${ask.what}, ${what}`, value, unit: '' });
    figures.push(
      { what: `${ask.what}, address with an account, median`, value: median(times.known), unit: 'ms' },
      { what: `${ask.what}, address without one, median`, value: median(times.unknown), unit: 'ms' },
      ratio(
        'with over without; from 0.95 to 1.05 it tells nobody',
        median(times.known) / median(times.unknown),
      ),
      ratio('the same, lower end of the 95 % interval', low),
      ratio('the same, upper end of the 95 % interval', high),
    );
  }
  await server.stop();
  return {
    suite: `Accounts nobody can look for, ${CALLS * 2} calls each, ${process.env['TEST_POSTGRES_URL'] ? 'PostgreSQL' : 'embedded database'}`,
    figures,
  };
}

/** The times of the calls for addresses with an account and for others, in milliseconds. */
interface Times {
  known: number[];
  unknown: number[];
}

async function timesOf(url: string, ask: Ask, known: readonly string[]): Promise<Times> {
  const timeOf = async (email: string): Promise<number> => {
    const startedAt = performance.now();
    const response = await fetch(`${url}${API_BASE}${ask.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': GUESSER },
      body: JSON.stringify(ask.body(email)),
    });
    await response.text();
    if (response.status !== ask.status) throw new Error(`${ask.what} was answered ${response.status}.`);
    return performance.now() - startedAt;
  };

  const calls = known.flatMap((email) => [
    { kind: 'known' as const, email },
    { kind: 'unknown' as const, email: `no-${email.slice(3)}` },
  ]);
  const warmUp = calls.splice(0, WARM_UP_CALLS * 2);
  for (const { email } of shuffled(warmUp)) await timeOf(email);
  const times: Times = { known: [], unknown: [] };
  for (const { kind, email } of shuffled(calls)) times[kind].push(await timeOf(email));
  return times;
}

const median = (sample: readonly number[]): number => percentile(sample, 0.5);

/** Within which bounds the ratio of the medians lies if the samples are drawn anew from themselves (percentile bootstrap). */
function intervalOfRatio({ known, unknown }: Times): [low: number, high: number] {
  const redrawn = (sample: readonly number[]) => sample.map(() => sample[randomInt(sample.length)]!);
  const ratios = Array.from({ length: RESAMPLES }, () => median(redrawn(known)) / median(redrawn(unknown)));
  return [percentile(ratios, (1 - CONFIDENCE) / 2), percentile(ratios, (1 + CONFIDENCE) / 2)];
}

/** The same things in random order, each order as likely as any other (Fisher and Yates). */
function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
