import { ordersApi } from '@tessera/contract/orders';
import type { Origin, PageLinks } from '../../http/pagination.ts';
import type { Serve } from '../../http/serve.ts';
import type { OrdersService } from './orders.service.ts';

/** A customer's own orders. */
export function ordersRoutes(
  serve: Serve,
  orders: OrdersService,
  { links, origin }: { links: PageLinks; origin: Origin },
): void {
  serve(ordersApi.limit, ({ actor }) => orders.limit(actor.accountId));
  serve(ordersApi.list, async ({ actor, query, request }) => {
    const { count, orders: results } = await orders.list(actor.accountId, query, origin(request));
    return links.window(request, query, count, results);
  });
  serve(ordersApi.get, ({ actor, params, request }) =>
    orders.get(actor.accountId, params.id, origin(request)),
  );
  serve(ordersApi.create, ({ actor, body, request }) =>
    orders.create(actor.accountId, body, origin(request)),
  );
  serve(ordersApi.update, ({ actor, params, body, request }) =>
    orders.update(actor.accountId, params.id, body, origin(request)),
  );
  serve(ordersApi.remove, ({ actor, params }) => orders.remove(actor.accountId, params.id));
}
