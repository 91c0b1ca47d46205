import { createDeals, type DealDesigner } from '@tessera/testkit/deal';
import { openEvents, type EventStream } from '@tessera/testkit/events';
import type { Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees that the open pages of both sides are told that an order, or an application to it, has changed. */

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let designer: DealDesigner;
let rival: DealDesigner;

beforeAll(async () => {
  server = await startTestServer({
    settings: { OPEN_APPLICATIONS_MAX: '1000', ORDER_WRITES_PER_MINUTE: '1000' },
  });
  deals = createDeals(server);
  designer = await deals.poolDesigner();
  rival = await deals.poolDesigner('Rut', 'Berg');
});
afterAll(() => server.stop());

const open = ({ tokens }: Account) => openEvents(server.url, tokens.access);

/** How often a stream was told of the order. */
const toldOf = ({ received }: EventStream, orderId: string) =>
  received.filter(({ event }) => event.kind === 'order' && event.order_id === orderId).length;

const untilTold = (stream: EventStream, orderId: string, times: number) =>
  stream.until(() => toldOf(stream, orderId) >= times);

describe('an order that changes', () => {
  test('is told to both sides with each act, and once for an act that changes several things', async () => {
    const owner = await deals.customerWithOrder();
    const id = owner.orderId;
    const [theirs, ours] = [await open(owner), await open(designer)];
    const path = `customer/order/${id}` as const;
    const work = `designer/engagement/${id}` as const;
    const acts = [
      () => designer.post(`designer/match/${id}/apply/`),
      () => owner.post(`${path}/application/${designer.id}/shortlist/`),
      () => owner.post(`${path}/pause/`),
      () => owner.post(`${path}/resume/`),
      () => owner.post(`${path}/application/${designer.id}/accept/`),
      () => designer.post(`${work}/deliver/`, { message: 'Drawings' }),
      () => owner.post(`${path}/request-changes/`, { message: 'Warmer' }),
      () => designer.post(`${work}/deliver/`, { message: 'Warmer ones' }),
      () => owner.post(`${path}/complete/`),
      () => owner.post(`${path}/review/`, { stars: 5 }),
      () => owner.put(`${path}/review/`, { stars: 4 }),
      async () => {
        const { review } = (await designer.get(`${work}/`)).body;
        return designer.post(`designer/review/${review!.id}/answer/`, { text: 'Thank you.' });
      },
    ];
    for (const [done, act] of acts.entries()) {
      expect((await act()).status).toBeLessThan(300);
      await Promise.all([untilTold(theirs, id, done + 1), untilTold(ours, id, done + 1)]);
    }
    // A repeat changes nothing, so nobody is told.
    await owner.post(`${path}/complete/`);
    const next = await deals.customerWithOrder();
    await designer.post(`designer/match/${next.orderId}/apply/`);
    await untilTold(ours, next.orderId, 1);
    expect([toldOf(theirs, id), toldOf(ours, id)]).toEqual([acts.length, acts.length]);
    for (const stream of [theirs, ours]) stream.drop();
  });

  test('is told to designers who have applied when it is theirs no more, and otherwise to nobody', async () => {
    const owner = await deals.customerWithOrder();
    const stranger = await deals.poolDesigner('Ida');
    const streams = [await open(rival), await open(stranger)] as const;
    await deals.apply(rival, owner);
    await untilTold(streams[0], owner.orderId, 1);
    // What happens to the application of another designer is not told.
    await deals.apply(designer, owner);
    await deals.answer(owner, designer, 'shortlist');
    await deals.answer(owner, designer, 'accept');
    await untilTold(streams[0], owner.orderId, 2);
    const own = await deals.customerWithOrder();
    await deals.apply(stranger, own);
    await deals.apply(rival, own);
    await Promise.all(streams.map((stream) => untilTold(stream, own.orderId, 1)));
    expect(streams.map((stream) => toldOf(stream, owner.orderId))).toEqual([2, 0]);
    for (const stream of streams) stream.drop();
  });
});
