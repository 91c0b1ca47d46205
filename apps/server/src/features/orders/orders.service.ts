import { randomUUIDv7 } from 'node:crypto';
import type { Limit } from '@tessera/contract/limits';
import type { Order, OrderBody } from '@tessera/contract/orders';
import type { Db } from '../../db/database.ts';
import { AppError, invalidFields } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { PlanService } from '../auth/plan.service.ts';
import { unknownCodes } from '../geo/geo.service.ts';
import type { MatchingService } from '../matching/matching.service.ts';
import type { PreviewsService } from '../previews/previews.service.ts';
import { toOrder } from './orders.present.ts';
import { ordersRepo } from './orders.repo.ts';

/** Customers' orders. */
export type OrdersService = ReturnType<typeof createOrdersService>;

/**
 * Orders, each seen and changed by its own customer only. A change and the request to match anew are one transaction.
 * Somebody else's order is «not_found».
 */
export function createOrdersService(deps: {
  db: Db;
  plan: PlanService;
  matching: Pick<MatchingService, 'requestEmbedOrder'>;
  previews: Pick<PreviewsService, 'request' | 'settle' | 'lockOf' | 'forget'>;
  clock: () => Date;
}) {
  const { db, plan, matching, previews, clock } = deps;

  const find = async (from: Db, customerId: string, id: string, origin: string): Promise<Order> => {
    const row = isId(id) ? await ordersRepo(from).find(customerId, id) : undefined;
    if (row === undefined) throw new AppError('not_found');
    return toOrder(row, origin);
  };

  return {
    async limit(customerId: string): Promise<Limit> {
      return { count: await ordersRepo(db).count(customerId), limit: await plan.limit(db, customerId) };
    },

    /** Newest first. */
    async list(
      customerId: string,
      { limit, offset }: { limit: number; offset: number },
      origin: string,
    ): Promise<{ count: number; orders: Order[] }> {
      const repo = ordersRepo(db);
      return {
        count: await repo.count(customerId),
        orders: (await repo.list(customerId, limit, offset)).map((row) => toOrder(row, origin)),
      };
    },

    get: (customerId: string, id: string, origin: string) => find(db, customerId, id, origin),

    /** @throws AppError invalid_choice or project_limit_reached */
    async create(customerId: string, body: OrderBody, origin: string): Promise<Order> {
      const values = toValues(body);
      const links = body.links.map(({ link }) => link);
      return db.transaction().execute(async (tx) => {
        const repo = ordersRepo(tx);
        await plan.claimRoom(tx, customerId, () => repo.count(customerId));
        const id = randomUUIDv7();
        const { ids } = await previews.request(tx, links, origin, null);
        await repo.insert({ ...values, links: toLinks(links, ids), id, customerId, createdAt: clock() });
        await previews.settle(tx, id, []);
        await matching.requestEmbedOrder(tx, id);
        return find(tx, customerId, id, origin);
      });
    },

    /** @throws AppError invalid_choice or not_found */
    async update(customerId: string, id: string, body: OrderBody, origin: string): Promise<Order> {
      if (!isId(id)) throw new AppError('not_found');
      const values = toValues(body);
      const links = body.links.map(({ link }) => link);
      return db.transaction().execute(async (tx) => {
        const { ids, former } = await previews.request(tx, links, origin, id);
        const updated = await ordersRepo(tx).update(customerId, id, {
          ...values,
          links: toLinks(links, ids),
          updatedAt: clock(),
        });
        if (!updated) throw new AppError('not_found');
        await previews.settle(tx, id, former);
        await matching.requestEmbedOrder(tx, id);
        return find(tx, customerId, id, origin);
      });
    },

    /** @throws AppError not_found */
    async remove(customerId: string, id: string): Promise<void> {
      if (!isId(id)) throw new AppError('not_found');
      await db.transaction().execute(async (tx) => {
        const former = await previews.lockOf(tx, id);
        if (!(await ordersRepo(tx).remove(customerId, id))) throw new AppError('not_found');
        await previews.forget(tx, former);
      });
    },
  };
}

function toValues(body: OrderBody) {
  const faults = unknownCodes(body);
  if (faults.length > 0) throw invalidFields(faults);
  return {
    objectName: body.object_name,
    objectDesc: body.object_desc,
    countryCode: body.country_code,
    budgetUsd: body.budget,
  };
}

function toLinks(urls: readonly string[], previewIds: readonly string[]) {
  return urls.map((url, i) => ({ url, previewId: previewIds[i]! }));
}
