import { createGiven, GOOD_PASSWORD } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

/** Guarantees that people see where they are signed in and can end each session, their own alone. */

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY_MS = 86_400_000;
const START = new Date('2026-11-23T12:00:00Z');

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let now = START;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  given = createGiven(server);
});
afterAll(() => server.stop());

/** A session of an account that begins on a device which calls itself so. */
async function signInWith(email: string, userAgent: string) {
  const { body } = await server
    .client()
    .post('user/sign-in/', { email, password: GOOD_PASSWORD }, { 'user-agent': userAgent });
  return server.client(body.access);
}

describe('the list of sessions', () => {
  test('names device, place and last use of each, the one that asks first', async () => {
    const customer = await given.customer();
    now = new Date(START.getTime() + 60_000);
    const firefox = await signInWith(customer.email, FIREFOX);
    now = START;
    const { status, body } = await firefox.get('user/session/');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      count: 2,
      next: null,
      previous: null,
      results: [
        {
          device: 'Firefox on Linux',
          place: '127.0.0.1',
          last_used_at: '2026-11-23T12:01:00.000Z',
          is_current: true,
        },
        { last_used_at: '2026-11-23T12:00:00.000Z', is_current: false },
      ],
    });
    expect((await customer.get('user/session/')).body.results[0]).toMatchObject({ is_current: true });
  });

  test('leaves out what has ended, or was not used for two weeks', async () => {
    const designer = await given.designer();
    const elsewhere = await given.signInAgain(designer);
    await server.client().post('user/sign-out/', { refresh: designer.tokens.refresh });
    expect((await elsewhere.get('user/session/')).body.count).toBe(1);
    now = new Date(START.getTime() + 15 * DAY_MS);
    const late = await given.signInAgain(designer);
    expect((await late.get('user/session/')).body.count).toBe(1);
    now = START;
  });

  test('has the sessions of nobody else', async () => {
    const [one, other] = [await given.customer(), await given.customer()];
    const ids = async (client: typeof one) =>
      (await client.get('user/session/')).body.results.map(({ id }) => id);
    const [ofOne, ofOther] = [await ids(one), await ids(other)];
    expect(ofOne).toHaveLength(1);
    expect(ofOther).toHaveLength(1);
    expect(ofOne).not.toEqual(ofOther);
  });
});

describe('ending a session', () => {
  test('refuses its tokens at once, and leaves the others', async () => {
    const designer = await given.designer();
    const elsewhere = await given.signInAgain(designer);
    const { results } = (await elsewhere.get('user/session/')).body;
    const other = results.find(({ is_current }) => !is_current)!;
    expect((await elsewhere.delete(`user/session/${other.id}/`)).status).toBe(204);
    expect((await designer.get('user/me/')).status).toBe(401);
    const refreshed = await server.client().post('user/refresh-token/', { refresh: designer.tokens.refresh });
    expect(refreshed.status).toBe(401);
    expect((await elsewhere.get('user/session/')).body.count).toBe(1);
  });

  test('answers 404 for the session of somebody else, for one that has ended and for what is no id', async () => {
    const [one, other] = [await given.customer(), await given.designer()];
    const { id } = (await other.get('user/session/')).body.results[0]!;
    for (const wrong of [id, crypto.randomUUID(), 'none'])
      expect((await one.delete(`user/session/${wrong}/`)).status).toBe(404);
    expect((await other.get('user/me/')).status).toBe(200);
    const elsewhere = await given.signInAgain(other);
    expect((await elsewhere.delete(`user/session/${id}/`)).status).toBe(204);
    expect((await elsewhere.delete(`user/session/${id}/`)).status).toBe(404);
  });
});

test('a device is named by browser and system, and not at all where it says nothing', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  expect([FIREFOX, iphone, undefined, '', '<script>'].map((agent) => deviceName(agent))).toEqual([
    'Firefox on Linux',
    'Safari on iOS',
    '',
    '',
    '',
  ]);
});
