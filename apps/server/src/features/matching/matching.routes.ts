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
    const { order: orderId, ...window } = query;
    const { count, results, state } = await matching.customerMatches(actor.accountId, {
      ...window,
      orderId,
      origin: origin(request),
    });
    return { ...links.window(request, window, count, results), state };
  });
  serve(matchingApi.designerMatches, async ({ actor, query, request }) => {
    const { count, results, state } = await matching.designerMatches(actor.accountId, {
      ...query,
      origin: origin(request),
    });
    return { ...links.window(request, query, count, results), state };
  });
}
