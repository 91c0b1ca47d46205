import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type Client } from '@tessera/testkit/client';
import { openEvents } from '@tessera/testkit/events';
import { profileForm, projectForm, type FormFile } from '@tessera/testkit/forms';
import { createRemoteGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { launchServer } from '@tessera/testkit/servers/server-process';
import { createTestDatabase } from '@tessera/testkit/servers/test-database';
import { watchCost } from './process-cost.ts';
import { percentile, type Report } from '../report.ts';
import { START_SETTINGS } from './start-settings.ts';

/** How long people are at work, in whole minutes. `SOAK_MINUTES` sets another, more than the first minutes below. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 30);

/** The first minutes, in which everything is loaded and compiled. Memory is compared with what it is after them. */
const WARM_UP_MINUTES = 5;

/** So many customers, and as many designers. */
const PEOPLE = 8;

/** A person looks at a page for so long before the next one. */
const LOOK_MS = 1000;

/** A session is renewed before its access token ends, after ten minutes. */
const RENEWED_MS = 5 * 60_000;

/** A customer makes an order, and a designer a project with a photo, once in so many turns. */
const TURNS_PER_WRITE = 20;

/**
 * People at work for half an hour on the product as it is run: lists, matches, messages, photos and live events. Prints what memory does
 * and how many calls went wrong.
 */
export async function soakSuite(): Promise<Report> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-bench-'));
  const server = launchServer(dataDir, {
    ...START_SETTINGS,
    ...(!database.embedded && { DATABASE_URL: String(database.connection.connectionString) }),
    FREE_ORDER_LIMIT: '100000',
    FREE_PROJECT_LIMIT: '100000',
    MESSAGES_PER_MINUTE: '100000',
  });
  const url = await server.ready;
  const given = createRemoteGiven({ client: (token) => createClient(url, token) });
  const people = { customers: [] as Account[], designers: [] as Account[] };
  for (let number = 0; number < PEOPLE; number++) {
    const designer = await given.designer();
    await designer.post('designer/profile/', profileForm([await photo()], { public_page: 'true' }));
    await designer.post('designer/project/', projectForm([await photo()]));
    people.designers.push(designer);
    people.customers.push(await given.customer());
  }

  let [calls, faults] = [0, 0];
  const count = ({ status }: { status: number }) => {
    calls++;
    if (status >= 400) faults++;
  };
  const endsAt = performance.now() + MINUTES * 60_000;
  const work = async (turn: (number: number) => Promise<void>) => {
    for (let number = 0; performance.now() < endsAt; number++) {
      await turn(number).catch(() => faults++);
      await wait(LOOK_MS);
    }
  };
  /** Gives a client of the account. It renews the session before the access token ends. */
  const sessionOf = ({ tokens }: Account) => {
    let { access, refresh } = tokens;
    let renewedAt = performance.now();
    return async () => {
      if (performance.now() - renewedAt > RENEWED_MS) {
        ({ access, refresh } = (
          await createClient(url, undefined).post('user/refresh-token/', { refresh })
        ).body);
        renewedAt = performance.now();
      }
      return createClient(url, access);
    };
  };
  /** Works as an account that hears of live events. In some turns `renew` is called first, which replaces what the person has made. */
  const workAs = async (
    account: Account,
    { renew, turn }: Record<'renew' | 'turn', (client: Client) => Promise<void>>,
  ) => {
    const session = sessionOf(account);
    const stream = await openEvents(url, account.tokens.access);
    await work(async (number) => {
      const client = await session();
      if (number % TURNS_PER_WRITE === 0) await renew(client);
      await turn(client);
    });
    stream.drop();
  };
  const customer = (account: Account) => {
    let orderId = '';
    return workAs(account, {
      async renew(client) {
        if (orderId !== '') count(await client.delete(`customer/order/${orderId}/`));
        const made = await client.post('customer/order/', given.orderBody({ links: [] }));
        count(made);
        orderId = made.body.id;
      },
      async turn(client) {
        count(await client.get('customer/order/'));
        count(await client.get('customer/match/', { query: { order: orderId, limit: 12 } }));
        count(await client.get('customer/conversation/'));
      },
    });
  };
  const designer = (account: Account) => {
    let projectId = '';
    return workAs(account, {
      async renew(client) {
        if (projectId !== '') count(await client.delete(`designer/project/${projectId}/`));
        const made = await client.post('designer/project/', projectForm([await photo()]));
        count(made);
        projectId = made.body.id;
      },
      async turn(client) {
        count(await client.get('designer/project/'));
        count(await client.get('designer/match/'));
      },
    });
  };
  const visitor = () =>
    work(async () => {
      for (const path of ['/', '/designers']) {
        const page = await fetch(url + path);
        await page.arrayBuffer();
        count(page);
      }
    });

  const cost = watchCost(server.pid);
  const memoryMb: number[] = [];
  const watch = async () => {
    for (let minute = 1; minute <= MINUTES; minute++) {
      cost.reset();
      await wait(60_000);
      memoryMb.push(cost.peak().all.proportionalMb);
      console.error(
        `  minute ${minute}: ${memoryMb.at(-1)!.toFixed(0)} MB, ${calls} calls, ${faults} faults`,
      );
    }
  };
  await Promise.all([
    watch(),
    ...people.customers.map(customer),
    ...people.designers.map(designer),
    visitor(),
  ]);
  cost.stop();
  const code = await server.end('SIGTERM');
  if (code !== 0) throw new Error(`The server ended with ${code}.`);
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  const settled = memoryMb.slice(WARM_UP_MINUTES);
  const third = Math.ceil(settled.length / 3);
  const median = (values: readonly number[]) => percentile(values, 0.5);
  return {
    suite: `Soak, ${2 * PEOPLE} people and a visitor for ${MINUTES} minutes, ${database.embedded ? 'embedded database' : 'PostgreSQL'}`,
    figures: [
      { what: 'calls answered', value: calls, unit: '' },
      { what: 'calls that went wrong', value: faults, unit: '' },
      {
        what: `peak memory of a minute, median of the first third after ${WARM_UP_MINUTES} minutes`,
        value: median(settled.slice(0, third)),
        unit: 'MB',
      },
      {
        what: 'peak memory of a minute, median of the last third',
        value: median(settled.slice(-third)),
        unit: 'MB',
      },
      { what: 'peak memory of a minute, highest', value: Math.max(...settled), unit: 'MB' },
    ],
  };
}

/** A small photo that no other equals. */
async function photo(): Promise<FormFile> {
  return { name: 'photo.jpg', bytes: await jpeg(1600, 1200) };
}
