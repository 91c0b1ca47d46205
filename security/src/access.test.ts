import { createGiven, type Account } from '@tessera/testkit/given';
import { emptyInternet } from '@tessera/testkit/servers/web-site';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callRoute,
  expectPromised,
  routes,
  type NamedRoute,
  type Reply,
} from '@tessera/testkit/routes/calls';
import { exampleBody, exampleQuery } from '@tessera/testkit/routes/examples';
import { buildMarketplace, ownerFor, readRows, type Marketplace } from '@tessera/testkit/routes/marketplace';
import { ownParams } from '@tessera/testkit/routes/own-params';

/**
 * Guarantees that every route lets in whom the contract names and nobody else, and that an account neither sees nor
 * changes what belongs to another.
 */

let server: TestServer;
let market: Marketplace;
/** An access token of the owners whose session has ended. */
const endedTokens: Record<string, string> = {};
beforeAll(async () => {
  server = await startTestServer({ internet: emptyInternet });
  market = await buildMarketplace(server);
  for (const [role, { email, password }] of Object.entries(market.owners)) {
    const { body } = await server.client().post('user/sign-in/', { email, password });
    await server.client().post('user/sign-out/', { refresh: body.refresh });
    endedTokens[role] = body.access;
  }
});
afterAll(() => server.stop());

/** What another account may read of the owners, or say to them, because a marketplace is there for it. */
const shownToOthers: Record<string, (keyof Marketplace['words'])[]> = {
  'matching.designerMatches': ['orderName', 'orderText'],
  'matching.customerMatches': ['designerName', 'bio', 'projectName', 'projectText'],
  'applications.apply': ['orderName'],
  'applications.withdraw': ['orderName'],
  'applications.designerList': ['orderName'],
};

/** Calls in which one account rightly refers to what belongs to another, by the owner's ids they may name. */
const opensToOthers: Record<string, (keyof Marketplace['ids'])[]> = {
  'applications.apply': ['order'],
  // The stranger's own application, which they have just sent.
  'applications.withdraw': ['order'],
};

/** Calls that end sessions of whoever makes them. */
const endsSessions = ['account.signOutEverywhere', 'account.changePassword', 'account.deleteMe'];

/** Only counts what was shown to whom; seeing a match is meant to change it. */
const COUNTING_TABLES = ['match_impression'];

const notPublic = routes.filter(({ route }) => route.access !== 'public');
const cells: Record<string, Record<string, Set<number>>> = {};

const note = (name: string, actor: string, { status }: Reply) => {
  ((cells[name] ??= {})[actor] ??= new Set()).add(status);
};

const roleOf = ({ route }: NamedRoute) => (route.access === 'designer' ? 'designer' : 'customer');

/** Accounts of every role that a call is not open to. */
function othersThan({ route: { access } }: NamedRoute): Account[] {
  const { owners, strangers, operator } = market;
  const designers = [owners.designer, strangers.designer];
  const customers = [owners.customer, strangers.customer];
  if (access === 'operator') return [...designers, ...customers];
  if (access === 'member') return [operator];
  return [...(access === 'designer' ? customers : designers), operator];
}

/** Every way to put ids of the owners into the path. */
function pathsWithIds({ route }: NamedRoute): { params: Record<string, string>; kinds: string[] }[] {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return names.reduce<{ params: Record<string, string>; kinds: string[] }[]>(
    (paths, name) =>
      paths.flatMap(({ params, kinds }) =>
        Object.entries(market.ids).map(([kind, id]) => ({
          params: { ...params, [name]: id },
          kinds: [...kinds, kind],
        })),
      ),
    [{ params: {}, kinds: [] }],
  );
}

/** Fields of a body that hold ids get those of the owners. */
const idValues = () => ({
  designer_id: market.ids.designer,
  order_id: market.ids.order,
  images_ids: [market.ids.photo],
  images_ordering: ['exists'],
  message_id: market.ids.message,
  id: market.ids.message,
  refresh: 'not a token',
});

async function callAs(named: NamedRoute, token: string | undefined, params: Record<string, string>) {
  const body = exampleBody(named.route, idValues());
  const reply = await callRoute(server.url, named.route, {
    ...(token !== undefined && { token }),
    params,
    ...(body !== undefined && { body }),
  });
  expectPromised(named.route, reply);
  return reply;
}

const named = (list: readonly NamedRoute[]) => list.map((one) => [one.name, one] as const);

describe('a route that is not public', () => {
  test.each(named(notPublic))('refuses visitors and ended sessions: %s', async (_name, one) => {
    for (const { params } of pathsWithIds(one)) {
      const nobody = await callAs(one, undefined, params);
      note(one.name, 'nobody', nobody);
      expect([nobody.status, nobody.json.code]).toEqual([401, 'not_authenticated']);
      const ended = await callAs(one, endedTokens[roleOf(one)], params);
      note(one.name, 'ended session', ended);
      expect([ended.status, ended.json.code]).toEqual([401, 'token_not_valid']);
    }
  });

  test.each(named(notPublic.filter(({ route }) => route.access !== 'user')))(
    'refuses the other roles, the owner’s partner and any other: %s',
    async (_name, one) => {
      for (const account of othersThan(one)) {
        for (const { params } of pathsWithIds(one)) {
          const reply = await callAs(one, account.tokens.access, params);
          note(one.name, 'other role', reply);
          expect([reply.status, reply.json.code]).toEqual([403, 'permission_denied']);
        }
      }
    },
  );
});

describe('another account of the right role', () => {
  let rowsBefore: Record<string, string[]>;
  beforeAll(async () => {
    rowsBefore = await readRows(server);
  });

  // Whoever runs the place sees what belongs to others; what an operator sees is tested with the calls of operators.
  const ofOthers = notPublic.filter(({ route }) => route.access !== 'operator');

  test.each(named(ofOthers))('gets nothing of the owner by its id: %s', async (_name, one) => {
    // A session that is ended here is needed by nobody else.
    const account = endsSessions.includes(one.name)
      ? await createGiven(server).customer()
      : market.strangers[roleOf(one)];
    for (const { params, kinds } of pathsWithIds(one)) {
      const reply = await callAs(one, account.tokens.access, params);
      note(one.name, 'another account', reply);
      const mayRefer =
        kinds.length > 0 && kinds.every((kind) => (opensToOthers[one.name] as string[])?.includes(kind));
      const isRefused = reply.status === 404;
      expect([kinds, isRefused || kinds.length === 0 || mayRefer]).toEqual([kinds, true]);
      expectNothingPrivate(one.name, reply);
    }
  });

  test('changes nothing of the owner by any call', async () => {
    await server.jobsDone();
    const rowsAfter = await readRows(server);
    const ownersIds = Object.values(market.ids);
    let count = 0;
    for (const [table, rows] of Object.entries(rowsBefore)) {
      if (COUNTING_TABLES.includes(table)) continue;
      const after = new Set(rowsAfter[table]);
      const ofOwners = rows.filter((row) => ownersIds.some((id) => row.includes(id)));
      expect(
        ofOwners.filter((row) => !after.has(row)),
        table,
      ).toEqual([]);
      count += ofOwners.length;
    }
    expect(count).toBeGreaterThan(20);
  });

  test('learns nothing of the owner, not even by the query', async () => {
    for (const one of ofOthers.filter(({ route }) => route.method === 'GET')) {
      for (const id of Object.values(market.ids)) {
        const query = Object.fromEntries(
          ['order', 'id', 'account_id', 'designer', 'customer', 'user_id'].map((name) => [name, id]),
        );
        const reply = await callRoute(server.url, one.route, {
          token: market.strangers[roleOf(one)].tokens.access,
          params: { id, designer: id },
          query,
        });
        expectPromised(one.route, reply);
        expectNothingPrivate(one.name, reply);
        expect(reply.status).toBeLessThan(500);
      }
    }
  });
});

/** What an answer to a stranger must not hold: words of the owners that the route does not show, and their addresses. */
function expectNothingPrivate(name: string, { text }: Reply): void {
  const shown: string[] = shownToOthers[name] ?? [];
  const seen = Object.entries(market.words)
    .filter(([what, word]) => !shown.includes(what) && text.includes(word))
    .map(([what]) => what);
  expect(seen, name).toEqual([]);
  for (const { email } of Object.values(market.owners)) expect(text).not.toContain(email);
}

test('a message that is sent under the id of another account’s message shows nothing of that one', async () => {
  const customer = market.strangers.customer;
  const { body: orders } = await customer.get('customer/order/');
  const reply = await customer.post('customer/conversation/', {
    designer_id: market.ids.designer,
    order_id: orders.results[0]!.id,
    message: 'Hello',
    message_id: market.ids.message,
  });
  expect(reply.status).toBeLessThan(500);
  expect(JSON.stringify(reply.body)).not.toContain(market.words.message);
  const { body: conversations } = await market.owners.customer.get('customer/conversation/');
  expect(conversations.results.map(({ messages }) => messages.length)).toEqual([1]);
});

test('a public route needs no account, and an account gets no more from it', async () => {
  for (const one of routes.filter(({ route }) => route.access === 'public')) {
    const reply = await callAs(one, undefined, {});
    note(one.name, 'nobody', reply);
    expect(reply.status, one.name).not.toBe(403);
    expectNothingPrivate(one.name, reply);
  }
});

test('the owners themselves can make every call', async () => {
  // Otherwise a server that refuses everything would pass.
  for (const one of notPublic.filter(({ route }) => route.method === 'GET')) {
    const params = await ownParams(server, market, one);
    const query = exampleQuery(one.route, { order: market.ids.order, designer: market.ids.designer });
    const { tokens } = ownerFor(market, one.route);
    const reply = await callRoute(server.url, one.route, { token: tokens.access, params, query });
    expectPromised(one.route, reply);
    note(one.name, 'the owner', reply);
    expect([one.name, reply.status]).toEqual([one.name, one.route.status]);
  }
});

afterAll(() => {
  const actors = ['nobody', 'ended session', 'other role', 'another account', 'the owner'];
  const lines = routes.map(({ name }) => {
    const statuses = actors.map((actor) =>
      [...(cells[name]?.[actor] ?? [])].sort().join(' ').padEnd(actor.length),
    );
    return `${name.padEnd(30)} | ${statuses.join(' | ')}`;
  });
  const count = Object.values(cells).reduce((sum, row) => sum + Object.keys(row).length, 0);
  console.log(`${''.padEnd(30)} | ${actors.join(' | ')}\n${lines.join('\n')}\n${count} cells`);
});
