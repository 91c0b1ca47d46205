import { contactApi } from './routes/talk.generated.ts';
import { authApi } from './routes/account.generated.ts';
import { geoApi } from './routes/common.generated.ts';
import { ordersApi } from './routes/orders.generated.ts';
import { portfolioApi } from './routes/designers.generated.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, call, callVersioned, errorText, passingTrouble } from './api.ts';
import { accessToken, installBrowser } from '../browser/browser.fixture.ts';
import { clearSession, readSession, startSession } from '../browser/session.ts';

const REFRESH_PATH = '/api/internal/v1/user/refresh-token/';
const expired = { access: accessToken('customer', 'expired'), refresh: 'refresh-1' };
const renewed = { access: accessToken('customer', 'renewed'), refresh: 'refresh-2' };

/** A server that takes only the renewed access token and trades the first refresh token for it. */
class Server {
  requests: { url: string; init: RequestInit }[] = [];
  renew = (): Response => json(200, renewed);

  fetch = async (url: string, init: RequestInit): Promise<Response> => {
    this.requests.push({ url, init });
    if (url === REFRESH_PATH) return this.renew();
    const { authorization } = init.headers as Record<string, string>;
    return authorization === `Bearer ${renewed.access}`
      ? json(200, { count: 1, limit: 10 })
      : problem(401, 'token_not_valid', 'Your session has ended. Please sign in again.');
  };

  countOf(url: string): number {
    return this.requests.filter((request) => request.url === url).length;
  }
}

let browser: ReturnType<typeof installBrowser>;
let server: Server;
beforeEach(() => {
  browser = installBrowser();
  server = new Server();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => server.fetch(url, init));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('calls that meet an expired token share one renewal and are each repeated once', async () => {
  startSession(expired);
  const replies = await Promise.all([1, 2, 3].map(() => call(ordersApi.limit, {})));
  expect(replies).toEqual(Array.from({ length: 3 }, () => ({ count: 1, limit: 10 })));
  expect(server.countOf(REFRESH_PATH)).toBe(1);
  expect(server.requests).toHaveLength(3 + 1 + 3);
});

test('a refresh token that was rotated is stored, and one that was not rotated stays', async () => {
  startSession(expired);
  await call(ordersApi.limit, {});
  expect(readSession()).toEqual({ ...renewed, role: 'customer' });

  startSession(expired);
  server.renew = () => json(200, { access: renewed.access });
  await call(ordersApi.limit, {});
  expect(readSession()).toEqual({ access: renewed.access, refresh: 'refresh-1', role: 'customer' });
});

test('a renewal waits for the one of another tab and then uses its token', async () => {
  startSession(expired);
  let otherTabIsDone = () => {};
  const otherTab = navigator.locks.request(
    'tessera.renew-access',
    () => new Promise<void>((resolve) => (otherTabIsDone = resolve)),
  );
  const reply = call(ordersApi.limit, {});
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1), {
    timeout: 10_000,
  });
  browser.changeInOtherTab(renewed);
  otherTabIsDone();
  await otherTab;
  expect(await reply).toEqual({ count: 1, limit: 10 });
  expect(server.countOf(REFRESH_PATH)).toBe(0);
});

test('a refused renewal ends the session, and the call fails with its own error', async () => {
  startSession(expired);
  server.renew = () => problem(401, 'token_not_valid', 'Your session has ended. Please sign in again.');
  await expect(call(ordersApi.limit, {})).rejects.toMatchObject({ status: 401, code: 'token_not_valid' });
  expect(readSession()).toBeNull();
});

test('a renewal that fails for another reason keeps the session', async () => {
  startSession(expired);
  server.renew = () => problem(503, 'unavailable', 'The service is starting or stopping.');
  await expect(call(ordersApi.limit, {})).rejects.toMatchObject({ code: 'unavailable' });
  expect(readSession()).toEqual({ ...expired, role: 'customer' });
});

test('a sign-out during a renewal stays a sign-out', async () => {
  startSession(expired);
  server.renew = () => {
    clearSession();
    return json(200, renewed);
  };
  await expect(call(ordersApi.limit, {})).rejects.toMatchObject({ status: 401 });
  expect(readSession()).toBeNull();
});

test('a call that is refused even with the renewed token is not repeated again', async () => {
  startSession(expired);
  server.renew = () => json(200, { access: accessToken('customer', 'useless'), refresh: 'refresh-2' });
  await expect(call(ordersApi.limit, {})).rejects.toMatchObject({ status: 401 });
  expect(server.requests).toHaveLength(3);
});

test('a refused sign-in renews nothing, even while a token is stored', async () => {
  startSession(expired);
  const body = { email: 'nora@example.com', password: 'wrong' };
  await expect(call(authApi.signIn, { body })).rejects.toMatchObject({ status: 401 });
  expect(server.countOf(REFRESH_PATH)).toBe(0);
});

test('a visitor’s call has no Authorization header', async () => {
  server.fetch = async (url, init) => {
    server.requests.push({ url, init });
    return json(200, { count: 0, next: null, previous: null, results: [] });
  };
  await call(geoApi.countries, { query: { page_size: 500 } });
  expect(server.requests[0]?.url).toBe('/api/internal/v1/geo/country/?page_size=500');
  expect(server.requests[0]?.init.headers).not.toHaveProperty('authorization');
});

test('parameters are escaped in the path of a call, and an answer without content is undefined', async () => {
  server.fetch = async (url, init) => {
    server.requests.push({ url, init });
    return new Response(null, { status: 204 });
  };
  expect(await call(ordersApi.remove, { params: { id: 'a/b' } })).toBeUndefined();
  expect(server.requests[0]).toMatchObject({
    url: '/api/internal/v1/customer/order/a%2Fb/',
    init: { method: 'DELETE' },
  });
});

test('a form is sent with its text fields first, lists as repeated fields, and no JSON header', async () => {
  server.fetch = async (url, init) => {
    server.requests.push({ url, init });
    return json(201, {});
  };
  const photo = new File(['x'], 'loft.jpg', { type: 'image/jpeg' });
  await call(portfolioApi.create, {
    body: {
      name: 'Loft',
      description: 'Light',
      country_code: 'SE',
      images_ordering: ['exists', 'new'],
      images_ids: ['7'],
    },
    files: { images_files: [photo] },
  });
  const { headers, body } = server.requests[0]!.init;
  expect(headers).not.toHaveProperty('content-type');
  expect(
    [...(body as FormData).entries()].map(([name, value]) => [
      name,
      value instanceof File ? value.name : value,
    ]),
  ).toEqual([
    ['name', 'Loft'],
    ['description', 'Light'],
    ['country_code', 'SE'],
    ['images_ordering', 'exists'],
    ['images_ordering', 'new'],
    ['images_ids', '7'],
    ['images_files', 'loft.jpg'],
  ]);
});

test('a creation has the same key when it is repeated with a renewed token', async () => {
  startSession(expired);
  await call(contactApi.send, { body: { subject: 'Hello', message: 'x' }, idempotencyKey: 'key-1' });
  const keys = server.requests
    .filter(({ url }) => url.endsWith(contactApi.send.path))
    .map(({ init }) => (init.headers as Record<string, string>)['idempotency-key']);
  expect(keys).toEqual(['key-1', 'key-1']);
});

test('a thing is read with the name of its version, and a change of it is sent with that name', async () => {
  let answer = Response.json({ id: '7' }, { headers: { etag: '"one"' } });
  server.fetch = async (url, init) => {
    server.requests.push({ url, init });
    return answer;
  };
  const loaded = await callVersioned(ordersApi.get, { params: { id: '7' } });
  expect(loaded).toEqual({ id: '7', etag: '"one"' });
  answer = json(200, { id: '7' });
  const body = { object_name: 'Attic', object_desc: '', country_code: 'SE', budget: null, links: [] };
  const saved = await callVersioned(ordersApi.update, {
    params: { id: '7' },
    body,
    ifMatch: loaded.etag,
  });
  expect(server.requests[1]!.init.headers).toMatchObject({ 'if-match': '"one"' });
  expect(saved.etag).toBeNull();
});

test.each([
  [429, 'throttled', true],
  [503, 'unavailable', true],
  [507, 'storage_full', true],
  [500, 'server_error', false],
  [412, 'changed_meanwhile', false],
])('the status of a failed call tells whether trying again can help: %d %s', async (status, code, passes) => {
  server.fetch = async () => problem(status, code, 'Words.');
  const failure: unknown = await call(ordersApi.limit, {}).catch((error: unknown) => error);
  expect(passingTrouble(failure)).toBe(passes ? 'Words.' : null);
});

test('a failed call has the code, the message and the faults of its fields', async () => {
  const errors = [{ field: 'subject', code: 'blank', message: 'This field may not be blank.' }];
  server.fetch = async () => json(400, { code: 'blank', message: 'This field may not be blank.', errors });
  const failure = call(contactApi.send, { body: { subject: '', message: 'x' } });
  await expect(failure).rejects.toBeInstanceOf(ApiError);
  await expect(failure).rejects.toMatchObject({ status: 400, code: 'blank', errors });
  expect(await failure.catch((error: unknown) => errorText(error, 'fallback'))).toBe(
    'This field may not be blank.',
  );
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['an answer of somebody else', () => Promise.resolve(new Response('<html>', { status: 502 })), 502],
])('after %s the screen chooses the message', async (_, fetch, status) => {
  server.fetch = fetch;
  const failure: unknown = await call(ordersApi.limit, {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status, code: 'network', message: '' });
  expect(errorText(failure, 'Something went wrong')).toBe('Something went wrong');
});

test('a cancelled call fails as cancelled and not as a lost connection', async () => {
  const controller = new AbortController();
  server.fetch = async () => {
    controller.abort();
    throw controller.signal.reason;
  };
  await expect(call(ordersApi.limit, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

function json(status: number, value: unknown): Response {
  return Response.json(value, { status });
}

function problem(status: number, code: string, message: string): Response {
  return json(status, { type: 'about:blank', title: code, status, detail: message, code, message });
}
