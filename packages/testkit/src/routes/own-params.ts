import { randomUUID } from 'node:crypto';
import { createAuthenticator } from '../authenticator.ts';
import { projectForm } from '../forms.ts';
import { createGiven } from '../given.ts';
import { jpeg } from '../pictures.ts';
import type { TestServer } from '../servers/test-server.ts';
import type { NamedRoute } from './calls.ts';
import { sql } from 'kysely';
import { idOf, type Marketplace } from './marketplace.ts';

/** How far an order has come: each stage includes those before it. */
const stages = ['listed', 'applied for', 'begun', 'delivered', 'completed', 'reviewed'] as const;
type Stage = (typeof stages)[number];

/** Calls that an order takes at one stage only, and at which. */
const stageOf: Readonly<Record<string, Stage>> = {
  'orders.pause': 'listed',
  'orders.cancel': 'listed',
  'orders.requestChanges': 'delivered',
  'orders.complete': 'delivered',
  'applications.apply': 'listed',
  'applications.withdraw': 'applied for',
  'applications.shortlist': 'applied for',
  'applications.decline': 'applied for',
  'applications.accept': 'applied for',
  'engagements.get': 'begun',
  'engagements.deliver': 'begun',
  'engagements.cancel': 'begun',
  'reviews.write': 'completed',
  'reviews.change': 'reviewed',
  'reviews.answer': 'reviewed',
  'operatorReports.hideReview': 'reviewed',
  'operatorReports.showReview': 'reviewed',
};

/** Calls whose id is that of the review which came last. */
const ofReview = ['reviews.answer', 'operatorReports.hideReview', 'operatorReports.showReview'];

/** Whether each such call needs an order that has come further than the list of matches, which takes a while to make. */
export const needsDeal = (name: string): boolean => (stageOf[name] ?? 'listed') !== 'listed';

/**
 * The parts of the path with which the owners make a call. A call that an order takes at one stage only gets a new order of
 * theirs at that stage.
 */
export async function ownParams(
  server: TestServer,
  market: Marketplace,
  { name }: NamedRoute,
): Promise<{ id: string; designer: string }> {
  const designer = market.ids.designer;
  if (name === 'account.endSession') {
    // Not the one that makes the call.
    const { body } = await (
      await createGiven(server).signInAgain(market.owners.customer)
    ).get('user/session/');
    return { id: body.results[0]!.id, designer };
  }
  if (name === 'passkeys.remove') {
    const { customer } = market.owners;
    const asked = (await customer.post('user/passkey/options/')).body;
    const credential = createAuthenticator({ origin: server.url }).create(asked);
    return { id: (await customer.post('user/passkey/', { credential })).body.id, designer };
  }
  const decided = await forOperator(server, market, name);
  if (decided !== undefined) return { id: decided, designer };
  const stage = stageOf[name];
  if (stage === undefined) {
    const ofFeature = {
      portfolio: market.ids.project,
      previews: market.ids.preview,
      conversations: market.ids.conversation,
    };
    return { id: ofFeature[name.split('.')[0] as 'portfolio'] ?? market.ids.order, designer };
  }

  const owners = market.owners;
  const body = createGiven(server).orderBody({ links: [] });
  const { id } = (await owners.customer.post('customer/order/', body)).body;
  const steps: Record<Stage, () => Promise<{ status: number; body: object }>> = {
    listed: () => owners.customer.get(`customer/order/${id}/`),
    'applied for': () => owners.designer.post(`designer/match/${id}/apply/`),
    begun: () => owners.customer.post(`customer/order/${id}/application/${designer}/accept/`),
    delivered: () => owners.designer.post(`designer/engagement/${id}/deliver/`, { message: 'Drawings' }),
    completed: () => owners.customer.post(`customer/order/${id}/complete/`),
    reviewed: () => owners.customer.post(`customer/order/${id}/review/`, { stars: 4 }),
  };
  let last: { status: number; body: object } | undefined;
  for (const step of stages.slice(0, stages.indexOf(stage) + 1)) {
    last = await steps[step]();
    if (last.status >= 300) throw new Error(`No order is ${step}: ${JSON.stringify(last.body)}`);
  }
  return { id: ofReview.includes(name) ? (last!.body as { id: string }).id : id, designer };
}

/** Something new that an operator decides on, of an account that nobody else needs; undefined for the calls of others. */
async function forOperator(
  server: TestServer,
  market: Marketplace,
  name: string,
): Promise<string | undefined> {
  const given = createGiven(server);
  switch (name) {
    case 'operatorAccounts.suspend':
    case 'operatorAccounts.reinstate':
    case 'operatorAccounts.setLimit':
      return idOf(server, await given.customer());
    case 'operatorVetting.approve':
    case 'operatorVetting.decline': {
      const id = await idOf(server, await given.designer());
      await server.withDatabase((db) =>
        db.updateTable('account').set({ vetting: 'waiting' }).where('id', '=', id).execute(),
      );
      return id;
    }
    case 'operatorContactMessages.answered': {
      const message = { subject: 'A question', message: 'How does it work?' };
      return (await market.owners.designer.post('contact-message/', message)).body.id;
    }
    case 'operatorReports.dismiss':
    case 'operatorReports.hide':
    case 'operatorReports.suspend': {
      const customer = await given.customer();
      const { body: order } = await customer.post('customer/order/', given.orderBody({ links: [] }));
      const message_id = randomUUID();
      await customer.post('customer/conversation/', {
        designer_id: market.ids.designer,
        order_id: order.id,
        message: 'Hello',
        message_id,
      });
      return (await customer.post('user/report/', { kind: 'message', id: message_id, reason: 'spam' })).body
        .id;
    }
    case 'operatorPhotos.show':
    case 'operatorPhotos.hide': {
      const photo = { name: 'photo.jpg', bytes: await jpeg() };
      const { body } = await market.owners.designer.post('designer/project/', projectForm([photo]));
      const key = body.images[0]!.url.split('/').at(-2)!;
      await server.jobsDone();
      return server.withDatabase(async (db) => {
        const held = db.updateTable('photo').set({ review: 'held' }).where('key', '=', key);
        return (await held.returning('id').executeTakeFirstOrThrow()).id;
      });
    }
    case 'operatorJobs.retry':
      // One that is done already: nothing happens to it.
      await server.jobsDone();
      return server.withDatabase(async (db) => {
        const { rows } = await sql<{ id: string }>`
          select id from pgboss.job where state = 'completed' and name not like '\\_\\_pgboss%' limit 1
        `.execute(db);
        return rows[0]!.id;
      });
    default:
      return undefined;
  }
}
