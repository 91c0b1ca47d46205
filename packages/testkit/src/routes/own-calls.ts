import { randomUUID } from 'node:crypto';
import { createGiven } from '../given.ts';
import type { TestServer } from '../servers/test-server.ts';
import { callRoute, type NamedRoute, type Reply } from './calls.ts';
import { exampleBody, exampleQuery } from './examples.ts';
import { ownerFor, type Marketplace } from './marketplace.ts';

/** A message that is there can be read; one that is written has a new id, which may be left out where it begins a conversation. */
export function messageIdFor(name: string, market: Marketplace): string | undefined {
  if (name.endsWith('Read')) return market.ids.message;
  return name.endsWith('Write') ? randomUUID() : undefined;
}

/** The body of an owner's call, about what belongs to the owners; undefined for a route without one. */
export function ownBody(
  market: Marketplace,
  { name, route }: NamedRoute,
): Record<string, unknown> | undefined {
  return exampleBody(route, {
    designer_id: market.ids.designer,
    order_id: market.ids.order,
    message_id: messageIdFor(name, market),
    id: market.ids.message,
    email: `${name.toLowerCase()}@example.org`,
  });
}

/** Has an owner make a call with a body. Whoever deletes an account is somebody new. */
export async function callAsOwner(
  server: TestServer,
  market: Marketplace,
  one: NamedRoute,
  { body, params }: { body?: Record<string, unknown>; params: Record<string, string> },
): Promise<Reply> {
  const { name, route } = one;
  const owner = name === 'account.deleteMe' ? await createGiven(server).customer() : ownerFor(market, route);
  return callRoute(server.url, route, {
    ...(route.access !== 'public' && { token: owner.tokens.access }),
    params,
    query: exampleQuery(route, { order: market.ids.order, designer: market.ids.designer }),
    ...(body && { body }),
  });
}
