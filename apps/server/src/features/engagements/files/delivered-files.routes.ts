import { DELIVERED_FILES_PATH } from '@tessera/contract/deal/progress';
import { API_BASE } from '@tessera/contract/route';
import type { FastifyInstance } from 'fastify';
import { admit, type Authenticate } from '../../../http/session.ts';
import type { DeliveredFilesService } from './delivered-files.service.ts';

/** Serves delivered files to the two parties alone. These are no routes of the contract's table: their answers are no JSON. */
export function serveDeliveredFiles(
  app: FastifyInstance,
  { files, authenticate }: { files: Pick<DeliveredFilesService, 'open'>; authenticate: Authenticate },
): void {
  for (const path of deliveredFilePaths)
    app.route<{ Params: { id: string; size?: string } }>({
      method: 'GET',
      url: API_BASE + path,
      compress: false,
      onRequest: (request) => admit(request, { access: 'member' }, authenticate),
      async handler({ actor, params }, reply) {
        const { name, mediaType, byteCount, stream } = await files.open(
          actor!.accountId,
          params.id,
          params.size,
        );
        void reply
          .type(mediaType)
          .header('content-length', byteCount)
          .header('content-disposition', attachmentOf(name))
          .header('cache-control', 'private, no-store');
        return reply.send(stream);
      },
    });
}

/** The addresses of a file, and of one size of a photo. */
export const deliveredFilePaths = [`${DELIVERED_FILES_PATH}:id/`, `${DELIVERED_FILES_PATH}:id/:size/`];

/** Browsers save the file under its own name, written as RFC 6266 has it; they never show it as a page. */
function attachmentOf(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
