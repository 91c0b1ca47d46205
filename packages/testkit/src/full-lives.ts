import { randomUUID } from 'node:crypto';
import { quizPairs } from '@tessera/contract/orders/style-quiz';
import { refreshBestScores, tellNewMatches } from '@tessera/server/features/matching/matching.jobs';
import { sql } from 'kysely';
import { createAuthenticator } from './authenticator.ts';
import { createDeals, type DealCustomer, type DealDesigner } from './deal.ts';
import { form, profileForm, type FormFile } from './forms.ts';
import { GOOD_PASSWORD, type Account } from './given.ts';
import { jpeg, unsafeJpeg } from './pictures.ts';
import type { TestServer } from './servers/test-server.ts';
import type { WebSite } from './servers/web-site.ts';

/** A designer and a customer who have used everything that the product has for them, and dealt with each other. */
export interface FullLives {
  designer: DealDesigner;
  /** `orderId` is that of the completed order. */
  customer: DealCustomer;
  /** What else they have, by id. */
  ids: {
    /** An order to which the designer has applied, with links, own photos and picks. */
    order: string;
    conversation: string;
    project: string;
    preview: string;
  };
  /** The last part of the address of the designer’s public page. */
  slug: string;
}

const photo = async (): Promise<FormFile> => ({ name: 'photo.jpg', bytes: await jpeg() });
const pdf = (): FormFile => ({ name: 'plan.pdf', bytes: `%PDF-1.4\n% ${randomUUID()}\n%%EOF\n` });

/** Brings both about over the API, so that every table that says something of a person has rows of theirs. */
export async function liveFully(server: TestServer, site: WebSite): Promise<FullLives> {
  const deals = createDeals(server);
  const designer = await deals.poolDesigner('Sanna', 'Lind');
  const slug = `sanna-${randomUUID().slice(0, 8)}`;
  await done(
    designer.post(
      'designer/profile/',
      profileForm([await photo()], {
        bio: 'Rooms with daylight.',
        public_page: 'true',
        slug,
        website: 'https://sanna.example/',
        budget_min: '1000',
        budget_max: '90000',
      }),
    ),
  );

  const customer = await deals.orderAt('in_progress', designer);
  const deliver = async (orderId: string) => {
    const files = [await photo(), pdf()];
    await done(
      designer.post(
        `designer/engagement/${orderId}/deliver/`,
        form({ message: `The drawings of ${orderId}` }, { files }),
      ),
    );
  };
  await deliver(customer.orderId);
  await done(
    customer.post(`customer/order/${customer.orderId}/request-changes/`, { message: 'A wider door' }),
  );
  await deliver(customer.orderId);
  await done(customer.post(`customer/order/${customer.orderId}/complete/`));
  const review = { stars: 4, text: 'Quick and kind.' };
  const { id: reviewId } = await done(customer.post(`customer/order/${customer.orderId}/review/`, review));
  await done(designer.post(`designer/review/${reviewId}/answer/`, { text: 'Thank you.' }));

  const { id: hidden } = await done(
    customer.post('customer/order/', deals.orderBody({ object_name: 'Pantry', links: [] })),
  );
  await done(designer.post(`designer/match/${hidden}/apply/`));
  await done(customer.post(`customer/order/${hidden}/application/${designer.id}/accept/`));
  await done(customer.post(`customer/order/${hidden}/complete/`));
  const { id: hiddenReviewId } = await done(
    customer.post(`customer/order/${hidden}/review/`, { stars: 1, text: 'Hidden words' }),
  );
  await server.withDatabase((db) =>
    db.updateTable('review').set({ hiddenAt: new Date() }).where('id', '=', hiddenReviewId).execute(),
  );

  const { id: running } = await done(
    customer.post('customer/order/', deals.orderBody({ object_name: 'Study', links: [] })),
  );
  await done(designer.post(`designer/match/${running}/apply/`));
  await done(customer.post(`customer/order/${running}/application/${designer.id}/accept/`));
  await deliver(running);

  const order = await describeEverything(deals.orderBody, customer, site);
  await server.jobsDone();
  for (const job of [refreshBestScores, tellNewMatches])
    await server.withDatabase((db) =>
      sql`insert into pgboss.job (name, data) values (${job.name}, '{}')`.execute(db),
    );
  // The embedder of tests reads no captions.
  await server.withDatabase((db) =>
    sql`insert into order_caption values (${order}, 'captions', 'hash', '[1,0]')`.execute(db),
  );
  await done(customer.get('customer/match/'));
  await done(designer.get('designer/match/'));
  await server.jobsDone();
  await done(
    designer.post(`designer/match/${order}/apply/`, {
      note: 'Gladly, in May.',
      price_from_usd: 12_000,
      price_to_usd: 15_000,
    }),
  );
  await done(customer.put(`customer/order/${order}/verdict/${designer.id}/`, { verdict: 'more_like_this' }));
  const { id: conversation } = await done(
    customer.post('customer/conversation/', {
      designer_id: designer.id,
      order_id: order,
      message: 'In May?',
    }),
  );
  for (const [account, role] of [
    [designer, 'designer'],
    [customer, 'customer'],
  ] as const) {
    const path = `${role}/conversation/${conversation}/message/` as 'customer/conversation/:id/message/';
    const write = async (...more: FormFile[]) => {
      const message_id = randomUUID();
      const files = { photos: [await photo(), ...more] };
      await done(account.post(path, form({ message_id, message: `Words of the ${role}` }, files)));
      return message_id;
    };
    await write({ name: 'held.jpg', bytes: await unsafeJpeg() });
    const hidden = await write();
    await server.withDatabase((db) =>
      db.updateTable('message').set({ hiddenAt: new Date() }).where('id', '=', hidden).execute(),
    );
    await fillAccount(server, account);
  }
  await done(
    customer.post('user/report/', { kind: 'designer', id: designer.id, reason: 'other', text: 'Late' }),
  );
  await done(designer.post('user/report/', { kind: 'order', id: order, reason: 'other', text: 'Vague' }));
  await done(customer.post(`customer/conversation/${conversation}/block/`));
  await done(designer.post(`designer/conversation/${conversation}/block/`));
  await server.jobsDone();
  const [project] = (await done(designer.get('designer/project/'))).results;
  const [link] = (await done(customer.get(`customer/order/${order}/`))).links;
  const ids = { order, conversation, project: project!.id, preview: link!.preview.id };
  return { designer, customer, ids, slug };
}

/** An order with a link that shows a picture, photos of the customer's own, and picks of the style quiz. */
async function describeEverything(
  orderBody: ReturnType<typeof createDeals>['orderBody'],
  customer: Account,
  site: WebSite,
): Promise<string> {
  const page = `/${randomUUID()}`;
  site.answer(`${page}.jpg`, { headers: { 'content-type': 'image/jpeg' }, body: await jpeg(640, 480) });
  site.answer(page, {
    body: `<title>A hall</title><meta property="og:image" content="${site.url(`${page}.jpg`)}">`,
  });
  const own = await done(customer.post('customer/order-photo/', form({}, { photo: [await photo()] })));
  const [first] = quizPairs;
  const { id } = await done(
    customer.post(
      'customer/order/',
      orderBody({
        object_name: 'Hall',
        object_desc: 'A light hall with oak floors in a loft.',
        links: [{ link: site.url(page) }],
        own_photos: [{ id: own.id, use: 'liked' }],
        style_picks: [{ liked: first!.rooms[0].name, passed: first!.rooms[1].name }],
      }),
      { 'idempotency-key': randomUUID() },
    ),
  );
  return id;
}

/** What everybody can do with an account: settings, a passkey, a new address, a word to the operator. */
async function fillAccount(server: TestServer, account: Account): Promise<void> {
  await done(
    account.post(
      'contact-message/',
      { subject: 'A question', message: 'How does it work?' },
      { 'idempotency-key': randomUUID() },
    ),
  );
  await done(account.put('user/notification-settings/', { message: { in_product: true, by_mail: false } }));
  const credential = createAuthenticator({ origin: server.url }).create(
    (await account.post('user/passkey/options/')).body,
  );
  await done(account.post('user/passkey/', { credential }));
  // Asked for, and not answered.
  await done(account.post('user/passkey/options/'));
  await done(account.post('user/email/', { password: GOOD_PASSWORD, email: `new-${account.email}` }));
}

/** What a call of the set-up answered. */
async function done<Body>(call: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`A call of the set-up answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
