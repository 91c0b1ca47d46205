import { matchingApi } from '@tessera/contract/matching';
import type { Origin, PageLinks } from '../../http/pagination.ts';
import type { Serve } from '../../http/serve.ts';
import type { MatchingService } from './matching.service.ts';

/** Matches of both roles. */
export function matchingRoutes(
  serve: Serve,
  matching: MatchingService,
  links: PageLinks,
  origin: Origin,
): void {
  serve(matchingApi.customerMatches, async ({ actor, query, request }) => {
    const { order: orderId, limit, offset, ...emphasis } = query;
    const window = { limit, offset };
    const { count, results, ...rest } = await matching.customerMatches(actor.accountId, {
      ...window,
      orderId,
      emphasis,
      origin: origin(request),
    });
    return { ...links.window(request, window, count, results), ...rest };
  });
  serve(matchingApi.designerMatches, async ({ actor, query, request }) => {
    const { count, results, state } = await matching.designerMatches(actor.accountId, {
      ...query,
      origin: origin(request),
    });
    return { ...links.window(request, query, count, results), state };
  });
  serve(matchingApi.giveVerdict, async ({ actor, params, body: { verdict } }) => {
    const { id: orderId, designer: designerId } = params;
    await matching.giveVerdict(actor.accountId, { orderId, designerId, verdict });
    return { order_id: orderId, designer_id: designerId, verdict };
  });
  serve(matchingApi.withdrawVerdict, ({ actor, params }) =>
    matching.withdrawVerdict(actor.accountId, params.id, params.designer),
  );
}
