import type { Parsed } from '@tessera/contract/route';
import type { z } from 'zod';
import { ApiError, call, type CallInput } from './api.ts';
import type { Callable } from './callable.ts';
import type { ItemReader } from './readable.ts';
import type * as readers from './readers.generated.ts';

/** What reads items, by name. */
type Readers = typeof readers;

/** A reply with a list, as the contract's `page` makes it. */
type ListReply<Item extends z.ZodType> = z.ZodObject<{ results: z.ZodArray<Item> }>;

/**
 * Calls a route that answers a list. Items that lack fields, or have values unknown to these pages, are left out: they
 * would take the whole page down. What reads the items is loaded while the list is on its way.
 * @throws ApiError as `call` does
 */
export async function callList<
  Params extends z.ZodObject | undefined,
  Query extends z.ZodObject | undefined,
  Body extends z.ZodType | undefined,
  Item extends z.ZodType,
  Reply extends ListReply<Item>,
>(
  route: Callable<Params, Query, Body, Reply>,
  input: CallInput<Params, Query, Body>,
  readerOf: (readers: Readers) => ItemReader<z.output<Item>>,
): Promise<Parsed<Reply>> {
  const [page, all] = await Promise.all([call(route, input), loadReaders()]);
  return { ...page, results: readableItems((page as { results: unknown[] }).results, readerOf(all)) };
}

/**
 * What reads the items of lists.
 * @throws ApiError with code `network` where it cannot be loaded
 */
export async function loadReaders(): Promise<Readers> {
  return import('./readers.generated.ts').catch(() => {
    throw new ApiError(0, 'network', '');
  });
}

/** The items that can be read, in their order. */
export function readableItems<Item>(items: readonly unknown[], read: ItemReader<Item>): Item[] {
  return items.flatMap((item) => read(item) ?? []);
}
