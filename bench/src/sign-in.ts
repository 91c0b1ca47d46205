import { API_BASE } from '@tessera/contract/route';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer } from '@tessera/testkit/test-server';
import { percentile, type Report } from './report.ts';

/** Calls measured of each kind. */
const CALLS = 200;

/** Calls before, so that everything is compiled and connected. */
const WARM_UP_CALLS = 20;

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
 * Whether the time of an answer tells if an address has an account: calls sent alternately for addresses with and without one,
 * each address once, as somebody would who looks for accounts.
 */
export async function signInSuite(): Promise<Report> {
  const server = await startTestServer({ settings: { TRUST_PROXY: '127.0.0.1' } });
  const given = createGiven(server);
  const known: string[] = [];
  for (let n = 0; n < CALLS + WARM_UP_CALLS; n++) known.push((await given.customer()).email);
  const figures: Report['figures'] = [];
  for (const ask of asks) {
    const [knownMs, unknownMs] = await mediansOf(server.url, ask, known);
    figures.push(
      { what: `${ask.what}, address with an account, median`, value: knownMs, unit: 'ms' },
      { what: `${ask.what}, address without one, median`, value: unknownMs, unit: 'ms' },
      {
        what: `${ask.what}, with over without; from 0.95 to 1.05 it tells nobody`,
        value: knownMs / unknownMs,
        unit: '',
      },
    );
  }
  await server.stop();
  return {
    suite: `Accounts nobody can look for, ${CALLS * 2} calls each, ${process.env['TEST_POSTGRES_URL'] ? 'PostgreSQL' : 'embedded database'}`,
    figures,
  };
}

/** The median times for addresses with an account and for others. */
async function mediansOf(url: string, ask: Ask, known: readonly string[]): Promise<[number, number]> {
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

  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [n, email] of known.entries()) {
    // Each kind comes first as often as the other.
    const pair = [
      ['known', email],
      ['unknown', `no-${email.slice(3)}`],
    ] as const;
    for (const [kind, address] of n % 2 === 0 ? pair : pair.toReversed()) {
      const ms = await timeOf(address);
      if (n >= WARM_UP_CALLS) times[kind].push(ms);
    }
  }
  return [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
}
