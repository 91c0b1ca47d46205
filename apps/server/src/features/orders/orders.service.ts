import { randomUUIDv7 } from 'node:crypto';
import type { Limit } from '@tessera/contract/fields/limits';
import {
  deletableOrderStatuses,
  editableOrderStatuses,
  reviewedOrderStatuses,
  type OrderStatus,
} from '@tessera/contract/orders/order-states';
import type { Order, OrderBody } from '@tessera/contract/orders/orders';
import type { Db, Tx } from '../../db/database.ts';
import { together, type InJson } from '../../db/together.ts';
import { AppError, invalidFields } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { Precondition, Versioned } from '../../http/repeats/entity-tag.ts';
import type { Write } from '../../http/repeats/given-answers.ts';
import type { PlanService } from '../auth/plan.service.ts';
import { progressOf, progressOfNew } from '../engagements/progress.service.ts';
import { unknownCodes } from '../geo/geo.service.ts';
import type { ChangesService } from '../matching/prepare/changes.service.ts';
import type { DocumentsService } from '../media/documents/documents.service.ts';
import type { IntakeService } from '../media/intake/intake.service.ts';
import type { LinkedPreview, PreviewsService } from '../previews/previews.service.ts';
import { ownReviewsOf, visibleReviewsOf, type ReadReviews } from '../reviews/order-reviews.service.ts';
import { toSetReading, unknownWishes } from './order-reading.present.ts';
import { wrongOrderState, type OrderStatesService } from './states/order-states.service.ts';
import { toOrder } from './orders.present.ts';
import { ordersRepo, type OrderRow } from './orders.repo.ts';
import type { OwnPhotosService } from './own-photos/own-photos.service.ts';
import type { StylePicksService } from './style-picks/style-picks.service.ts';

/** Customers' orders. */
export type OrdersService = ReturnType<typeof createOrdersService>;

/**
 * Orders. Only its own customer sees and changes an order; for others it is «not_found». A change and the request to match
 * again are one transaction.
 */
export function createOrdersService(deps: {
  db: Db;
  plan: PlanService;
  changes: Pick<ChangesService, 'ofNewOrder' | 'orderChanged'>;
  states: Pick<OrderStatesService, 'holdOwn'>;
  previews: Pick<
    PreviewsService,
    'hold' | 'ofNewOrder' | 'pictures' | 'ofChangedOrder' | 'settle' | 'lockOf' | 'forget'
  >;
  ownPhotos: Pick<OwnPhotosService, 'set' | 'removeOf'>;
  intake: Pick<IntakeService, 'releaseOfDeal'>;
  documents: Pick<DocumentsService, 'releaseOfDeal'>;
  stylePicks: Pick<StylePicksService, 'set'>;
  clock: () => Date;
}) {
  const { db, plan, changes, states, previews, ownPhotos, stylePicks, intake, documents, clock } = deps;

  const present = async (
    from: Db,
    rows: readonly OrderRow[],
    origin: string,
    reviewsOf: ReadReviews = ownReviewsOf,
  ): Promise<Versioned<Order>[]> => {
    const progress = await progressOf(
      from,
      rows.map(({ id }) => id),
      origin,
    );
    const isReviewed = (row: OrderRow) => reviewedOrderStatuses.includes(row.status as OrderStatus);
    const reviews = await reviewsOf(
      from,
      rows.filter(isReviewed).map(({ id }) => id),
    );
    return rows.flatMap((row) => {
      const own = progress.get(row.id);
      return own === undefined ? [] : [toOrder(row, own, reviews.get(row.id) ?? null, origin)];
    });
  };

  const find = async (
    from: Db,
    customerId: string,
    id: string,
    origin: string,
  ): Promise<Versioned<Order>> => {
    const row = isId(id) ? await ordersRepo(from).find(customerId, id) : undefined;
    const [order] = row === undefined ? [] : await present(from, [row], origin);
    if (order === undefined) throw new AppError('not_found');
    return order;
  };

  const lock = async (
    tx: Tx,
    customerId: string,
    id: string,
    { ifMatch, allowed }: { ifMatch: Precondition; allowed: readonly OrderStatus[] },
  ): Promise<void> => {
    const order = await states.holdOwn(tx, customerId, id);
    if (!allowed.includes(order.status)) throw wrongOrderState(order.status);
    ifMatch.require(order.editVersion);
  };

  return {
    /** Orders that are over do not count. */
    async limit(customerId: string): Promise<Limit> {
      return { count: await ordersRepo(db).countOpen(customerId), limit: await plan.limit(db, customerId) };
    },

    /** Newest first. */
    async list(
      customerId: string,
      { limit, offset }: { limit: number; offset: number },
      origin: string,
    ): Promise<{ count: number; orders: Order[] }> {
      const { count, rows } = await ordersRepo(db).page(customerId, limit, offset);
      return { count, orders: await present(db, rows, origin) };
    },

    get: (customerId: string, id: string, origin: string) => find(db, customerId, id, origin),

    /** The same within a transaction. */
    find,

    /** Orders of whatever customers by id, without reviews that are hidden. Who may see them is for the caller to know. */
    async withIds(from: Db, ids: readonly string[], origin: string): Promise<Map<string, Order>> {
      const rows = ids.length === 0 ? [] : await ordersRepo(from).withIds(ids);
      return new Map((await present(from, rows, origin, visibleReviewsOf)).map((order) => [order.id, order]));
    },

    /** @throws AppError invalid_choice or project_limit_reached */
    async create(
      customerId: string,
      body: OrderBody,
      { origin, write }: { origin: string; write: Write },
    ): Promise<Versioned<Order>> {
      const values = toValues(body);
      const links = body.links.map(({ link }) => link);
      return write(async (tx) => {
        const repo = ordersRepo(tx);
        const { held } = await plan.claimRoom(tx, customerId, async () => {
          const { open, held } = await together(tx, {
            asked: {
              open: repo.openCount(customerId),
              ...(links.length > 0 && { held: previews.hold(tx, customerId, links, origin) }),
            },
          });
          return { count: open[0]!.count, held: held ?? [] };
        });
        const shown = await previews.ofNewOrder(tx, customerId, links, held, origin);
        const id = randomUUIDv7();
        const { made } = await together(tx, {
          asked: { made: repo.insertion({ ...values, id, customerId, createdAt: clock() }) },
          done: [
            ...repo.linkInsertions(
              id,
              toLinks(
                links,
                shown.map((preview) => preview.id),
              ),
            ),
            ...previews.pictures(tx, id, shown),
            ...(await changes.ofNewOrder(tx, id)),
          ],
        });
        if (body.own_photos?.length || body.style_picks?.length) {
          await ownPhotos.set(tx, { id, customerId }, body.own_photos);
          await stylePicks.set(tx, id, body.style_picks);
          await previews.settle(tx, id, []);
          return find(tx, customerId, id, origin);
        }
        // A photo that came while the previews were waited for is not in their rows.
        if (shown.some(({ photoId, photo }) => photoId !== null && photo === null))
          return find(tx, customerId, id, origin);
        const row = toNewRow(made[0]!, links, shown);
        return toOrder(row, progressOfNew(row, origin), null, origin);
      });
    },

    /** @throws AppError invalid_choice, not_found, wrong_state or changed_meanwhile */
    async update(
      customerId: string,
      id: string,
      body: OrderBody,
      { origin, ifMatch }: { origin: string; ifMatch: Precondition },
    ): Promise<Versioned<Order>> {
      if (!isId(id)) throw new AppError('not_found');
      const values = toValues(body);
      const links = body.links.map(({ link }) => link);
      return db.transaction().execute(async (tx) => {
        const { ids, former } = await previews.ofChangedOrder(tx, links, { customerId, orderId: id, origin });
        await lock(tx, customerId, id, { ifMatch, allowed: editableOrderStatuses });
        await ordersRepo(tx).update(id, { ...values, links: toLinks(links, ids), updatedAt: clock() });
        await ownPhotos.set(tx, { id, customerId }, body.own_photos);
        await stylePicks.set(tx, id, body.style_picks);
        await previews.settle(tx, id, former);
        await changes.orderChanged(tx, id);
        return find(tx, customerId, id, origin);
      });
    },

    /** @throws AppError not_found, wrong_state or changed_meanwhile */
    async remove(customerId: string, id: string, ifMatch: Precondition): Promise<void> {
      if (!isId(id)) throw new AppError('not_found');
      await db.transaction().execute(async (tx) => {
        const former = await previews.lockOf(tx, customerId, id);
        await lock(tx, customerId, id, { ifMatch, allowed: deletableOrderStatuses });
        await ownPhotos.removeOf(tx, id);
        await intake.releaseOfDeal(tx, id);
        await documents.releaseOfDeal(tx, id);
        await ordersRepo(tx).remove(id);
        await previews.forget(tx, former);
      });
    },
  };
}

function toValues(body: OrderBody) {
  const faults = [...unknownCodes(body), ...unknownWishes(body.reading)];
  if (faults.length > 0) throw invalidFields(faults);
  return {
    objectName: body.object_name,
    objectDesc: body.object_desc,
    countryCode: body.country_code,
    budgetUsd: body.budget,
    setReading: toSetReading(body.reading),
  };
}

/** The row of an order that has just been made, with its links. */
function toNewRow(
  made: InJson<Omit<OrderRow, 'read' | 'matchingState' | 'links' | 'ownPhotos' | 'stylePicks'>>,
  links: readonly string[],
  previews: readonly LinkedPreview[],
): OrderRow {
  return {
    ...made,
    createdAt: new Date(made.createdAt),
    read: null,
    matchingState: 'pending',
    links: previews.map((preview, at) => ({ ...preview, url: links[at]! })),
    ownPhotos: [],
    stylePicks: [],
  };
}

function toLinks(urls: readonly string[], previewIds: readonly string[]) {
  return urls.map((url, i) => ({ url, previewId: previewIds[i]! }));
}
