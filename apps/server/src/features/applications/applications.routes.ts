import { applicationsApi } from '@tessera/contract/deal/applications';
import type { FastifyRequest } from 'fastify';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import type { Actor } from '../../http/session.ts';
import type { ApplicationsService } from './applications.service.ts';

/** Designers apply to orders; customers see who did, and answer. */
export function applicationsRoutes(
  serve: Serve,
  applications: ApplicationsService,
  { links, origin, orderWrites }: Edge,
): void {
  serve(
    applicationsApi.apply,
    ({ actor, params, body, request, markRepeat, write }) =>
      applications.apply(actor.accountId, params.id, body, {
        markRepeat,
        write,
        origin: origin(request),
      }),
    orderWrites,
  );
  serve(
    applicationsApi.withdraw,
    ({ actor, params, request }) => applications.withdraw(actor.accountId, params.id, origin(request)),
    orderWrites,
  );
  serve(applicationsApi.designerList, async ({ actor, query, request }) => {
    const {
      count,
      applications: results,
      open,
    } = await applications.ofDesigner(actor.accountId, query, origin(request));
    return { ...links.window(request, query, count, results), open };
  });
  serve(applicationsApi.customerList, async ({ actor, query, request }) => {
    const { order: orderId, ...window } = query;
    const { count, applications: results } = await applications.ofCustomer(
      actor.accountId,
      { ...window, orderId },
      origin(request),
    );
    return {
      ...links.window(request, query, count, results),
      open_max: applications.openMaxOfOrder,
    };
  });
  const answering = (call: {
    actor: Actor;
    params: { id: string; designer: string };
    request: FastifyRequest;
  }) => ({
    customerId: call.actor.accountId,
    orderId: call.params.id,
    designerId: call.params.designer,
    origin: origin(call.request),
  });
  serve(applicationsApi.shortlist, (call) => applications.shortlist(answering(call)), orderWrites);
  serve(applicationsApi.decline, (call) => applications.decline(answering(call), call.body), orderWrites);
  serve(applicationsApi.accept, (call) => applications.accept(answering(call)), orderWrites);
}
