import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@tessera/contract/api';
import { API_BASE, type Route } from '@tessera/contract/route';
import { backUp } from '@tessera/server/backup/backup-of';
import { readConfig } from '@tessera/server/config';
import { openFolderStorage } from '@tessera/server/features/media/storage/folder-storage';
import { openOwnDatabase, type StartedDatabase } from '@tessera/server/start/own-database';
import { createDeals, type DealCustomer, type DealDesigner } from '@tessera/testkit/deal';
import { projectForm } from '@tessera/testkit/forms';
import { liveFully, type FullLives } from '@tessera/testkit/full-lives';
import { createGiven, type Account } from '@tessera/testkit/given';
import { unsafeJpeg } from '@tessera/testkit/pictures';
import { runAdmin } from '@tessera/testkit/servers/server-process';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { startWebSite, type WebSite } from '@tessera/testkit/servers/web-site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../databases.ts';

/**
 * Guarantees that a restored installation answers every reading call of the contract as the original did, to the same people with the
 * sessions they have, and takes changes.
 */

/** Every call that reads, by its name. A new one is asked without anybody writing it down here. */
const reading = Object.entries(api).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Route>)
    .filter(([, route]) => route.method === 'GET')
    .map(([call, route]) => [`${feature}.${call}`, route] as const),
);

/** What tells of the machine and of the moment instead of the installation, by the call that tells it. */
const ofTheMachine: Readonly<Record<string, readonly string[]>> = {
  // Sizes, loads and queues of this process and this database.
  'operatorOverview.read': ['machine'],
  'operatorJobs.list': ['queues'],
};

/** The same for both, so that tokens and codes go on. */
const settings = {
  SIGNING_KEY: '8d1f1c0a6b0b4f6a9b7e2a90c35f4d71e6b8a2f0c4d19e7735a6bb02e1fd9c84',
};

describe.each(databases)('a copy restored to $name', (kind) => {
  let site: WebSite;
  let folder: string;
  let original: TestServer;
  let copy: TestServer;
  const closing: (() => unknown)[] = [];
  let lives: FullLives;
  /** A designer and a customer who have not dealt with each other yet. */
  let others: { designer: DealDesigner; customer: DealCustomer };
  let operator: Account;
  /** What the original answered before the backup: text by call, and files by address. */
  const before = new Map<string, unknown>();
  /** Both see the same time from the reading on. */
  let moment: Date | undefined;
  const clock = () => moment ?? new Date();

  const start = (database: StartedDatabase, dataDir?: string) =>
    startTestServer({ database, settings, clock, internet: site.internet, ...(dataDir && { dataDir }) });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-contract-'));
    site = await startWebSite();
    const database = await kind.create();
    closing.push(() => database.drop());
    original = await start(database);
    closing.push(() => original.stop());
    lives = await liveFully(original, site);
    others = await fillLists(original);
    operator = await createGiven(original).operator();
    await original.jobsDone();
    moment = new Date();
    for (const [name, route] of reading) before.set(name, await read(original, name, route));
    await original.jobsDone();
    const dataDir = join(folder, 'copy');
    copy = await start(await restoredTo(dataDir), dataDir);
    closing.push(() => copy.stop());
    await copy.jobsDone();
  }, 240_000);
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Backs the original up while it runs, and has the operator’s command restore it where nothing is. */
  async function restoredTo(dataDir: string): Promise<StartedDatabase> {
    const path = join(folder, 'backup.tar');
    const out = createWriteStream(path);
    const storage = await openFolderStorage(join(original.dataDir, 'media'));
    const config = readConfig({ ...settings, DATA_DIR: original.dataDir });
    await original.withDatabase((db) => backUp({ config, db, storage }, out));
    out.end();
    await once(out, 'close');
    const database = kind.name === 'PostgreSQL' ? await kind.create({ bare: true }) : undefined;
    if (database !== undefined) closing.push(() => database.drop());
    const { code, output } = await runAdmin(dataDir, ['restore', path], {
      ...settings,
      ...(database && { DATABASE_URL: String(database.connection.connectionString) }),
    });
    expect([code, output]).toEqual([0, expect.stringContaining('0 missing, 0 orphaned, 0 mismatched')]);
    expect(output).not.toContain('signing key is another');
    const copied = readConfig({ ...settings, DATA_DIR: dataDir });
    return database ?? openOwnDatabase(copied, { closing, onError() {} });
  }

  /** Whoever may make a call. */
  const actorFor = ({ access }: Route): Account | undefined => {
    if (access === 'public') return undefined;
    if (access === 'operator') return operator;
    return access === 'designer' ? lives.designer : lives.customer;
  };

  /** The path and the question of a call. */
  const requestFor = (name: string, { path }: Route): string => {
    const { ids, slug, designer, customer } = lives;
    const idOf: Record<string, string> = {
      portfolio: ids.project,
      previews: ids.preview,
      engagements: customer.orderId,
      conversations: ids.conversation,
    };
    const question = name === 'operatorMatches.explain' ? `?order=${ids.order}&designer=${designer.id}` : '';
    return path.replace(':slug', slug).replace(':id', idOf[name.split('.')[0]!] ?? ids.order) + question;
  };

  /** What a server answers, without its own address. */
  async function read(server: TestServer, name: string, route: Route): Promise<unknown> {
    const token = actorFor(route)?.tokens.access;
    const response = await fetch(server.url + API_BASE + requestFor(name, route), {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    expect([name, response.status, response.status === 200 ? '' : text]).toEqual([name, 200, '']);
    const answer = JSON.parse(text.replaceAll(server.url, 'ORIGIN')) as Record<string, unknown>;
    // Parsing drops fields that the contract does not name. An equal answer has no such field.
    expect(route.reply!.parse(JSON.parse(text)), name).toEqual(JSON.parse(text));
    for (const part of ofTheMachine[name] ?? []) {
      expect(answer).toHaveProperty(part);
      delete answer[part];
    }
    return answer;
  }

  test('has something in every list that is compared', () => {
    const empty = [...before].filter(([, answer]) => (answer as { count?: number }).count === 0);
    // Nobody is vetted here, and no job has failed.
    expect(empty.map(([name]) => name)).toEqual(['operatorVetting.list', 'operatorJobs.list']);
  });

  test.each(reading)('answers %s as the original did', async (name, route) => {
    expect(await read(copy, name, route)).toEqual(before.get(name));
  });

  test('has every photo and document that the answers lead to', async () => {
    const mediaTypes = new Set<string>();
    const compared = new Set<string>();
    for (const [name, route] of reading) {
      const token = actorFor(route)?.tokens.access;
      for (const path of linksIn(before.get(name))) {
        if (compared.has(path)) continue;
        compared.add(path);
        const [expected, found] = await Promise.all(
          [original, copy].map(async ({ url }) => {
            const response = await fetch(url + path, {
              headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
            });
            const bytes = Buffer.from(await response.arrayBuffer());
            return { status: response.status, type: response.headers.get('content-type')!, bytes };
          }),
        );
        expect([name, path, found!.status]).toEqual([name, path, 200]);
        expect(found!.bytes.equals(expected!.bytes), path).toBe(true);
        mediaTypes.add(found!.type);
      }
    }
    expect(compared.size).toBeGreaterThan(20);
    expect([...mediaTypes]).toEqual(expect.arrayContaining(['application/pdf', 'image/webp', 'image/avif']));
  });

  test('takes a change, and goes on from it', async () => {
    const as = ({ tokens }: Account) => copy.client(tokens.access);
    const [customer, designer] = [as(others.customer), as(others.designer)];
    const { status, body: order } = await customer.post(
      'customer/order/',
      createGiven(copy).orderBody({ object_name: 'After the restore', links: [] }),
    );
    expect(status).toBe(201);
    await copy.jobsDone();
    const { results } = (await designer.get('designer/match/')).body;
    expect(results.map(({ id }) => id)).toContain(order.id);
    expect((await designer.post(`designer/match/${order.id}/apply/`)).status).toBe(201);
    const accepted = await customer.post(
      `customer/order/${order.id}/application/${others.designer.id}/accept/`,
    );
    expect(accepted.status).toBe(200);
    expect((await customer.get('user/notification/')).body.results[0]!.text).toMatch(/applied to/);
  });
});

/** People and photos without which some lists would be empty. */
async function fillLists(server: TestServer) {
  const deals = createDeals(server);
  const designer = await deals.poolDesigner('Rut', 'Berg');
  const customer = await deals.customerWithOrder();
  const photo = { name: 'unsafe.jpg', bytes: await unsafeJpeg() };
  await designer.post('designer/project/', projectForm([photo]));
  return { designer, customer };
}

/** The addresses of files in an answer, without that of the server. */
function linksIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  // A photo that is held for review has an address, at which nobody is shown anything.
  if ('review' in answer && answer.review === 'held') return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    key === 'url' && typeof value === 'string' && value.startsWith('ORIGIN/')
      ? [value.slice('ORIGIN'.length)]
      : linksIn(value),
  );
}
