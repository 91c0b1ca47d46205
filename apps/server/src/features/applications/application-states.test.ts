import {
  applicationMoves,
  applicationStatusLabels,
  type ApplicationAction,
  type ApplicationStatus,
} from '@tessera/contract/deal/application-states';
import { findMove } from '@tessera/contract/deal/moves';
import { createDeals, type DealCustomer, type DealDesigner } from '@tessera/testkit/deal';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Walks the state graph of applications: what it has is done once, and what it has not is refused and changes nothing. */

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let designer: DealDesigner;

beforeAll(async () => {
  server = await startTestServer({ settings: { OPEN_APPLICATIONS_MAX: '1000' } });
  deals = createDeals(server);
  designer = await deals.poolDesigner();
});
afterAll(() => server.stop());

const statuses = ['none', 'sent', 'shortlisted', 'accepted', 'declined', 'withdrawn'] as const;
const lastActs: Partial<Record<(typeof statuses)[number], ApplicationAction>> = {
  sent: 'apply',
  shortlisted: 'shortlist',
  accepted: 'accept',
  declined: 'decline',
  withdrawn: 'withdraw',
};
const sides = {
  apply: 'designer',
  withdraw: 'designer',
  shortlist: 'customer',
  decline: 'customer',
  accept: 'customer',
} as const;

function act(owner: DealCustomer, action: ApplicationAction) {
  if (action === 'apply') return designer.post(`designer/match/${owner.orderId}/apply/`);
  if (action === 'withdraw') return designer.post(`designer/application/${owner.orderId}/withdraw/`);
  return owner.post(`customer/order/${owner.orderId}/application/${designer.id}/${action}/`);
}

/** All that the two can see, besides what matching prepares meanwhile. */
async function everything(owner: DealCustomer) {
  const {
    matching_state: _state,
    reading: _reading,
    ...order
  } = (await owner.get(`customer/order/${owner.orderId}/`)).body;
  const { body: seen } = await owner.get('customer/application/', { query: { order: owner.orderId } });
  const { body: own } = await designer.get('designer/application/', { query: { limit: 1 } });
  const told = [
    (await owner.get('user/notification/')).body.count,
    (await designer.get('user/notification/')).body.count,
  ];
  return { order, seen: seen.results.map(({ match: _match, ...rest }) => rest), own: own.results, told };
}

const cases = statuses.flatMap((status) =>
  (Object.keys(sides) as ApplicationAction[]).map((action) => ({
    status,
    action,
    side: sides[action],
    move: findMove(applicationMoves, { action, by: sides[action], from: status }),
    isRepeat: lastActs[status] === action,
  })),
);

describe('every edge of the graph is taken', () => {
  test.each(cases.filter(({ move }) => move !== undefined))(
    '$status: $action by the $side',
    async ({ status, action, side, move }) => {
      const owner = await deals.applicationAt(status, designer);
      const before = await everything(owner);
      const answer = await act(owner, action);
      expect([answer.status, answer.body.status]).toEqual([action === 'apply' ? 201 : 200, move!.to]);
      const after = await everything(owner);
      expect(after.seen[0]!.status).toBe(move!.to);
      expect(after.own[0]!.status).toBe(move!.to);
      const toldSide = side === 'customer' ? 'designer' : 'customer';
      expect(move!.tells.map(({ who }) => who)).toEqual([toldSide]);
      expect(after.told.map((count, i) => count - before.told[i]!)).toEqual(
        toldSide === 'customer' ? [1, 0] : [0, 1],
      );

      // Sent again at once, it changes nothing and tells nobody.
      expect((await act(owner, action)).status).toBe(200);
      expect(await everything(owner)).toEqual(after);
    },
  );
});

describe('the act that made the last change may be sent again', () => {
  test.each(cases.filter(({ isRepeat }) => isRepeat))(
    '$status: $action by the $side',
    async ({ status, action }) => {
      const owner = await deals.applicationAt(status, designer);
      const before = await everything(owner);
      expect((await act(owner, action)).status).toBe(200);
      expect(await everything(owner)).toEqual(before);
    },
  );
});

describe('what is no edge is refused with wrong_state and changes nothing', () => {
  test.each(
    cases.filter(({ move, isRepeat, status }) => move === undefined && !isRepeat && status !== 'none'),
  )('$status: $action by the $side', async ({ status, action }) => {
    const owner = await deals.applicationAt(status, designer);
    const before = await everything(owner);
    const { status: httpStatus, body } = await act(owner, action);
    const label = applicationStatusLabels[status as ApplicationStatus].toLowerCase();
    expect([httpStatus, body.code, body.message]).toEqual([
      409,
      'wrong_state',
      `This application is ${label}.`,
    ]);
    expect(await everything(owner)).toEqual(before);
  });

  test.each(['apply', 'shortlist', 'accept'] as const)('%s while the order is paused', async (action) => {
    const owner = await deals.applicationAt(action === 'apply' ? 'none' : 'sent', designer);
    await owner.post(`customer/order/${owner.orderId}/pause/`);
    const before = await everything(owner);
    const { status, body } = await act(owner, action);
    expect([status, body.code, body.message]).toEqual([409, 'wrong_state', 'This project is paused.']);
    expect(await everything(owner)).toEqual(before);
  });
});

describe('an application that is not there is not found', () => {
  test.each(cases.filter(({ move, status }) => move === undefined && status === 'none'))(
    '$action by the $side',
    async ({ action }) => {
      const owner = await deals.applicationAt('none', designer);
      expect((await act(owner, action)).status).toBe(404);
    },
  );

  test('by another customer, nor by the other role or nobody', async () => {
    const owner = await deals.applicationAt('sent', designer);
    const stranger = await deals.customerWithOrder();
    const before = await everything(owner);
    for (const action of ['shortlist', 'decline', 'accept']) {
      const path = `customer/order/${owner.orderId}/application/${designer.id}/${action}/`;
      expect((await stranger.raw('POST', path)).body.code).toBe('not_found');
      expect((await designer.raw('POST', path)).body.code).toBe('permission_denied');
      expect((await server.client().raw('POST', path)).status).toBe(401);
    }
    const withdrawal = `designer/application/${owner.orderId}/withdraw/`;
    expect((await owner.raw('POST', withdrawal)).body.code).toBe('permission_denied');
    expect(await everything(owner)).toEqual(before);
  });
});
