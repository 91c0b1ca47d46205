import { ordersApi } from '@tessera/contract/orders';
import type { PageLinks } from '../../http/pagination.ts';
import type { Serve } from '../../http/serve.ts';
import type { OrdersService } from './orders.service.ts';

/** A customer's own orders. */
export function ordersRoutes(serve: Serve, orders: OrdersService, links: PageLinks): void {
  serve(ordersApi.limit, ({ actor }) => orders.limit(actor.accountId));
  serve(ordersApi.list, async ({ actor, query, request }) => {
    const { count, orders: results } = await orders.list(actor.accountId, query);
    return links.window(request, query, count, results);
  });
  serve(ordersApi.get, ({ actor, params }) => orders.get(actor.accountId, params.id));
  serve(ordersApi.create, ({ actor, body }) => orders.create(actor.accountId, body));
  serve(ordersApi.update, ({ actor, params, body }) => orders.update(actor.accountId, params.id, body));
  serve(ordersApi.remove, ({ actor, params }) => orders.remove(actor.accountId, params.id));
}
