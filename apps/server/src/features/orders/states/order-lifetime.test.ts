import type { OrderStatus } from '@tessera/contract/orders/order-states';
import { createDeals, type DealDesigner, type Stage } from '@tessera/testkit/deal';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees what the status of an order means for changing, deleting, reading, matching and counting it. */

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let designer: DealDesigner;
beforeAll(async () => {
  server = await startTestServer({ settings: { OPEN_APPLICATIONS_MAX: '1000', FREE_ORDER_LIMIT: '1' } });
  deals = createDeals(server);
  designer = await deals.poolDesigner();
});
afterAll(() => server.stop());

const REFUSED = [409, 'wrong_state'];

const stages: readonly [Stage, { isEdited: boolean; isDeleted: boolean; isCounted: boolean }][] = [
  ['active', { isEdited: true, isDeleted: true, isCounted: true }],
  ['paused', { isEdited: true, isDeleted: true, isCounted: true }],
  ['in_progress', { isEdited: false, isDeleted: false, isCounted: true }],
  ['delivered', { isEdited: false, isDeleted: false, isCounted: true }],
  ['completed', { isEdited: false, isDeleted: false, isCounted: false }],
  ['cancelled', { isEdited: false, isDeleted: true, isCounted: false }],
];

describe.each(stages)('an order that is %s', (stage, { isEdited, isDeleted, isCounted }) => {
  test(`is ${isEdited ? 'edited' : 'not edited'}, and ${isDeleted ? 'deleted' : 'not deleted'}`, async () => {
    const owner = await deals.orderAt(stage, designer);
    const path = `customer/order/${owner.orderId}/` as const;
    await server.jobsDone();
    const before = (await owner.get(path)).body;
    const change = deals.orderBody({ links: [], object_name: 'Another name' });
    const edited = await owner.put(path, change);
    const after = (await owner.get(path)).body;
    expect([edited.status, edited.body.code]).toEqual(isEdited ? [200, undefined] : REFUSED);
    expect(after.object_name).toBe(isEdited ? 'Another name' : before.object_name);
    expect(isEdited || JSON.stringify(after) === JSON.stringify(before)).toBe(true);

    const deleted = await owner.delete(path);
    expect([deleted.status, deleted.body?.code]).toEqual(isDeleted ? [204, undefined] : REFUSED);
    expect((await owner.get(path)).status).toBe(isDeleted ? 404 : 200);
  });

  test(`${isCounted ? 'counts' : 'does not count'} as one of those that the plan allows`, async () => {
    const owner = await deals.orderAt(stage, designer);
    const { status, body } = await owner.post('customer/order/', deals.orderBody({ links: [] }));
    expect([status, body.code]).toEqual(isCounted ? [403, 'project_limit_reached'] : [201, undefined]);
  });

  test(`${stage === 'active' ? 'is' : 'is not'} among the matches of a designer who has not applied, nor can be applied to otherwise`, async () => {
    const newcomer = await deals.poolDesigner('Rut');
    const owner = await deals.orderAt(stage, designer);
    await server.jobsDone();
    const matches = (await newcomer.get('designer/match/', { query: { limit: 100 } })).body.results;
    const applied = await newcomer.post(`designer/match/${owner.orderId}/apply/`);
    const isActive = stage === ('active' satisfies OrderStatus);
    expect(matches.some(({ id }) => id === owner.orderId)).toBe(isActive);
    expect(applied.status === 201 || applied.status === 200).toBe(isActive);
  });
});

test('an application that was accepted stays accepted after its engagement has ended', async () => {
  for (const stage of ['completed', 'cancelled under way'] as const) {
    const owner = await deals.orderAt(stage, designer);
    const { body } = await owner.get('customer/application/', { query: { order: owner.orderId } });
    expect(body.results.map(({ status }) => status)).toEqual(['accepted']);
  }
});
