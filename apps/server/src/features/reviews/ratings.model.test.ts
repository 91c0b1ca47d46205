import { createDeals, type DealCustomer, type DealDesigner } from '@tessera/testkit/deal';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setReviewHidden } from './hidden-reviews.service.ts';

/** Guarantees that, whatever happens in whatever order, a rating is the mean of the visible reviews of completed orders. */

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let designers: DealDesigner[];
/** So many steps are taken at least. */
const STEPS_MIN = 300;
/** Calls after which every rating was compared with the model's. */
let stepCount = 0;

beforeAll(async () => {
  server = await startTestServer({
    settings: { OPEN_APPLICATIONS_MAX: '1000', FREE_ORDER_LIMIT: '100000' },
  });
  deals = createDeals(server);
});
afterAll(() => server.stop());

type Status = 'active' | 'paused' | 'in_progress' | 'delivered' | 'completed' | 'cancelled';

/** What should be true of one order. */
interface Deal {
  owner: DealCustomer;
  status: Status;
  hired: number | null;
  stars: number | null;
  isHidden: boolean;
}
type Model = Deal[];

/** What may be tried on an order: the designer it names need not be the one at work. */
const steps = ['pause', 'resume', 'cancel', 'hire', 'deliver', 'request-changes', 'complete'] as const;
const step = fc.oneof(
  fc.constantFrom(...steps).map((name) => ({ name })),
  fc.constant({ name: 'hire' as const }),
  fc.constant({ name: 'complete' as const }),
  fc.record({
    name: fc.constantFrom('review' as const, 'change' as const),
    stars: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ name: fc.constantFrom('hide' as const, 'show' as const) }),
);
const command = fc.record({
  order: fc.nat({ max: 2 }),
  designer: fc.nat({ max: 1 }),
  step: step as fc.Arbitrary<{ name: string; stars?: number }>,
});
type Command = { order: number; designer: number; step: { name: string; stars?: number } };

/** Makes the call. @returns whether it was a success */
async function send({ owner }: Deal, { designer, step: { name, stars } }: Command): Promise<boolean> {
  const order = `customer/order/${owner.orderId}` as const;
  const one = designers[designer]!;
  const body = { message: 'Words', reason: 'Words' };
  const answer = async () => {
    switch (name) {
      case 'hire':
        await one.raw('POST', `designer/match/${owner.orderId}/apply/`);
        return owner.raw('POST', `${order}/application/${one.id}/accept/`);
      case 'deliver':
        return one.raw('POST', `designer/engagement/${owner.orderId}/deliver/`, { body });
      case 'review':
        return owner.raw('POST', `${order}/review/`, { body: { stars } });
      case 'change':
        return owner.raw('PUT', `${order}/review/`, { body: { stars } });
      case 'hide':
      case 'show':
        await server.withDatabase(async (db) => {
          const review = db.selectFrom('review').select('id').where('orderId', '=', owner.orderId);
          const { id } = (await review.executeTakeFirst()) ?? {};
          if (id !== undefined) await setReviewHidden(db, id, name === 'hide' ? new Date() : null);
        });
        return { status: 200 };
      default:
        return owner.raw('POST', `${order}/${name}/`, { body });
    }
  };
  const { status } = await answer();
  expect(status).toBeLessThan(500);
  return status < 300;
}

/** What the call should do: undefined where it should be refused. A repeat is a success that changes nothing. */
function expected(deal: Deal, { designer, step: { name, stars } }: Command): Partial<Deal> | undefined {
  const { status, hired } = deal;
  const isUnderWay = status === 'in_progress' || status === 'delivered';
  switch (name) {
    case 'hire':
      return status === 'active' ? { status: 'in_progress', hired: designer } : undefined;
    case 'deliver':
      return isUnderWay && hired === designer ? { status: 'delivered' } : undefined;
    case 'pause':
      return status === 'active' ? { status: 'paused' } : undefined;
    case 'resume':
      return status === 'paused' ? { status: 'active' } : undefined;
    case 'cancel':
      return status === 'completed' || status === 'cancelled' ? undefined : { status: 'cancelled' };
    case 'request-changes':
      return status === 'delivered' ? { status: 'in_progress' } : undefined;
    case 'complete':
      return isUnderWay ? { status: 'completed' } : undefined;
    case 'review':
      return status === 'completed' && deal.stars === null ? { stars: stars! } : undefined;
    case 'change':
      return deal.stars === null ? undefined : { stars: stars! };
    default:
      return deal.stars === null ? {} : { isHidden: name === 'hide' };
  }
}

async function expectRatings(model: Model): Promise<void> {
  for (const [index, designer] of designers.entries()) {
    const stars = model.flatMap((deal) =>
      deal.hired === index && deal.status === 'completed' && deal.stars !== null && !deal.isHidden
        ? [deal.stars]
        : [],
    );
    const mean = stars.length === 0 ? null : stars.reduce((sum, each) => sum + each, 0) / stars.length;
    const rating = mean === null ? null : Math.round(mean * 10) / 10;
    const { body: list } = await designer.get('designer/review/');
    expect([list.rating, list.reviewCount, list.count]).toEqual([rating, stars.length, stars.length]);
    const { body: profile } = await designer.get('designer/profile/');
    expect([profile.rating, profile.reviewCount]).toEqual([rating, stars.length]);
  }
}

/** One call, tried on the marketplace and on the model. */
class Step implements fc.AsyncCommand<Model, DealDesigner[]> {
  readonly #command: Command;
  constructor(made: Command) {
    this.#command = made;
  }

  check = () => true;

  async run(model: Model): Promise<void> {
    const deal = model[this.#command.order]!;
    const change = expected(deal, this.#command);
    const isDone = await send(deal, this.#command);
    // A call that should be refused may also be a repeat of the last act; either way it changes nothing.
    expect(change === undefined || isDone).toBe(true);
    Object.assign(deal, change);
    const { body } = await deal.owner.get(`customer/order/${deal.owner.orderId}/`);
    expect(body.status).toBe(deal.status);
    await expectRatings(model);
    stepCount++;
  }

  toString(): string {
    return JSON.stringify(this.#command);
  }
}

test('after every step of any sequence, ratings equal the mean of visible reviews of completed orders', async () => {
  const steps = fc.commands([command.map((made) => new Step(made))], { maxCommands: 40, size: 'max' });
  const property = fc.asyncProperty(steps, (commands) =>
    fc.asyncModelRun(async () => {
      designers = [await deals.poolDesigner('Sanna'), await deals.poolDesigner('Rut')];
      const model: Model = [];
      for (let i = 0; i < 3; i++) {
        const owner = await deals.customerWithOrder();
        model.push({ owner, status: 'active', hired: null, stars: null, isHidden: false });
      }
      return { model, real: designers };
    }, commands),
  );
  while (stepCount < STEPS_MIN) await fc.assert(property, { numRuns: 5, endOnFailure: true });
  expect(stepCount).toBeGreaterThanOrEqual(STEPS_MIN);
}, 900_000);
