import type { Parsed } from '@tessera/contract/route';
import type { z } from 'zod';
import { ApiError, call, type CallInput } from './api.ts';
import type { Callable } from './callable.ts';

/** A reply with a list, as the contract's `page` makes it. */
type ListReply<Item extends z.ZodType> = z.ZodObject<{ results: z.ZodArray<Item> }>;

/**
 * Calls a route that answers a list. Items that lack fields, or have values unknown to these pages, are left out: they
 * would take the whole page down. The schema of an item is loaded while the list is on its way; pages without a list need none.
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
  loadItem: () => Promise<z.ZodType<z.output<Item>>>,
): Promise<Parsed<Reply>> {
  const [page, item] = await Promise.all([call(route, input), loaded(loadItem)]);
  return { ...page, results: readableItems((page as { results: unknown[] }).results, item) };
}

/**
 * Code that reads an answer.
 * @throws ApiError with code `network` where it cannot be loaded
 */
export async function loaded<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(() => {
    throw new ApiError(0, 'network', '');
  });
}

/** The items that fit the schema, as it reads them. */
export function readableItems<Item>(items: readonly unknown[], schema: z.ZodType<Item>): Item[] {
  return items.flatMap((item) => {
    const read = schema.safeParse(item);
    return read.success ? [read.data] : [];
  });
}
