import { operatorJobsApi } from '@tessera/contract/operator/jobs';
import type { Edge } from '../../../http/edge.ts';
import type { Serve } from '../../../http/serve.ts';
import type { JobDeskService } from './job-desk.service.ts';

/** The queues, for operators. */
export function jobDeskRoutes(serve: Serve, desk: JobDeskService, { links }: Edge): void {
  serve(operatorJobsApi.list, async ({ query, request }) => {
    const { count, jobs, queues } = await desk.list(query);
    return { ...links.window(request, query, count, jobs), queues };
  });
  serve(operatorJobsApi.retry, ({ actor, params, body }) =>
    desk.retry({ operatorId: actor.accountId }, params.id, body.note),
  );
}
