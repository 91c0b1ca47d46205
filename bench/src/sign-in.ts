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

/**
 * Whether the time of an answer tells if an address has an account: wrong passwords, sent alternately for addresses with and
 * without one, each address once, as somebody would who looks for accounts.
 */
export async function signInSuite(): Promise<Report> {
  const server = await startTestServer({ settings: { TRUST_PROXY: '127.0.0.1' } });
  const given = createGiven(server);
  const known: string[] = [];
  for (let n = 0; n < CALLS + WARM_UP_CALLS; n++) known.push((await given.customer()).email);
  const unknown = known.map((email) => `no-${email.slice(3)}`);

  const timeOf = async (email: string): Promise<number> => {
    const startedAt = performance.now();
    const response = await fetch(`${server.url}${API_BASE}user/sign-in/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': GUESSER },
      body: JSON.stringify({ email, password: 'Wrong-Password-1' }),
    });
    await response.text();
    if (response.status !== 401) throw new Error(`A wrong password was answered ${response.status}.`);
    return performance.now() - startedAt;
  };

  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [n, email] of known.entries()) {
    // Each kind comes first as often as the other.
    const pair = [
      ['known', email],
      ['unknown', unknown[n]!],
    ] as const;
    for (const [kind, address] of n % 2 === 0 ? pair : pair.toReversed()) {
      const ms = await timeOf(address);
      if (n >= WARM_UP_CALLS) times[kind].push(ms);
    }
  }
  await server.stop();

  const [knownMs, unknownMs] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
  return {
    suite: `Sign-in with a wrong password, ${CALLS * 2} calls, ${process.env['TEST_POSTGRES_URL'] ? 'PostgreSQL' : 'embedded database'}`,
    figures: [
      { what: 'address with an account, median', value: knownMs, unit: 'ms' },
      { what: 'address without one, median', value: unknownMs, unit: 'ms' },
      { what: 'with over without; from 0.95 to 1.05 it tells nobody', value: knownMs / unknownMs, unit: '' },
    ],
  };
}
