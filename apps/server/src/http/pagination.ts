import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from './app-error.ts';

/** A page of a list as it goes over the wire. */
export interface Page<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}

/** Builds pages with the addresses of their neighbours. */
export type PageLinks = ReturnType<typeof createPageLinks>;

/**
 * Gives the address at which people reach the product, for one request. @throws AppError malformed_body for an invalid
 * host
 */
export type Origin = (request: FastifyRequest) => string;

/** The Host header may hold anything, and becomes a part of links and pages. */
const HOST_PATTERN = /^[\w.\-:[\]]+$/;

/** How many addresses are remembered as valid. An installation has one or two; clients may make up any number. */
const VALID_ORIGINS_MAX = 50;

/** Uses the public address of the settings, or else the one that the request was made to. */
export function createOrigin(publicUrl: string | undefined): Origin {
  const valid = new LRUCache<string, true>({ max: VALID_ORIGINS_MAX });
  return (request) => {
    if (publicUrl !== undefined) return publicUrl;
    const origin = `${request.protocol}://${request.host}`;
    if (valid.get(origin) === true) return origin;
    if (!HOST_PATTERN.test(request.host) || !URL.canParse(origin))
      throw new AppError('malformed_body', { message: 'The request names no valid host.' });
    valid.set(origin, true);
    return origin;
  };
}

/** Pages by `limit` and `offset`, and by `page` and `page_size`; the other parameters of the request are kept. */
export function createPageLinks(origin: Origin) {
  const link = (request: FastifyRequest, parameters: Record<string, number | string>) => {
    const url = new URL(origin(request));
    // A request line may hold a whole address with a foreign host. Links must not lead there.
    const asked = new URL(request.originalUrl, url);
    url.pathname = asked.pathname;
    url.search = asked.search;
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    return url.href;
  };
  return {
    /** The address of the same call with these parameters. */
    to: link,

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
