import { operatorReportsApi } from '@tessera/contract/operator/reports';
import type { Edge } from '../../../http/edge.ts';
import type { Serve } from '../../../http/serve.ts';
import type { Actor } from '../../../http/session.ts';
import type { ReportDeskService } from './report-desk.service.ts';

/** What people have reported, for operators. */
export function reportDeskRoutes(serve: Serve, desk: ReportDeskService, { links }: Edge): void {
  serve(operatorReportsApi.list, async ({ query: { state, ...part }, request }) => {
    const found = await desk.list({ ...part, isOpen: state === 'open' });
    return {
      ...links.window(request, part, found.count, found.reports),
      open_count: found.open,
      closed_count: found.closedLately,
    };
  });
  for (const act of ['dismiss', 'hide', 'suspend'] as const)
    serve(operatorReportsApi[act], ({ actor, params, body }) => desk[act](by(actor), params.id, body.note));
  serve(operatorReportsApi.hideReview, ({ actor, params, body }) =>
    desk.setReviewHidden(by(actor), params.id, true, body.note),
  );
  serve(operatorReportsApi.showReview, ({ actor, params, body }) =>
    desk.setReviewHidden(by(actor), params.id, false, body.note),
  );
}

const by = ({ accountId }: Actor) => ({ operatorId: accountId });
