import type { ApplicationStatus } from '@tessera/contract/deal/application-states';
import type { OrderStatus } from '@tessera/contract/orders/order-states';
import { profileForm, projectForm } from './forms.ts';
import { createGiven, type Account, type OrderParts } from './given.ts';
import { jpeg } from './pictures.ts';
import type { TestServer } from './servers/test-server.ts';

/** A designer who can be matched, with the id that cards carry. */
export interface DealDesigner extends Account {
  id: string;
  name: string;
}

/** A customer with one order. */
export interface DealCustomer extends Account {
  orderId: string;
}

/** How an order can stand, told apart by whether somebody was at work when it was cancelled. */
export type Stage = OrderStatus | 'cancelled under way';

/** Builders of deals at any point between a match and a finished project. */
export function createDeals(server: TestServer) {
  const given = createGiven(server);

  const customer = async (parts: OrderParts = {}): Promise<DealCustomer> => {
    const account = await given.customer();
    const profile = { first_name: 'Carl', last_name: 'Dahl', country_code: 'SE' };
    await account.post('customer/profile/', profile);
    const { body } = await account.post('customer/order/', given.orderBody({ links: [], ...parts }));
    return { ...account, orderId: body.id };
  };

  const expectDone = async (answer: Promise<{ status: number; body: object }>): Promise<void> => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`A deal could not be brought about: ${JSON.stringify(body)}`);
  };

  const apply = (designer: DealDesigner, { orderId }: DealCustomer) =>
    expectDone(designer.post(`designer/match/${orderId}/apply/`));
  const answer = (owner: DealCustomer, designer: DealDesigner, action: 'shortlist' | 'decline' | 'accept') =>
    expectDone(owner.post(`customer/order/${owner.orderId}/application/${designer.id}/${action}/`));

  const bring = async (owner: DealCustomer, stage: Stage, designer: DealDesigner): Promise<void> => {
    const act = (path: 'pause' | 'complete') =>
      expectDone(owner.post(`customer/order/${owner.orderId}/${path}/`));
    const cancel = () =>
      expectDone(owner.post(`customer/order/${owner.orderId}/cancel/`, { reason: 'We move away' }));
    if (stage === 'active') return;
    if (stage === 'paused') return act('pause');
    if (stage === 'cancelled') return cancel();
    await answer(owner, designer, 'accept');
    if (stage === 'in_progress') return;
    if (stage === 'cancelled under way') return cancel();
    const delivery = { message: 'The first drawings' };
    await expectDone(designer.post(`designer/engagement/${owner.orderId}/deliver/`, delivery));
    if (stage === 'completed') await act('complete');
  };

  return {
    ...given,
    customerWithOrder: customer,

    /** A designer with a complete profile and a project that can be matched. */
    async poolDesigner(first_name = 'Sanna', last_name = 'Lind'): Promise<DealDesigner> {
      const designer = await given.designer();
      const photo = async () => ({ name: 'photo.jpg', bytes: await jpeg() });
      await designer.post('designer/profile/', profileForm([await photo()], { first_name, last_name }));
      await designer.post('designer/project/', projectForm([await photo()]));
      await server.jobsDone();
      const id = await server.withDatabase(async (db) => {
        const account = db.selectFrom('account').select('id').where('email', '=', designer.email);
        return (await account.executeTakeFirstOrThrow()).id;
      });
      return { ...designer, id, name: `${first_name} ${last_name}` };
    },

    apply,
    answer,

    /** An order at this stage, to which the designer has applied; the others have applied before. */
    async orderAt(
      stage: Stage,
      designer: DealDesigner,
      others: readonly DealDesigner[] = [],
    ): Promise<DealCustomer> {
      const owner = await customer();
      for (const each of [...others, designer]) await apply(each, owner);
      await bring(owner, stage, designer);
      return owner;
    },

    /** Brings an active order to this stage, with a designer who has applied to it. */
    bring,

    /** A new order to which the designer's application has this status. */
    async applicationAt(status: ApplicationStatus | 'none', designer: DealDesigner): Promise<DealCustomer> {
      const owner = await customer();
      if (status === 'none') return owner;
      await apply(designer, owner);
      if (status === 'shortlisted') await answer(owner, designer, 'shortlist');
      if (status === 'declined') await answer(owner, designer, 'decline');
      if (status === 'accepted') await answer(owner, designer, 'accept');
      if (status === 'withdrawn')
        await expectDone(designer.post(`designer/application/${owner.orderId}/withdraw/`));
      return owner;
    },
  };
}
