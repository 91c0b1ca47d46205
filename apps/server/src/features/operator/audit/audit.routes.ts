import { auditQuery, operatorAuditApi } from '@tessera/contract/operator/audit';
import { AUDIT_FILE_PATH } from '@tessera/contract/operator/operator-values';
import { API_BASE } from '@tessera/contract/route';
import type { FastifyInstance } from 'fastify';
import type { Edge } from '../../../http/edge.ts';
import type { Serve } from '../../../http/serve.ts';
import { admit, type Authenticate } from '../../../http/session.ts';
import type { AuditService } from './audit.service.ts';

/** Who did what to whom, when. */
export function auditRoutes(serve: Serve, audit: AuditService, { links }: Edge): void {
  serve(operatorAuditApi.list, async ({ query, request }) => {
    const { count, entries } = await audit.list(query);
    return links.window(request, query, count, entries);
  });
}

/** Serves the audit as CSV, to operators alone. It is no route of the contract's table: its answer is no JSON. */
export function serveAuditFile(
  app: FastifyInstance,
  { audit, authenticate }: { audit: Pick<AuditService, 'export'>; authenticate: Authenticate },
): void {
  app.route({
    method: 'GET',
    url: API_BASE + AUDIT_FILE_PATH,
    compress: false,
    onRequest: (request) => admit(request, { access: 'operator' }, authenticate),
    async handler(request, reply) {
      const stream = await audit.export(request.actor!.accountId, auditQuery.parse(request.query));
      void reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', 'attachment; filename="audit.csv"')
        .header('cache-control', 'no-store');
      return reply.send(stream);
    },
  });
}
