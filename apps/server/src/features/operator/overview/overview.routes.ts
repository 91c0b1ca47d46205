import { operatorOverviewApi } from '@tessera/contract/operator/overview';
import type { Edge } from '../../../http/edge.ts';
import type { Serve } from '../../../http/serve.ts';
import type { OverviewService } from './overview.service.ts';

/** The calls that give operators the numbers of the marketplace. */
export function overviewRoutes(serve: Serve, overview: OverviewService, _edge: Edge): void {
  serve(operatorOverviewApi.read, ({ query }) => overview.read(query.days));
}
