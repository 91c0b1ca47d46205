import { randomUUIDv7 } from 'node:crypto';
import type { Limit } from '@tessera/contract/limits';
import type { Order, OrderBody } from '@tessera/contract/orders';
import type { Db } from '../../db/database.ts';
import { AppError, invalidFields } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { PlanService } from '../auth/plan.service.ts';
import { unknownCodes } from '../geo/geo.service.ts';
import type { MatchingService } from '../matching/matching.service.ts';
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
  clock: () => Date;
}) {
  const { db, plan, matching, clock } = deps;

  const find = async (from: Db, customerId: string, id: string): Promise<Order> => {
    const row = isId(id) ? await ordersRepo(from).find(customerId, id) : undefined;
    if (row === undefined) throw new AppError('not_found');
    return toOrder(row);
  };

  return {
    async limit(customerId: string): Promise<Limit> {
      return { count: await ordersRepo(db).count(customerId), limit: await plan.limit(db, customerId) };
    },

    /** Newest first. */
    async list(
      customerId: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ count: number; orders: Order[] }> {
      const repo = ordersRepo(db);
      return {
        count: await repo.count(customerId),
        orders: (await repo.list(customerId, limit, offset)).map(toOrder),
      };
    },

    get: (customerId: string, id: string) => find(db, customerId, id),

    /** @throws AppError invalid_choice or project_limit_reached */
    async create(customerId: string, body: OrderBody): Promise<Order> {
      const values = toValues(body);
      return db.transaction().execute(async (tx) => {
        const repo = ordersRepo(tx);
        await plan.claimRoom(tx, customerId, () => repo.count(customerId));
        const id = randomUUIDv7();
        await repo.insert({ ...values, id, customerId, createdAt: clock() });
        await matching.requestEmbedOrder(tx, id);
        return find(tx, customerId, id);
      });
    },

    /** @throws AppError invalid_choice or not_found */
    async update(customerId: string, id: string, body: OrderBody): Promise<Order> {
      if (!isId(id)) throw new AppError('not_found');
      const values = toValues(body);
      return db.transaction().execute(async (tx) => {
        const updated = await ordersRepo(tx).update(customerId, id, { ...values, updatedAt: clock() });
        if (!updated) throw new AppError('not_found');
        await matching.requestEmbedOrder(tx, id);
        return find(tx, customerId, id);
      });
    },

    /** @throws AppError not_found */
    async remove(customerId: string, id: string): Promise<void> {
      const removed = isId(id) && (await ordersRepo(db).remove(customerId, id));
      if (!removed) throw new AppError('not_found');
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
    links: body.links.map(({ link }) => link),
  };
}
