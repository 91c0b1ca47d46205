import type { FastifyInstance, FastifyReply } from 'fastify';
import parseRange from 'range-parser';
import { AppError } from '../../http/app-error.ts';
import type { ServingService } from './serving/serving.service.ts';
import type { ByteRange } from './storage/storage.ts';

const YEAR_SECONDS = 31_536_000;

type Address = { Params: { key: string; name: string } };

/** Serves the sizes of photos to anybody who has the address. Everything else is not found. */
export function servePhotos(
  app: FastifyInstance,
  serving: Pick<ServingService, 'findVariant' | 'openVariant'>,
): void {
  app.get<Address>('/media/:key/:name', async ({ params, headers }, reply) => {
    const found = await serving.findVariant(params.key, params.name);
    if (found === undefined) throw new AppError('not_found');
    // The content at an address never changes, except when a size has to be made again; then its length differs.
    const etag = `"${params.name}-${found.byteCount}"`;
    const isKnown = isAmong(headers['if-none-match'], etag);
    const isRangeValid = headers['if-range'] === undefined || headers['if-range'] === etag;
    const range = isRangeValid ? readRange(headers.range, found.byteCount) : undefined;
    const needsContent = !isKnown && range !== 'beyond';
    const content = needsContent ? await serving.openVariant(params.key, params.name, range) : undefined;
    // It has been removed since. The answer must not carry the headers that let it be cached for good.
    if (needsContent && content === undefined) throw new AppError('not_found');

    reply
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('accept-ranges', 'bytes')
      .header('etag', etag);
    if (isKnown) return reply.code(304).send();
    if (range === 'beyond')
      return reply.code(416).header('content-range', `bytes */${found.byteCount}`).send();
    reply.type(found.mediaType);
    if (range === undefined) reply.header('content-length', found.byteCount);
    else answerPart(reply, range, found.byteCount);
    return reply.send(content);
  });
}

function isAmong(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/**
 * Undefined means the whole file. A request for several parts gets the whole, as the standard allows (RFC 9110, section
 * 14.2).
 */
function readRange(header: string | undefined, byteCount: number): ByteRange | 'beyond' | undefined {
  if (header === undefined) return undefined;
  const ranges = parseRange(byteCount, header, { combine: true });
  if (ranges === -1) return 'beyond';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return { start: ranges[0]!.start, end: ranges[0]!.end };
}

function answerPart(reply: FastifyReply, { start, end }: ByteRange, byteCount: number): void {
  reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${byteCount}`)
    .header('content-length', end - start + 1);
}
