import { ordersApi } from '@tessera/contract/orders/orders';
import { ownPhotosApi } from '@tessera/contract/orders/own-photos';
import type { Edge } from '../../http/edge.ts';
import type { Precondition } from '../../http/repeats/entity-tag.ts';
import type { Serve } from '../../http/serve.ts';
import type { Actor } from '../../http/session.ts';
import type { FastifyRequest } from 'fastify';
import { wishOptions } from './order-reading.present.ts';
import type { OrderActionsService } from './states/order-actions.service.ts';
import type { OrdersService } from './orders.service.ts';
import type { OwnPhotosService } from './own-photos/own-photos.service.ts';

/** A customer's own orders, and the photos for them. */
export function ordersRoutes(
  serve: Serve,
  {
    orders,
    orderActions,
    ownPhotos,
  }: { orders: OrdersService; orderActions: OrderActionsService; ownPhotos: OwnPhotosService },
  { links, origin, orderWrites: writes, projectWrites }: Edge,
): void {
  serve(
    ownPhotosApi.add,
    ({ actor, files, request, signal }) =>
      ownPhotos.add(actor.accountId, files['photo'] ?? [], { origin: origin(request), signal }),
    projectWrites,
  );
  serve(ordersApi.limit, ({ actor }) => orders.limit(actor.accountId));
  serve(ordersApi.wishOptions, async () => ({ results: [...wishOptions] }));
  serve.kept(ordersApi.list, async ({ actor, query, request }) => {
    const { count, orders: results } = await orders.list(actor.accountId, query, origin(request));
    return links.window(request, query, count, results);
  });
  serve.kept(ordersApi.get, ({ actor, params, request }) =>
    orders.get(actor.accountId, params.id, origin(request)),
  );
  serve(
    ordersApi.create,
    ({ actor, body, request, write }) =>
      orders.create(actor.accountId, body, { origin: origin(request), write }),
    writes,
  );
  serve(
    ordersApi.update,
    ({ actor, params, body, request, ifMatch }) =>
      orders.update(actor.accountId, params.id, body, { origin: origin(request), ifMatch }),
    writes,
  );
  serve(
    ordersApi.remove,
    ({ actor, params, ifMatch }) => orders.remove(actor.accountId, params.id, ifMatch),
    writes,
  );

  const asking = (call: {
    actor: Actor;
    params: { id: string };
    ifMatch: Precondition;
    request: FastifyRequest;
  }) => ({
    customerId: call.actor.accountId,
    orderId: call.params.id,
    ifMatch: call.ifMatch,
    origin: origin(call.request),
  });
  serve(ordersApi.pause, (call) => orderActions.pause(asking(call)), writes);
  serve(ordersApi.resume, (call) => orderActions.resume(asking(call)), writes);
  serve(ordersApi.cancel, (call) => orderActions.cancel(asking(call), call.body.reason), writes);
  serve(
    ordersApi.requestChanges,
    (call) => orderActions.requestChanges(asking(call), call.body.message),
    writes,
  );
  serve(ordersApi.complete, (call) => orderActions.complete(asking(call)), writes);
}
