import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createDeals } from '@tessera/testkit/deal';
import { createGiven } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    settings: { SMTP_URL: mailServer.SMTP_URL, PUBLIC_URL: 'https://tessera.example' },
  });
  given = createGiven(server);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const photo = async () => ({ name: 'photo.jpg', bytes: await jpeg() });

/** A designer with a complete profile, and a project that can be matched unless told otherwise. */
async function designerNamed(first_name: string, hasProject = true) {
  const designer = await given.designer();
  await designer.post('designer/profile/', profileForm([await photo()], { first_name, last_name: 'Lind' }));
  if (hasProject) await designer.post('designer/project/', projectForm([await photo()]));
  await server.jobsDone();
  return designer;
}

async function customerWithOrder(object_name = 'Quiet library') {
  const customer = await given.customer();
  const { body } = await customer.post('customer/order/', given.orderBody({ object_name }));
  await server.jobsDone();
  return { ...customer, orderId: body.id as string };
}

describe('a designer who applies to an order', () => {
  test('is recorded once, shown to the customer and marked in the matches', async () => {
    const [designer, customer] = [await designerNamed('Sanna'), await customerWithOrder('Reading room')];
    const offer = async () => {
      const { body } = await designer.get('designer/match/');
      return body.results.find(({ id }) => id === customer.orderId);
    };
    expect(await offer()).toMatchObject({ applied: false, applicationsCount: 0 });

    const first = await designer.post(`designer/match/${customer.orderId}/apply/`);
    expect(first).toMatchObject({
      status: 201,
      body: {
        order_id: customer.orderId,
        order_name: 'Reading room',
        applied_at: expect.stringMatching(/Z$/),
      },
    });
    const again = await designer.post(`designer/match/${customer.orderId}/apply/`);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await offer()).toMatchObject({ applied: true, applicationsCount: 1 });
    expect((await designer.get('designer/application/')).body.open).toEqual({ count: 1, limit: 10 });

    const { body } = await customer.get('customer/application/');
    expect(body.open_max).toBe(15);
    const matched = (await customer.get('customer/match/', { query: { order: customer.orderId } })).body
      .results;
    expect(body).toMatchObject({ count: 1, next: null, previous: null });
    expect(body.results).toHaveLength(1);
    expect(body.results).toMatchObject([
      {
        order_id: customer.orderId,
        designer_id: matched.find(({ name }) => name === 'Sanna Lind')!.id,
        name: 'Sanna Lind',
        avatar: expect.stringContaining('/media/'),
        avatar_photo: expect.objectContaining({ url: body.results[0]!.avatar, review: 'shown' }),
        applied_at: first.body.applied_at,
        status: 'sent',
        match: { score: expect.any(Number), reasons: expect.any(Array), orderId: customer.orderId },
      },
    ]);
  });

  test('is recorded once when the call arrives several times at once', async () => {
    const [designer, customer] = [await designerNamed('Tove'), await customerWithOrder()];
    const answers = await Promise.all(
      [1, 2, 3].map(() => designer.post(`designer/match/${customer.orderId}/apply/`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect((await customer.get('customer/application/')).body.count).toBe(1);
  });

  test('is announced to the customer by one mail', async () => {
    const [designer, customer] = [await designerNamed('Ulla'), await customerWithOrder('Attic, läst')];
    await given.confirmedEmail(customer);
    await designer.post(`designer/match/${customer.orderId}/apply/`);
    await designer.post(`designer/match/${customer.orderId}/apply/`);
    await server.jobsDone();
    const received = mailServer.news.filter(({ to }) => to?.[0]?.address === customer.email);
    expect(received.map(({ subject }) => subject)).toEqual(['Ulla Lind applied to ‘Attic, läst’']);
    expect(received[0]!.text).toContain('https://tessera.example/customer/projects/');
  });

  test('is announced by no mail while the customer’s address is not confirmed', async () => {
    const [designer, customer] = [await designerNamed('Ulla'), await customerWithOrder()];
    await designer.post(`designer/match/${customer.orderId}/apply/`);
    await server.jobsDone();
    expect(mailServer.news.filter(({ to }) => to?.[0]?.address === customer.email)).toEqual([]);
    expect((await customer.get('user/notification/')).body.count).toBe(1);
  });

  test('is deleted with the order', async () => {
    const [designer, customer] = [await designerNamed('Vera'), await customerWithOrder()];
    await designer.post(`designer/match/${customer.orderId}/apply/`);
    await customer.delete(`customer/order/${customer.orderId}/`);
    expect((await customer.get('customer/application/')).body).toMatchObject({ count: 0, results: [] });
    expect((await designer.post(`designer/match/${customer.orderId}/apply/`)).status).toBe(404);
  });
});

describe('applying is refused', () => {
  test('while the profile is incomplete', async () => {
    const [designer, customer] = [await given.designer(), await customerWithOrder()];
    const { status, body } = await designer.post(`designer/match/${customer.orderId}/apply/`);
    expect([status, body.code, body.message]).toEqual([
      403,
      'profile_incomplete',
      'Please complete your profile first.',
    ]);
  });

  test('to a designer without a project that can be matched', async () => {
    const [designer, customer] = [await designerNamed('Wilma', false), await customerWithOrder()];
    const { status, body } = await designer.post(`designer/match/${customer.orderId}/apply/`);
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect((await customer.get('customer/application/')).body.count).toBe(0);
  });

  test.each(['0192c7a4-9d3e-7cc1-8a51-6f3b0d9e4a10', 'no-id'])(
    'for the order id %s, which does not exist',
    async (id) => {
      const designer = await designerNamed('Xenia');
      const { status, body } = await designer.post(`designer/match/${id}/apply/`);
      expect([status, body.code]).toEqual([404, 'not_found']);
    },
  );

  test('to everybody but designers', async () => {
    const customer = await customerWithOrder();
    const path = `designer/match/${customer.orderId}/apply/` as const;
    expect((await customer.post(path)).body.code).toBe('permission_denied');
    expect((await server.client().post(path)).status).toBe(401);
  });
});

describe('an offer', () => {
  test('has a note and a price range, which both sides read in their lists', async () => {
    const [designer, customer] = [await designerNamed('Alma'), await customerWithOrder('Long table')];
    const offer = { note: 'I know this street.', price_from_usd: 9000, price_to_usd: 12_000 };
    const { body: sent } = await designer.post(`designer/match/${customer.orderId}/apply/`, offer);
    expect(sent).toMatchObject({ ...offer, status: 'sent', order_status: 'active', conversation_id: null });
    const { body: own } = await designer.get('designer/application/', { query: { status: 'sent' } });
    expect(own).toMatchObject({ count: 1, results: [sent] });
    const query = { order: customer.orderId };
    const { body: seen } = await customer.get('customer/application/', { query });
    expect(seen).toMatchObject({ count: 1, results: [{ ...offer, order_name: 'Long table' }] });

    await customer.post(`customer/order/${customer.orderId}/application/${sent.designer_id}/decline/`, {
      reason: 'budget',
      text: 'Above what we have.',
    });
    const declined = { status: 'declined', reason: 'budget', reason_text: 'Above what we have.' };
    expect((await designer.get('designer/application/')).body.results).toMatchObject([declined]);
    expect((await designer.get('designer/application/', { query: { status: 'sent' } })).body.count).toBe(0);
    expect((await customer.get('customer/application/', { query: { status: 'sent' } })).body.count).toBe(0);
  });

  test.each([
    ['price_to_usd', 'min_value', { price_from_usd: 2, price_to_usd: 1 }],
    ['price_from_usd', 'min_value', { price_from_usd: -1 }],
    ['note', 'max_length', { note: 'x'.repeat(2001) }],
  ])('is refused when %s is at fault: %s', async (field, code, offer) => {
    const customer = await customerWithOrder();
    const designer = await designerNamed('Berit');
    const { status, body } = await designer.post(`designer/match/${customer.orderId}/apply/`, offer);
    expect([status, body.errors.map((fault) => [fault.field, fault.code])]).toEqual([400, [[field, code]]]);
    expect((await customer.get('customer/application/')).body.count).toBe(0);
  });
});

describe('who has applied', () => {
  test('is visible to the customer of the order only', async () => {
    const [designer, customer] = [await designerNamed('Ylva'), await customerWithOrder()];
    await designer.post(`designer/match/${customer.orderId}/apply/`);

    const stranger = await customerWithOrder();
    expect((await stranger.get('customer/application/')).body).toMatchObject({ count: 0, results: [] });
    const rival = await designerNamed('Zoe');
    expect((await rival.get('customer/application/')).status).toBe(403);
    const { body } = await rival.get('designer/match/');
    const offer = body.results.find(({ id }) => id === customer.orderId);
    expect(offer).toMatchObject({ applied: false });
    expect(JSON.stringify(offer)).not.toContain('Ylva');
    expect((await server.client().get('customer/application/')).status).toBe(401);
  });
});

describe('what the customer sees of who has applied', () => {
  test('has the same score, reasons and photos once the order is paused, in progress or completed and so is not matched', async () => {
    const deals = createDeals(server);
    const designer = await deals.poolDesigner('Asta');
    for (const stage of ['paused', 'in_progress', 'completed'] as const) {
      const customer = await deals.orderAt('active', designer);
      await server.jobsDone();
      const application = async () => {
        const { body } = await customer.get('customer/application/', { query: { order: customer.orderId } });
        return body.results[0]!;
      };
      const { match } = await application();
      expect([match!.reasons.length > 0, match!.portfolioPhotos.length > 0]).toEqual([true, true]);

      await deals.bring(customer, stage, designer);
      expect(await application()).toMatchObject({ order_status: stage, match });
      expect((await customer.get('customer/match/')).body.results).toEqual([]);
    }
  });
});
