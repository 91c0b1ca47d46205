import type { FastifyRequest } from 'fastify';

/** A page of a list as it goes over the wire. */
export interface Page<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}

/** Builds pages with the addresses of their neighbours. */
export type PageLinks = ReturnType<typeof createPageLinks>;

/** Gives the address people reach the product at, for one request. */
export type Origin = (request: FastifyRequest) => string;

/** The set public address, or else the one the request was made to. */
export function createOrigin(publicUrl: string | undefined): Origin {
  return (request) => publicUrl ?? `${request.protocol}://${request.host}`;
}

/** Pages by `limit` and `offset`, and by `page` and `page_size`; the other parameters of the request are kept. */
export function createPageLinks(origin: Origin) {
  const link = (request: FastifyRequest, parameters: Record<string, number>) => {
    const url = new URL(request.originalUrl, origin(request));
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    return url.href;
  };
  return {
    window<Item>(
      request: FastifyRequest,
      { limit, offset }: { limit: number; offset: number },
      count: number,
      results: Item[],
    ): Page<Item> {
      return {
        count,
        next: offset + limit < count ? link(request, { limit, offset: offset + limit }) : null,
        previous: offset > 0 ? link(request, { limit, offset: Math.max(0, offset - limit) }) : null,
        results,
      };
    },

    numbered<Item>(
      request: FastifyRequest,
      { page, page_size }: { page: number; page_size: number },
      all: readonly Item[],
    ): Page<Item> {
      const start = (page - 1) * page_size;
      return {
        count: all.length,
        next: start + page_size < all.length ? link(request, { page: page + 1, page_size }) : null,
        previous: page > 1 ? link(request, { page: page - 1, page_size }) : null,
        results: all.slice(start, start + page_size),
      };
    },
  };
}
