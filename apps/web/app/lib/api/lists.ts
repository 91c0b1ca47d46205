import type { Parsed, Route } from '@tessera/contract/route';
import type { z } from 'zod';
import { call, type CallInput } from './api.ts';

/** A reply with a list, as the contract's `page` makes it. */
type ListReply<Item extends z.ZodType> = z.ZodObject<{ results: z.ZodArray<Item> }>;

/**
 * Calls a route that answers a list. Items that lack fields, or have values unknown to these pages, are left out: they
 * would take the whole page down. `item` reads an item where the contract's own schema would be too strict.
 * @throws ApiError as `call` does
 */
export async function callList<
  Params extends z.ZodObject | undefined,
  Query extends z.ZodObject | undefined,
  Body extends z.ZodType | undefined,
  Item extends z.ZodType,
  Reply extends ListReply<Item>,
>(
  route: Route<Params, Query, Body, Reply>,
  input: CallInput<Params, Query, Body>,
  item: z.ZodType<z.output<Item>> = route.reply.shape.results.element as z.ZodType<z.output<Item>>,
): Promise<Parsed<Reply>> {
  const page = await call(route, input);
  return { ...page, results: readableItems((page as { results: unknown[] }).results, item) };
}

/** The items that fit the schema, as it reads them. */
export function readableItems<Item>(items: readonly unknown[], schema: z.ZodType<Item>): Item[] {
  return items.flatMap((item) => {
    const read = schema.safeParse(item);
    return read.success ? [read.data] : [];
  });
}
