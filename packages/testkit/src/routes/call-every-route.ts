import type { TestServer } from '../servers/test-server.ts';
import { routes } from './calls.ts';
import type { Marketplace } from './marketplace.ts';
import { callAsOwner, ownBody } from './own-calls.ts';
import { ownParams } from './own-params.ts';

/** Calls after which whoever made them is signed out, or what others need is gone. */
const ENDS = ['account.signOutEverywhere', 'account.deleteMe', 'portfolio.remove', 'orders.remove'];

/**
 * Has the owners make every call of the contract once, with what the call takes; those that need a token of a mail or a
 * signature are refused. @throws when a call answers with a fault of the server
 */
export async function callEveryRoute(server: TestServer, market: Marketplace): Promise<void> {
  const isLast = (name: string) => ENDS.includes(name);
  for (const one of routes.toSorted((a, b) => Number(isLast(a.name)) - Number(isLast(b.name)))) {
    const params = await ownParams(server, market, one);
    const body = ownBody(market, one);
    const reply = await callAsOwner(server, market, one, { ...(body && { body }), params });
    if (reply.status >= 500) throw new Error(`${one.name} answered ${reply.status}: ${reply.text}`);
  }
}
