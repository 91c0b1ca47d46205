import { matchingApi } from '@tessera/contract/matching';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import type { OwnCardService } from './cards/own-card.service.ts';
import type { MatchingService } from './matching.service.ts';
import type { VerdictsService } from './verdicts/verdicts.service.ts';

/** The lists of matches of both roles, and what customers say of them. */
export function matchingRoutes(
  serve: Serve,
  {
    matching,
    ownCard,
    verdicts,
  }: { matching: MatchingService; ownCard: OwnCardService; verdicts: VerdictsService },
  { links, origin }: Edge,
): void {
  serve(matchingApi.ownCard, ({ actor, request }) => ownCard.read(actor.accountId, origin(request)));
  serve(matchingApi.customerMatches, async ({ actor, query, request }) => {
    const { order: orderId, limit, offset, ...emphasis } = query;
    const window = { limit, offset };
    const {
      count,
      matches: results,
      ...rest
    } = await matching.customerMatches(actor.accountId, { ...window, orderId, emphasis }, origin(request));
    return { ...links.window(request, window, count, results), ...rest };
  });
  serve(matchingApi.designerMatches, async ({ actor, query, request }) => {
    const {
      count,
      matches: results,
      ...rest
    } = await matching.designerMatches(actor.accountId, query, origin(request));
    return { ...links.window(request, query, count, results), ...rest };
  });
  serve(matchingApi.giveVerdict, ({ actor, params: { id: orderId, designer: designerId }, body }) =>
    verdicts.give(actor.accountId, { orderId, designerId, verdict: body.verdict }),
  );
  serve(matchingApi.withdrawVerdict, ({ actor, params }) =>
    verdicts.withdraw(actor.accountId, params.id, params.designer),
  );
}
