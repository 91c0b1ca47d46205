import { reportsApi } from '@tessera/contract/talk/reports';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import type { ReportsService } from './reports.service.ts';

/** Takes what people want the operator to look at. */
export function reportsRoutes(serve: Serve, reports: ReportsService, { perMinute }: Edge): void {
  serve(
    reportsApi.send,
    ({ actor, body, write, markRepeat }) => reports.send(actor, body, { write, markRepeat }),
    { perMinute: perMinute.contact, by: 'account' },
  );
}
