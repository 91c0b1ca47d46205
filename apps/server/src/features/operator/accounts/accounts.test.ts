import { createDeals, type DealCustomer, type DealDesigner } from '@tessera/testkit/deal';
import { profileForm } from '@tessera/testkit/forms';
import { createAuthenticator } from '@tessera/testkit/authenticator';
import { GOOD_PASSWORD, type OperatorAccount } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicPagesRepo } from '../../public-pages/public-pages.repo.ts';

/** Guarantees about what operators see of accounts, and what a suspension does. */

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let operator: OperatorAccount;
beforeAll(async () => {
  server = await startTestServer();
  deals = createDeals(server);
  operator = await deals.operator();
});
afterAll(() => server.stop());

const idOf = async (account: { get: DealDesigner['get'] }) => (await account.get('user/me/')).body.id;
const find = async (q: string) => (await operator.get('operator/account/', { query: { q } })).body.results;
const suspend = (id: string, note = '') => operator.post(`operator/account/${id}/suspend/`, { note });
const reinstate = (id: string) => operator.post(`operator/account/${id}/reinstate/`);
const signIn = (email: string, password = GOOD_PASSWORD) =>
  server.client().post('user/sign-in/', { email, password });
const actionsOn = async (q: string) =>
  (await operator.get('operator/audit/', { query: { q } })).body.results.map(({ action, note }) => [
    action,
    note,
  ]);

describe('accounts', () => {
  test('are found by a part of the address or the name in any case, and by id', async () => {
    const designer = await deals.poolDesigner('Ottilie', 'Quist');
    for (const q of [designer.email.toUpperCase(), designer.email.slice(0, -4), 'tilie qui', designer.id])
      expect((await find(q)).map(({ id }) => id)).toContain(designer.id);
    expect(await find(designer.id)).toMatchObject([
      {
        id: designer.id,
        role: 'designer',
        name: 'Ottilie Quist',
        standing: 'good',
        things_count: 1,
        limit: 20,
      },
    ]);
    for (const q of ['%', '_', "' or true --"]) expect(await find(q)).toEqual([]);
  });

  test('are shown a page at a time, latest first, filtered by role and standing', async () => {
    const { id: first } = await deals.customer().then(async (one) => ({ id: await idOf(one) }));
    const { id: second } = await deals.customer().then(async (one) => ({ id: await idOf(one) }));
    const page = await operator.get('operator/account/', { query: { role: 'customer', limit: 1 } });
    expect(page.body.results.map(({ id }) => id)).toEqual([second]);
    const next = new URL(page.body.next!).search;
    const rest = await operator.raw('GET', `operator/account/${next}`);
    expect((rest.body as unknown as { results: { id: string }[] }).results[0]!.id).toBe(first);
    await suspend(first);
    const suspended = await operator.get('operator/account/', { query: { standing: 'suspended' } });
    expect(suspended.body.results.map(({ id }) => id)).toContain(first);
    expect(suspended.body.results.map(({ id }) => id)).not.toContain(second);
  });

  test('show neither password hashes nor what somebody wrote in private', async () => {
    const customer = await deals.customerWithOrder({ object_name: 'Kitchen of the secretwordq' });
    const answers = [
      await operator.get('operator/account/', { query: { limit: 500 } }),
      await suspend(await idOf(customer)),
    ];
    const text = JSON.stringify(answers.map(({ body }) => body));
    expect(text).toContain(customer.email);
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('secretwordq');
  });
});

describe('a limit', () => {
  test('of projects or orders counts at once, and goes back to the plan', async () => {
    const customer = await deals.customerWithOrder();
    const id = await idOf(customer);
    const set = (limit: number | null) =>
      operator.put(`operator/account/${id}/limit/`, { limit, note: 'Asked for' });
    expect((await set(1)).body).toMatchObject({ limit: 1, has_own_limit: true });
    expect((await customer.post('customer/order/', deals.orderBody())).status).toBe(403);
    await set(1);
    expect((await set(null)).body).toMatchObject({ limit: 10, has_own_limit: false });
    expect((await customer.post('customer/order/', deals.orderBody())).status).toBe(201);
    expect(await actionsOn(id)).toEqual([
      ['account.limit', 'Limit: as the plan says. Asked for'],
      ['account.limit', 'Limit: 1. Asked for'],
    ]);
    for (const bad of [-1, 1.5, 100_001])
      expect((await operator.put(`operator/account/${id}/limit/`, { limit: bad })).status).toBe(400);
  });
});

/** What everybody finds of a designer with a public page, and of a customer's order. */
async function seen(designer: DealDesigner & { slug: string }, customer: DealCustomer) {
  const matches = await customer.get('customer/match/', { query: { limit: 100 } });
  const orders = await designer.get('designer/match/', { query: { limit: 100 } });
  const directory = await server.client().get('public/designer/', { query: { words: designer.name } });
  return {
    designerIsMatched: matches.body.results?.some(({ id }) => id === designer.id) ?? false,
    orderIsMatched: orders.body.results?.some(({ id }) => id === customer.orderId) ?? false,
    isInDirectory: directory.body.results.some(({ id }) => id === designer.id),
    hasPage: (await server.client().get(`public/designer/${designer.slug}/`)).status === 200,
    isInSitemap: await server.withDatabase(async (db) =>
      (await publicPagesRepo(db).slugs()).includes(designer.slug),
    ),
  };
}

async function publicDesigner(lastName: string): Promise<DealDesigner & { slug: string }> {
  const designer = await deals.poolDesigner('Sanna', lastName);
  const fields = { first_name: 'Sanna', last_name: lastName, public_page: 'true' };
  const { body } = await designer.post('designer/profile/', profileForm([], fields));
  return { ...designer, slug: body.slug! };
}

describe('a suspended account', () => {
  test('has no session any more, and is told that it is suspended only with the right password', async () => {
    const customer = await deals.customer();
    const authenticator = createAuthenticator({ origin: server.url });
    const credential = authenticator.create((await customer.post('user/passkey/options/')).body);
    await customer.post('user/passkey/', { credential });
    const id = await idOf(customer);
    expect((await suspend(id)).body).toMatchObject({ id, standing: 'suspended' });
    expect((await customer.get('user/me/')).status).toBe(401);
    const { refresh } = customer.tokens;
    expect((await server.client().post('user/refresh-token/', { refresh })).status).toBe(401);
    expect((await signIn(customer.email)).body).toMatchObject({ status: 403, code: 'account_suspended' });
    expect((await signIn(customer.email, 'Wrong-Harbour-71')).body).toMatchObject({
      code: 'no_active_account',
    });
    const asked = (await server.client().post('user/sign-in/passkey/options/')).body;
    const byPasskey = await server
      .client()
      .post('user/sign-in/passkey/', { credential: authenticator.sign(asked) });
    expect(byPasskey.body).toMatchObject({ status: 403, code: 'account_suspended' });
    await reinstate(id);
    expect((await signIn(customer.email)).status).toBe(200);
    expect((await customer.get('user/me/')).status).toBe(401);
  });

  test('of a designer is in no list, and back in all of them when it is reinstated', async () => {
    const designer = await publicDesigner('Ahlgren');
    const customer = await deals.customerWithOrder();
    await server.jobsDone();
    const everywhere = {
      designerIsMatched: true,
      orderIsMatched: true,
      isInDirectory: true,
      hasPage: true,
      isInSitemap: true,
    };
    expect(await seen(designer, customer)).toEqual(everywhere);
    await suspend(designer.id);
    const nowhere = Object.fromEntries(Object.keys(everywhere).map((key) => [key, false]));
    expect(await seen(designer, customer)).toEqual(nowhere);
    const body = { designer_id: designer.id, order_id: customer.orderId, message: 'Hello' };
    expect((await customer.post('customer/conversation/', body)).status).toBe(404);
    await reinstate(designer.id);
    const again = await deals.signInAgain(designer);
    expect(await seen({ ...designer, ...again }, customer)).toEqual(everywhere);
  });

  test('of a customer shows its orders to nobody, and takes no application', async () => {
    const designer = await publicDesigner('Ahlund');
    const customer = await deals.customerWithOrder();
    await server.jobsDone();
    expect((await seen(designer, customer)).orderIsMatched).toBe(true);
    await suspend(await idOf(customer));
    const orders = await designer.get('designer/match/', { query: { limit: 100 } });
    expect(orders.body.results.map(({ id }) => id)).not.toContain(customer.orderId);
    expect((await designer.post(`designer/match/${customer.orderId}/apply/`)).status).toBe(404);
  });

  test('is in no list of open applications, and cannot be hired or written to', async () => {
    const designer = await deals.poolDesigner('Sanna', 'Berg');
    const customer = await deals.customerWithOrder();
    await server.jobsDone();
    expect((await designer.post(`designer/match/${customer.orderId}/apply/`)).status).toBe(201);
    const begun = { designer_id: designer.id, order_id: customer.orderId, message: 'Hello' };
    const { id } = (await customer.post('customer/conversation/', begun)).body;
    const applications = async () => (await customer.get('customer/application/')).body.count;
    const accept = () =>
      customer.post(`customer/order/${customer.orderId}/application/${designer.id}/accept/`);
    const write = () =>
      customer.raw('POST', `customer/conversation/${id}/message/`, {
        body: { message: 'Are you there?', message_id: crypto.randomUUID() },
      });
    expect(await applications()).toBe(1);
    await suspend(designer.id);
    expect(await applications()).toBe(0);
    expect((await accept()).status).toBe(404);
    expect((await write()).body).toMatchObject({ status: 409, code: 'not_reachable' });
    await reinstate(designer.id);
    expect(await applications()).toBe(1);
    expect((await write()).status).toBe(201);
    expect((await accept()).status).toBe(200);
  });

  test('is suspended once, and written into the audit once, however often it is asked for', async () => {
    const customer = await deals.customer();
    const id = await idOf(customer);
    const answers = await Promise.all([suspend(id, 'Spam'), suspend(id, 'Spam'), suspend(id, 'Spam')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const since = answers[0]!.body.suspended_at;
    expect((await suspend(id)).body.suspended_at).toBe(since);
    await reinstate(id);
    await reinstate(id);
    expect(await actionsOn(id)).toEqual([
      ['account.reinstate', ''],
      ['account.suspend', 'Spam'],
    ]);
  });

  test('is never an operator, and never one that does not exist', async () => {
    const other = await deals.operator();
    for (const id of [await idOf(other), await idOf(operator), crypto.randomUUID(), 'x'])
      expect((await suspend(id)).status).toBe(404);
    expect((await other.get('operator/account/')).status).toBe(200);
  });
});
