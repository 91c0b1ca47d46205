import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { allJobs } from '@tessera/server/jobs/all-jobs';
import { liveFully } from '@tessera/testkit/full-lives';
import { createGiven } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/mail-server';
import { startTestServer, type TestServer } from '@tessera/testkit/test-server';
import { startWebSite, type WebSite } from '@tessera/testkit/web-site';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callRoute, routes, type NamedRoute } from '../calls.ts';
import { exampleBody, exampleQuery } from '../examples.ts';
import { buildMarketplace, ownerFor, type Marketplace } from '../marketplace.ts';
import { messageIdFor, ownParams } from '../own-params.ts';
import { believeLarge, growingTables, keepStatistics } from './believed-size.ts';
import { createPlans, distinctStatements } from './explain.ts';
import { reasons } from './reasons.ts';

/**
 * Guarantees that no call and no job becomes slow because a table has grown: every statement of theirs finds its rows by an index, or has a
 * reason not to.
 */

let server: TestServer;
let site: WebSite;
let mailServer: MailServer;
let withoutRows: string[];
const statements = new Set<string>();
/** Set while a test looks into the database of the server. What it asks there is no statement of the product. */
const looking = new AsyncLocalStorage<true>();

beforeAll(async () => {
  [site, mailServer] = await Promise.all([startWebSite(), startMailServer()]);
  const started = await startTestServer({
    internet: site.internet,
    settings: {
      SMTP_URL: mailServer.SMTP_URL,
      FREE_ORDER_LIMIT: '1000',
      FREE_PROJECT_LIMIT: '1000',
      OPEN_APPLICATIONS_MAX: '1000',
      ORDER_APPLICATIONS_MAX: '1000',
    },
    onQuery({ sql: text }) {
      if (looking.getStore() === undefined) statements.add(text);
    },
  });
  server = {
    ...started,
    withDatabase: (look) => looking.run(true, () => started.withDatabase(look)),
    jobsDone: () => looking.run(true, () => started.jobsDone()),
  };
  await server.withDatabase(keepStatistics);
  const market = await buildMarketplace(server);
  for (const owner of Object.values(market.owners)) await createGiven(server).confirmedEmail(owner);
  await liveFully(server, site);
  for (const one of inOrder(routes)) await callOnce(one, market);
  await server.jobsDone();
  for (const { name, schedule } of allJobs)
    if (schedule !== undefined)
      await server.withDatabase((db) =>
        sql`insert into pgboss.job (name, data) values (${name}, '{}')`.execute(db),
      );
  await server.jobsDone();
  withoutRows = await server.withDatabase(believeLarge);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
  await site.stop();
});

/** Calls that end the sessions of whoever makes them. */
const endsSessions = [
  'account.signOutEverywhere',
  'account.changePassword',
  'account.deleteMe',
  'auth.signOut',
];

/** What other calls need is deleted after them. */
function inOrder(all: readonly NamedRoute[]): NamedRoute[] {
  const rank = ({ name, route }: NamedRoute) =>
    Number(route.method === 'DELETE' || name.endsWith('.block') || endsSessions.includes(name));
  return all.toSorted((one, other) => rank(one) - rank(other));
}

/** Makes a call as one of the owners would, whatever the answer. */
async function callOnce(one: NamedRoute, market: Marketplace): Promise<void> {
  const account = endsSessions.includes(one.name)
    ? await createGiven(server).customer()
    : ownerFor(market, one.route);
  const { order, designer } = market.ids;
  const body = exampleBody(one.route, {
    designer_id: designer,
    order_id: order,
    message_id: messageIdFor(one.name, market),
    email: `${randomUUID()}@example.org`,
  });
  const reply = await callRoute(server.url, one.route, {
    token: account.tokens.access,
    params: await ownParams(server, market, one),
    query: exampleQuery(one.route, { order, designer }),
    ...(body !== undefined && { body }),
  });
  expect([one.name, reply.status < 500]).toEqual([one.name, true]);
}

test('every table that grows has rows for the planner to reckon with', () => {
  expect(withoutRows).toEqual([]);
});

test('no statement of a call or a job reads a growing table from end to end, except for a reason', async () => {
  const found: string[] = [];
  const used = new Set<string>();
  await server.withDatabase(async (db) => {
    const plans = await createPlans(db);
    const growing = await growingTables(db);
    for (const statement of distinctStatements(statements)) {
      const tables = (await plans.tablesReadWhole(statement)).intersection(growing);
      if (tables.size === 0) continue;
      const reason = reasons.find(({ words }) => statement.includes(words));
      if (reason === undefined) found.push(`${[...tables].join(', ')}: ${statement}`);
      else used.add(reason.words);
    }
  });
  expect(found).toEqual([]);
  expect(reasons.map(({ words }) => words).filter((words) => !used.has(words))).toEqual([]);
});

test('a statement without an index for its condition is found, also where it is named or counts along an index', async () => {
  await server.withDatabase(async (db) => {
    const { tablesReadWhole } = await createPlans(db);
    const whole = async (statement: string) => [...(await tablesReadWhole(statement))];
    expect(await whole('select id from message where body = $1')).toEqual(['message']);
    expect(await whole('update link_preview set title = $1 where source_hash = $2 or id in (select id from link_preview)')).toEqual(['link_preview']);
    expect(await whole('select count(*) from message')).toEqual(['message']);
    expect(await whole('select body from message where id = $1')).toEqual([]);
    expect(await whole('select body from message order by id desc limit 20')).toEqual([]);
  });
});
