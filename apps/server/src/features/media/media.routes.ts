import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { MediaService } from './media.service.ts';

const YEAR_SECONDS = 31_536_000;

/** Serves the sizes of photos to anybody who has the address; what is not a size of a photo is not found. */
export function mediaRoutes(app: FastifyInstance, media: Pick<MediaService, 'openVariant'>): void {
  app.get<{ Params: { key: string; name: string } }>('/media/:key/:name', async (request, reply) => {
    const variant = await media.openVariant(request.params.key, request.params.name);
    if (variant === undefined) throw new AppError('not_found');
    return reply
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-security-policy', `default-src 'none'`)
      .header('content-length', variant.byteCount)
      .type(variant.mediaType)
      .send(variant.stream);
  });
}
