import { accountApi } from '@tessera/contract/account/account';
import { EXPORT_FILE_PATH } from '@tessera/contract/account/export-file';
import { API_BASE } from '@tessera/contract/route';
import type { FastifyInstance } from 'fastify';
import type { Edge } from '../../../http/edge.ts';
import type { Serve } from '../../../http/serve.ts';
import { admit, type Authenticate } from '../../../http/session.ts';
import type { ExportService } from './export.service.ts';

/** The archive of the own data, and how it comes about. */
export function exportRoutes(serve: Serve, exports: ExportService, { perMinute }: Edge): void {
  serve(accountApi.requestExport, ({ actor }) => exports.request(actor.accountId), {
    perMinute: perMinute.accountMails,
    by: 'account',
  });
  serve(accountApi.readExport, ({ actor }) => exports.read(actor.accountId));
}

/** Serves the archive itself, to its owner alone. It is no route of the contract's table: its answer is no JSON. */
export function serveExports(
  app: FastifyInstance,
  { exports, authenticate }: { exports: Pick<ExportService, 'open'>; authenticate: Authenticate },
): void {
  app.route({
    method: 'GET',
    url: API_BASE + EXPORT_FILE_PATH,
    compress: false,
    onRequest: (request) => admit(request, { access: 'member' }, authenticate),
    async handler(request, reply) {
      const { byteCount, stream } = await exports.open(request.actor!.accountId);
      void reply
        .type('application/zip')
        .header('content-length', byteCount)
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .header('cache-control', 'no-store');
      return reply.send(stream);
    },
  });
}
