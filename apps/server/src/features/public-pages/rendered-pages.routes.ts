import { directoryQuery } from '@tessera/contract/designers/public-pages';
import { ORIGIN_PLACEHOLDER } from '@tessera/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { SendPage } from '../../http/static/pages.ts';
import type { RenderPage } from '../../http/static/renderer.ts';
import { pagesFor, type PublicPages, type PublicPagesService } from './public-pages.service.ts';

/** The address of the directory. The pages of designers lie below it. */
const DIRECTORY = '/designers';

/**
 * Serves the directory and the pages of designers as HTML that needs no script. They are read at each request, so a page that
 * is switched off is gone at once, or as soon as a replica has caught up.
 */
export function serveRenderedPages(
  app: FastifyInstance,
  { pages, render, sendPage }: { pages: PublicPages; render: RenderPage; sendPage: SendPage },
): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, value: object | null) =>
    sendPage(request, reply, await render(request.url, value), {
      status: value === null ? 404 : 200,
      isListed: value !== null,
    });

  app.get(DIRECTORY, async (request, reply) => {
    const { page, ...query } = request.query as Record<string, string | string[]>;
    const parsed = directoryQuery.safeParse(query);
    const number = Number(page ?? 1);
    if (!parsed.success) return send(request, reply, null);
    const { limit } = parsed.data;
    const offset = Number.isInteger(number) && number > 1 ? (number - 1) * limit : 0;
    return send(
      request,
      reply,
      await orNothing(async () => ({
        ...(await pagesFor(pages, request).directory(
          { ...parsed.data, offset: Math.min(offset, 1_000_000) },
          ORIGIN_PLACEHOLDER,
        )),
        next: null,
        previous: null,
      })),
    );
  });

  app.get<{ Params: { slug: string } }>(`${DIRECTORY}/:slug`, async (request, reply) => {
    const { slug } = request.params;
    const designer = await orNothing(() => pagesFor(pages, request).designer(slug, ORIGIN_PLACEHOLDER));
    // The owner may take an earlier address again, so nobody keeps where it leads.
    if (designer !== null && designer.slug !== slug)
      return reply.header('cache-control', 'no-cache').redirect(`${DIRECTORY}/${designer.slug}`, 301);
    return send(request, reply, designer);
  });
}

/** The addresses of the directory and of all pages of designers. */
export async function listRenderedPages(pages: Pick<PublicPagesService, 'slugs'>): Promise<string[]> {
  return [DIRECTORY, ...(await pages.slugs()).map((slug) => `${DIRECTORY}/${slug}`)];
}

/** What is read, or null where there is no such thing, or where what was asked for makes no sense. */
async function orNothing<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}
