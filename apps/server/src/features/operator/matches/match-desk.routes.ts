import { operatorMatchesApi } from '@tessera/contract/operator/matches';
import type { Edge } from '../../../http/edge.ts';
import type { Serve } from '../../../http/serve.ts';
import type { MatchDeskService } from './match-desk.service.ts';

/** Why an order and a designer match, for operators. */
export function matchDeskRoutes(serve: Serve, desk: MatchDeskService, _edge: Edge): void {
  serve(operatorMatchesApi.explain, ({ query }) => desk.explain(query));
}
