import { findMove, type Side } from '@tessera/contract/deal/moves';
import {
  orderMoves,
  orderStatusLabels,
  type OrderAction,
  type OrderStatus,
} from '@tessera/contract/orders/order-states';
import { createDeals, type DealCustomer, type DealDesigner, type Stage } from '@tessera/testkit/deal';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Walks the state graph of orders: what it has is done once, and what it has not is refused and changes nothing. */

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let designer: DealDesigner;
let rival: DealDesigner;

beforeAll(async () => {
  server = await startTestServer({ settings: { OPEN_APPLICATIONS_MAX: '1000' } });
  deals = createDeals(server);
  designer = await deals.poolDesigner('Sanna');
  rival = await deals.poolDesigner('Rut');
});
afterAll(() => server.stop());

const stages: Stage[] = [
  'active',
  'paused',
  'in_progress',
  'delivered',
  'completed',
  'cancelled',
  'cancelled under way',
];
const statusOf = (stage: Stage): OrderStatus => (stage === 'cancelled under way' ? 'cancelled' : stage);

/** The act that brought an order to its stage, which may be sent again. */
const lastActs: Partial<Record<Stage, `${Side} ${OrderAction}`>> = {
  paused: 'customer pause',
  in_progress: 'customer accept',
  delivered: 'designer deliver',
  completed: 'customer complete',
  cancelled: 'customer cancel',
  'cancelled under way': 'customer cancel',
};

const acts: [Side, OrderAction][] = [
  ['customer', 'pause'],
  ['customer', 'resume'],
  ['customer', 'cancel'],
  ['customer', 'accept'],
  ['customer', 'request_changes'],
  ['customer', 'complete'],
  ['designer', 'deliver'],
  ['designer', 'cancel'],
];

function act(owner: DealCustomer, side: Side, action: OrderAction, applicant = designer) {
  const order = `customer/order/${owner.orderId}` as const;
  const engagement = `designer/engagement/${owner.orderId}` as const;
  switch (action) {
    case 'pause':
      return owner.post(`${order}/pause/`);
    case 'resume':
      return owner.post(`${order}/resume/`);
    case 'accept':
      return owner.post(`${order}/application/${applicant.id}/accept/`);
    case 'request_changes':
      return owner.post(`${order}/request-changes/`, { message: 'A warmer white, please' });
    case 'complete':
      return owner.post(`${order}/complete/`);
    case 'deliver':
      return designer.post(`${engagement}/deliver/`, { message: 'Drawings' });
    case 'cancel':
      return side === 'customer'
        ? owner.post(`${order}/cancel/`, { reason: 'We move away' })
        : designer.post(`${engagement}/cancel/`, { reason: 'I am ill' });
  }
}

/** All that the two sides and a rival can see of an order, besides what matching prepares of it meanwhile. */
async function everything(owner: DealCustomer) {
  const {
    matching_state: _state,
    reading: _reading,
    ...order
  } = (await owner.get(`customer/order/${owner.orderId}/`)).body;
  const { body: applications } = await owner.get('customer/application/', {
    query: { order: owner.orderId },
  });
  const told = await Promise.all(
    [owner, designer, rival].map(async (one) => (await one.get('user/notification/')).body.count),
  );
  return { order, applications: applications.results.map(({ match: _match, ...rest }) => rest), told };
}

const cases = stages.flatMap((stage) =>
  acts.map(([side, action]) => {
    const move = findMove(orderMoves, { action, by: side, from: statusOf(stage) });
    const isRepeat = lastActs[stage] === `${side} ${action}`;
    const isWithoutEngagement =
      side === 'designer' && (stage === 'active' || stage === 'paused' || stage === 'cancelled');
    return { stage, side, action, move, isRepeat, isWithoutEngagement };
  }),
);

describe('every edge of the graph is taken', () => {
  test.each(cases.filter(({ move, isRepeat }) => move !== undefined && !isRepeat))(
    '$stage: $action by the $side',
    async ({ stage, side, action, move }) => {
      const owner = await deals.orderAt(stage, designer, [rival]);
      const before = await everything(owner);
      const answer = await act(owner, side, action);
      expect(answer.status).toBe(200);
      const after = await everything(owner);
      expect(after.order.status).toBe(move!.to);

      // Sent again at once, it changes nothing and tells nobody.
      expect((await act(owner, side, action)).status).toBe(200);
      expect(await everything(owner)).toEqual(after);
      const tells = (who: string) => move!.tells.some((told) => told.who === who);
      const wasTold = after.told.map((count, i) => count > before.told[i]!);
      expect(wasTold).toEqual([
        tells('customer'),
        tells('designer') || tells('open applicants'),
        tells('open applicants'),
      ]);
    },
  );
});

describe('what is no edge is refused with wrong_state and changes nothing', () => {
  test.each(cases.filter((one) => one.move === undefined && !one.isRepeat && !one.isWithoutEngagement))(
    '$stage: $action by the $side',
    async ({ stage, side, action }) => {
      const owner = await deals.orderAt(stage, designer, [rival]);
      const before = await everything(owner);
      const { status, body } = await act(owner, side, action, rival);
      expect([status, body.code]).toEqual([409, 'wrong_state']);
      // An order that is no longer active has declined the others' applications, which is what is said then.
      const isApplication = action === 'accept' && stage !== 'paused';
      const label = isApplication ? 'declined' : orderStatusLabels[statusOf(stage)].toLowerCase();
      const subject = isApplication ? 'application' : 'project';
      expect(body.message).toBe(`This ${subject} is ${label}.`);
      expect(await everything(owner)).toEqual(before);
    },
  );
});

describe('the act that made the last change may be sent again', () => {
  test.each(cases.filter(({ isRepeat }) => isRepeat))(
    '$stage: $action by the $side',
    async ({ stage, side, action }) => {
      const owner = await deals.orderAt(stage, designer, [rival]);
      const before = await everything(owner);
      expect((await act(owner, side, action)).status).toBe(200);
      expect(await everything(owner)).toEqual(before);
    },
  );

  test('by the same side only', async () => {
    const owner = await deals.orderAt('in_progress', designer);
    expect((await act(owner, 'designer', 'cancel')).status).toBe(200);
    const { status, body } = await act(owner, 'customer', 'cancel');
    expect([status, body.message]).toEqual([409, 'This project is cancelled.']);
  });
});

describe('an engagement that is not there is not found', () => {
  test.each(cases.filter(({ isWithoutEngagement }) => isWithoutEngagement))(
    '$stage: $action by the $side',
    async ({ stage, side, action }) => {
      const owner = await deals.orderAt(stage, designer, [rival]);
      const before = await everything(owner);
      expect((await act(owner, side, action)).status).toBe(404);
      expect(await everything(owner)).toEqual(before);
    },
  );
});

test('neither side can do what is the other’s, and a stranger finds nothing', async () => {
  const owner = await deals.orderAt('in_progress', designer, [rival]);
  const stranger = await deals.customerWithOrder();
  const before = await everything(owner);
  const customerCalls = ['pause', 'resume', 'cancel', 'request-changes', 'complete'].map(
    (action) => `customer/order/${owner.orderId}/${action}/`,
  );
  const designerCalls = ['deliver', 'cancel'].map(
    (action) => `designer/engagement/${owner.orderId}/${action}/`,
  );
  const body = { message: 'Hello', reason: 'Because' };
  for (const path of customerCalls) {
    expect((await designer.raw('POST', path, { body })).body.code).toBe('permission_denied');
    expect((await stranger.raw('POST', path, { body })).body.code).toBe('not_found');
    expect((await server.client().raw('POST', path, { body })).status).toBe(401);
  }
  for (const path of designerCalls) {
    expect((await owner.raw('POST', path, { body })).body.code).toBe('permission_denied');
    expect((await rival.raw('POST', path, { body })).body.code).toBe('not_found');
    expect((await server.client().raw('POST', path, { body })).status).toBe(401);
  }
  expect((await rival.get(`designer/engagement/${owner.orderId}/`)).status).toBe(404);
  expect(await everything(owner)).toEqual(before);
});
