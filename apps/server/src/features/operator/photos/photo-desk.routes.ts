import { operatorPhotosApi } from '@tessera/contract/operator/photos';
import { OPERATOR_PHOTO_FILE_PATH } from '@tessera/contract/operator/operator-values';
import { API_BASE } from '@tessera/contract/route';
import type { FastifyInstance } from 'fastify';
import type { Edge } from '../../../http/edge.ts';
import type { Serve } from '../../../http/serve.ts';
import { admit, type Authenticate } from '../../../http/session.ts';
import type { PhotoDeskService } from './photo-desk.service.ts';

/** Photos that are held for review, for operators. */
export function photoDeskRoutes(serve: Serve, desk: PhotoDeskService, { links }: Edge): void {
  serve(operatorPhotosApi.list, async ({ query, request }) => {
    const { count, photos } = await desk.list(query);
    return links.window(request, query, count, photos);
  });
  serve(operatorPhotosApi.show, ({ actor, params, body }) =>
    desk.show({ operatorId: actor.accountId }, params.id, body.note),
  );
  serve(operatorPhotosApi.hide, ({ actor, params, body }) =>
    desk.hide({ operatorId: actor.accountId }, params.id, body.note),
  );
}

/** Serves photos to operators, held ones too. This is no route of the contract's table: its answer is no JSON. */
export function serveOperatorPhotos(
  app: FastifyInstance,
  { photos, authenticate }: { photos: Pick<PhotoDeskService, 'open'>; authenticate: Authenticate },
): void {
  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: API_BASE + OPERATOR_PHOTO_FILE_PATH,
    compress: false,
    onRequest: (request) => admit(request, { access: 'operator' }, authenticate),
    async handler({ params }, reply) {
      const { mediaType, byteCount, stream } = await photos.open(params.id);
      void reply
        .type(mediaType)
        .header('content-length', byteCount)
        .header('cache-control', 'private, no-store');
      return reply.send(stream);
    },
  });
}
