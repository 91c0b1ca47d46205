import { API_BASE } from '@tessera/contract/route';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetOldPlaces } from '../auth.jobs.ts';

let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({
    clock: () => new Date(now),
    // What the test says a caller's address is, is believed.
    settings: { TRUST_PROXY: '127.0.0.1' },
  });
});
afterAll(() => server.stop());

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const HOME = '198.51.100.7';

/** The n-th of many addresses, each a network of its own, and other ones for every test. */
let testNumber = 0;
beforeEach(() => void testNumber++);
const stranger = (n: number) => `10.${testNumber}.${n >> 8}.${n & 255}`;

interface Attempt {
  from: string;
  password?: string;
  cookie?: string | undefined;
}

async function post(path: string, body: object, { from, cookie }: Attempt) {
  const response = await fetch(server.url + API_BASE + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(cookie !== undefined && { cookie }),
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    setCookie: response.headers.get('set-cookie'),
    cookie: response.headers.get('set-cookie')?.split(';')[0],
    body: (await response.json()) as { code?: string; message?: string },
  };
}

const signIn = (email: string, attempt: Attempt) =>
  post('user/sign-in/', { email, password: attempt.password ?? 'Wrong-Password-1' }, attempt);

/** An account opened at home. */
async function accountAtHome() {
  const email = `owner-${testNumber}@example.org`;
  const { status, cookie } = await post(
    'customer/sign-up/',
    { email, password: GOOD_PASSWORD },
    { from: HOME },
  );
  expect(status).toBe(201);
  return { email, cookie };
}

/** Guesses one after the other, each from the next of so many addresses, as fast as answers come. */
async function guess(email: string, times: number, addresses: number) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++)
    statuses.push((await signIn(email, { from: stranger(n % addresses) })).status);
  return statuses;
}

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

describe('guessing at one account', () => {
  test('from fifty addresses is answered a dozen times, and refused after that', async () => {
    const { email } = await accountAtHome();
    const statuses = await guess(email, 200, 50);
    // Ten are free; the first of the waits is a newcomer's turn.
    expect(count(statuses, 401)).toBe(11);
    expect(count(statuses, 429)).toBe(189);
  });

  test('with many attempts at the same moment is answered no more often', async () => {
    const { email } = await accountAtHome();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => signIn(email, { from: stranger(n) })),
    );
    expect(
      count(
        answers.map(({ status }) => status),
        401,
      ),
    ).toBeLessThanOrEqual(11);
  });

  test('for a long time from the same addresses is answered once a minute', async () => {
    const { email } = await accountAtHome();
    const start = now;
    const answeredIn = async (minutes: number) => {
      let answered = 0;
      for (const end = now + minutes * 60 * SECOND_MS; now < end; now += 5 * SECOND_MS)
        answered += count(await guess(email, 2, 2), 401);
      return answered;
    };
    await answeredIn(5);
    expect(await answeredIn(10)).toBe(10);
    now = start;
  });

  test('makes the waits longer, from one second to a minute, as Retry-After says', async () => {
    const { email } = await accountAtHome();
    await guess(email, 10, 1);
    const waits: number[] = [];
    const start = now;
    for (let n = 0; n < 9; n++) {
      const refused = await signIn(email, { from: stranger(0) });
      expect([refused.status, refused.body.code]).toEqual([429, 'throttled']);
      waits.push(Number(refused.retryAfter));
      now += waits.at(-1)! * SECOND_MS;
      expect((await signIn(email, { from: stranger(0) })).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    now = start;
  });

  test('is refused to the right password too, with the same answer', async () => {
    const { email } = await accountAtHome();
    await guess(email, 12, 1);
    const right = await signIn(email, { from: stranger(0), password: GOOD_PASSWORD });
    const wrong = await signIn(email, { from: stranger(0) });
    expect([right.status, right.body.code]).toEqual([429, 'throttled']);
    expect(right).toEqual(wrong);
  });

  test('counts an IPv6 network as one place', async () => {
    const { email } = await accountAtHome();
    for (let n = 0; n < 11; n++) await signIn(email, { from: `2001:db8:${testNumber}:1::${n.toString(16)}` });
    const answer = await signIn(email, { from: `2001:db8:${testNumber}:1:ffff::1` });
    expect(answer.status).toBe(429);
  });

  test('is slowed down alike for an address without an account', async () => {
    const { email } = await accountAtHome();
    const known = await guess(email, 30, 5);
    testNumber++;
    const unknown = await guess('nobody-at-all@example.org', 30, 5);
    expect(unknown).toEqual(known);
  });

  test('is forgotten an hour after the last failure', async () => {
    const { email } = await accountAtHome();
    const start = now;
    await guess(email, 40, 1);
    now += 3601 * SECOND_MS;
    expect(count(await guess(email, 10, 1), 401)).toBe(10);
    now = start;
  });

  test('slows down no other account', async () => {
    const { email } = await accountAtHome();
    await guess(email, 20, 1);
    testNumber++;
    const other = await accountAtHome();
    expect((await signIn(other.email, { from: stranger(0), password: GOOD_PASSWORD })).status).toBe(200);
  });
});

describe('while somebody else is guessing, the owner signs in', () => {
  test('at once from the network where the account was opened', async () => {
    const { email } = await accountAtHome();
    await guess(email, 40, 50);
    expect((await signIn(email, { from: HOME, password: GOOD_PASSWORD })).status).toBe(200);
  });

  test('at once from a device that signed in before, wherever it is now', async () => {
    const { email, cookie } = await accountAtHome();
    await guess(email, 40, 50);
    const there = { from: stranger(9000), password: GOOD_PASSWORD, cookie };
    expect((await signIn(email, there)).status).toBe(200);
  });

  test('at once on a new device at a new place, where the guesser has no fresh address left', async () => {
    const { email } = await accountAtHome();
    const start = now;
    await guess(email, 40, 3);
    now += 10 * SECOND_MS;
    // The guesser takes the turn that unknown places share before the owner tries.
    expect(await guess(email, 2, 3)).toEqual([401, 429]);
    const answer = await signIn(email, { from: stranger(9002), password: GOOD_PASSWORD });
    expect(answer.status).toBe(200);
    now = start;
  });

  test('at home, after mistakes of their own', async () => {
    const { email } = await accountAtHome();
    for (let n = 0; n < 9; n++) expect((await signIn(email, { from: HOME })).status).toBe(401);
    expect((await signIn(email, { from: HOME, password: GOOD_PASSWORD })).status).toBe(200);
    // Success forgives them.
    for (let n = 0; n < 9; n++) expect((await signIn(email, { from: HOME })).status).toBe(401);
  });

  test('even when the clock of the server is set back', async () => {
    const { email } = await accountAtHome();
    const start = now;
    now -= 600 * SECOND_MS;
    expect((await signIn(email, { from: HOME, password: GOOD_PASSWORD })).status).toBe(200);
    expect((await signIn(email, { from: stranger(1), password: GOOD_PASSWORD })).status).toBe(200);
    now = start;
  });
});

describe('a known place', () => {
  test('is slowed down by its own failures alone', async () => {
    const { email, cookie } = await accountAtHome();
    for (let n = 0; n < 30; n++) await signIn(email, { from: HOME });
    expect((await signIn(email, { from: HOME, password: GOOD_PASSWORD })).status).toBe(429);
    expect((await signIn(email, { from: HOME, password: GOOD_PASSWORD, cookie })).status).toBe(200);
  });

  test('is unknown again after thirty days for a network and ninety for a device', async () => {
    const { email, cookie } = await accountAtHome();
    const start = now;
    const isKnown = async (attempt: Attempt) => {
      // Guesses from one address leave newcomers their turn, which another place takes here.
      await guess(email, 30, 1);
      await signIn(email, { from: stranger(77) });
      return (await signIn(email, attempt)).status === 401;
    };
    now = start + 29 * DAY_MS;
    expect(await isKnown({ from: HOME })).toBe(true);
    now = start + 31 * DAY_MS;
    expect(await isKnown({ from: HOME })).toBe(false);
    now = start + 89 * DAY_MS;
    expect(await isKnown({ from: stranger(500), cookie })).toBe(true);
    now = start + 91 * DAY_MS;
    expect(await isKnown({ from: stranger(501), cookie })).toBe(false);
    now = start;
  });
});

describe('the cookie of a device', () => {
  test('is set at sign-up and sign-in, for the server alone, and stays the same', async () => {
    const { email, cookie } = await accountAtHome();
    expect(cookie).toMatch(/^device=[0-9a-f-]{36}$/);
    const again = await signIn(email, { from: HOME, password: GOOD_PASSWORD, cookie });
    expect(again.cookie).toBe(cookie);
    expect(again.setCookie).toMatch(/; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test('is not set by a failed sign-in, and a malformed one is replaced', async () => {
    const { email } = await accountAtHome();
    expect((await signIn(email, { from: HOME })).setCookie).toBeNull();
    const answer = await signIn(email, { from: HOME, password: GOOD_PASSWORD, cookie: 'device=../../x' });
    expect(answer.cookie).toMatch(/^device=[0-9a-f-]{36}$/);
  });
});

describe('what is kept of places', () => {
  test('names no address, network or device', async () => {
    const { email, cookie } = await accountAtHome();
    await signIn(email, { from: stranger(3) });
    const rows = await server.withDatabase((db) => db.selectFrom('signInPlace').selectAll().execute());
    const text = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
    for (const secret of [email, HOME, stranger(3), cookie!.split('=')[1]!])
      expect(text).not.toContain(secret);
    for (const { emailHash, placeHash } of rows)
      expect([emailHash.length, placeHash.length]).toEqual([16, 16]);
  });

  const places = () =>
    server.withDatabase((db) => db.selectFrom('signInPlace').select('succeededAt').execute());
  const clean = async () => {
    await server.withDatabase((db) =>
      sql`insert into pgboss.job (name, data) values (${forgetOldPlaces.name}, '{}')`.execute(db),
    );
    await server.jobsDone();
  };

  test('is deleted a day after a failure, thirty after success for a network, ninety for a device', async () => {
    await server.withDatabase((db) => db.deleteFrom('signInPlace').execute());
    await accountAtHome();
    const start = now;
    await signIn('tried-once@example.org', { from: stranger(99) });
    const keptAfter = async (days: number) => {
      now = start + days * DAY_MS;
      await clean();
      return (await places()).map(({ succeededAt }) => succeededAt !== null).sort();
    };
    // The network that failed and the turn it took; network and device of the owner.
    expect(await keptAfter(0.9)).toEqual([false, false, true, true]);
    expect(await keptAfter(1.1)).toEqual([true, true]);
    expect(await keptAfter(31)).toEqual([true]);
    expect(await keptAfter(91)).toEqual([]);
    now = start;
  });

  test('is limited to twenty known places for one e-mail address', async () => {
    await server.withDatabase((db) => db.deleteFrom('signInPlace').execute());
    const { email } = await accountAtHome();
    const start = now;
    for (let n = 0; n < 12; n++) {
      now += SECOND_MS;
      await signIn(email, { from: stranger(n), password: GOOD_PASSWORD });
    }
    await clean();
    expect((await places()).filter(({ succeededAt }) => succeededAt !== null)).toHaveLength(20);
    // Those used last are kept.
    await guess(email, 30, 1);
    expect((await signIn(email, { from: stranger(11), password: GOOD_PASSWORD })).status).toBe(200);
    now = start;
  });
});
