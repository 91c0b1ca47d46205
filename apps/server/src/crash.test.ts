import { EventEmitter, once } from 'node:events';
import { readdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { API_BASE } from '@tessera/contract/route';
import type { Order } from '@tessera/contract/orders';
import type { PortfolioProject } from '@tessera/contract/portfolio';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { launchServer, runAdmin, type ServerProcess } from '@tessera/testkit/server-process';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/test-database';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/**
 * Guarantees that a process may be killed at any moment of an upload or a save: what was acknowledged is there, what
 * was not is there as a whole or not at all, and no files are left that belong to nothing.
 */

const onPostgres = process.env['TEST_POSTGRES_URL'] !== undefined;

/** Fewer on PostgreSQL, which is not itself killed here: every kill costs a start, and the files are handled alike. */
const KILLS = onPostgres ? 4 : 8;
/** Every so many kills one comes while the process is still starting. */
const KILL_AT_START_EVERY = 4;
const SEED = 20_261_121;

/** What may be true of a thing by its name: the last acknowledged state, and the one being asked for when the lights went out. */
type Ledger = Map<string, Set<string>>;
const ABSENT = 'absent';

const moment = createRandom(SEED);
/** Of its own, because the order in which the loops draw from it depends on the machine. */
const random = createRandom(SEED + 1);
let dataDir: string;
let database: TestDatabase | undefined;
let photos: Buffer<ArrayBuffer>[];
let server: { process: ServerProcess; url: string } | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tessera-crash-'));
  if (onPostgres) database = await createTestDatabase();
  photos = await Promise.all(Array.from({ length: 8 }, (_, index) => drawPhoto(index)));
});
afterAll(async () => {
  await server?.process.end('SIGKILL');
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test(
  `${KILLS} kills lose nothing acknowledged and leave nothing half-done`,
  { timeout: 600_000 },
  async () => {
    const projects: Ledger = new Map();
    const orders: Ledger = new Map();
    await start();
    const designer = await signUp('designer');
    const customer = await signUp('customer');

    for (let kill = 1; kill <= KILLS; kill++) {
      if (kill % KILL_AT_START_EVERY === 0) {
        await server!.process.end('SIGKILL');
        const starting = launch();
        await wait(moment(1500));
        await starting.end('SIGKILL');
        await start();
      }
      let isKilled = false;
      const isRunning = () => !isKilled;
      const work = [
        changeProjects(designer, projects, isRunning),
        changeProjects(designer, projects, isRunning),
        changeOrders(customer, orders, isRunning),
      ].map((loop) =>
        loop.catch((error: unknown) => {
          if (!isKilled) throw error;
        }),
      );
      // Some progress, then a random moment: the moment is what is tried here, nothing is waited for.
      await Promise.race([acknowledgedUploads(moment(4)).then(() => wait(moment(400))), ...work]);
      isKilled = true;
      await server!.process.end('SIGKILL');
      await Promise.all(work);
      await start();
      await compare(designer, projects, 'designer/project/', describeProject);
      await compare(customer, orders, 'customer/order/', describeOrder);
    }
    expect(uploadCount).toBeGreaterThan(KILLS);
    expect([...projects.values()].filter((states) => !states.has(ABSENT)).length).toBeGreaterThan(KILLS / 4);

    for (const email of [designer.email, customer.email]) {
      const answer = await call('POST', 'user/sign-in/', undefined, { email, password: GOOD_PASSWORD });
      expect(answer.status).toBe(200);
    }
    // Another process might be taking photos in on a shared database: there, files of nobody go with the daily sweep.
    if (!onPostgres) await vi.waitFor(() => expectNoStrayFiles(designer), { timeout: 60_000, interval: 500 });

    expect(await server!.process.end('SIGTERM')).toBe(0);
    const check = await runAdmin(dataDir, ['media', 'check'], settings());
    expect(check).toEqual({
      code: 0,
      output: expect.stringMatching(/^0 missing, 0 orphaned, 0 mismatched \([1-9]/),
    });
  },
);

interface Client {
  email: string;
  token: string;
}

async function changeProjects(designer: Client, ledger: Ledger, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const name = pickOrNew(ledger, 'project');
    const wasThere = ledger.has(name) && !ledger.get(name)!.has(ABSENT);
    const id = ids.get(name);
    if (wasThere && random(4) === 0) {
      await record(ledger, name, ABSENT, () => call('DELETE', `designer/project/${id}/`, designer.token));
      continue;
    }
    const chosen = Array.from({ length: 1 + random(3) }, () => random(photos.length));
    const description = `Made in step ${++step}`;
    const form = new FormData();
    form.append('name', name);
    form.append('description', description);
    form.append('country_code', 'SE');
    for (const index of chosen) {
      form.append('images_ordering', 'new');
      form.append('images_files', new Blob([photos[index]!]), `${index}.png`);
    }
    const state = JSON.stringify({ description, widths: chosen.map(widthOf) });
    const target = wasThere
      ? (['PUT', `designer/project/${id}/`] as const)
      : (['POST', 'designer/project/'] as const);
    await record(ledger, name, state, () => call(target[0], target[1], designer.token, form));
    uploadCount++;
    uploads.emit('acknowledged');
  }
}

async function changeOrders(customer: Client, ledger: Ledger, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const name = pickOrNew(ledger, 'order');
    const wasThere = ledger.has(name) && !ledger.get(name)!.has(ABSENT);
    const id = ids.get(name);
    if (wasThere && random(4) === 0) {
      await record(ledger, name, ABSENT, () => call('DELETE', `customer/order/${id}/`, customer.token));
      continue;
    }
    const links = Array.from({ length: random(4) }, (_, index) => `https://example.org/${step}/${index}`);
    const body = {
      object_name: name,
      object_desc: `Made in step ${++step}`,
      country_code: 'SE',
      budget: random(50_000),
      links: links.map((link) => ({ link, type: 'pinterest' })),
    };
    const state = JSON.stringify({ description: body.object_desc, budget: body.budget, links });
    const target = wasThere
      ? (['PUT', `customer/order/${id}/`] as const)
      : (['POST', 'customer/order/'] as const);
    await record(ledger, name, state, () => call(target[0], target[1], customer.token, body));
  }
}

let uploadCount = 0;
const uploads = new EventEmitter();

/** Resolves once that many more uploads have been acknowledged. */
async function acknowledgedUploads(count: number): Promise<void> {
  for (let missing = count; missing > 0; missing--) await once(uploads, 'acknowledged');
}

let step = 0;
/** Things being changed by one of the loops; two changes of one thing at once would make its state anybody's guess. */
const busy = new Set<string>();
const ids = new Map<string, string>();

function pickOrNew(ledger: Ledger, kind: string): string {
  const free = [...ledger]
    .filter(([name, states]) => !busy.has(name) && !states.has(ABSENT))
    .map(([name]) => name);
  return free.length > 0 && random(2) === 0 ? free[random(free.length)]! : `${kind} ${++step}`;
}

/** Asks for a state of a thing; until that is acknowledged both the old and the new one may be true. */
async function record(
  ledger: Ledger,
  name: string,
  state: string,
  ask: () => Promise<Answer>,
): Promise<void> {
  busy.add(name);
  const before = ledger.get(name) ?? new Set([ABSENT]);
  ledger.set(name, new Set([...before, state]));
  const answer = await ask();
  expect([200, 201, 204], JSON.stringify(answer.body)).toContain(answer.status);
  ledger.set(name, new Set([state]));
  if (answer.body?.id) ids.set(name, answer.body.id);
  busy.delete(name);
}

/** Everything listed is as the ledger allows, and nothing else is; from then on the ledger holds what was found. */
async function compare<Thing extends { id: string }>(
  client: Client,
  ledger: Ledger,
  list: string,
  describe: (thing: Thing) => Promise<{ name: string; state: string }>,
): Promise<void> {
  const { body } = await call('GET', `${list}?limit=500`, client.token);
  const found = new Map<string, string>();
  for (const thing of body.results as Thing[]) {
    const { name, state } = await describe(thing);
    expect(found.has(name), `${name} is there once`).toBe(false);
    found.set(name, state);
    ids.set(name, thing.id);
  }
  for (const name of found.keys()) expect(ledger.has(name), `${name} was asked for`).toBe(true);
  for (const [name, allowed] of ledger) {
    const state = found.get(name) ?? ABSENT;
    expect([...allowed], name).toContain(state);
    ledger.set(name, new Set([state]));
  }
  busy.clear();
}

/** Also opens every picture: a row without its file would show here. */
async function describeProject(project: PortfolioProject): Promise<{ name: string; state: string }> {
  for (const { url, variants } of project.images) {
    for (const address of [url, ...variants.map((variant) => variant.url)]) {
      const response = await fetch(new URL(new URL(address).pathname, server!.url));
      expect(response.status, address).toBe(200);
      expect((await sharp(await response.arrayBuffer()).metadata()).width).toBeGreaterThan(0);
    }
  }
  const widths = project.images.map((image) => image.width);
  return { name: project.name, state: JSON.stringify({ description: project.description, widths }) };
}

async function describeOrder(order: Order): Promise<{ name: string; state: string }> {
  const links = order.links.map(({ link }) => link);
  return {
    name: order.object_name,
    state: JSON.stringify({ description: order.object_desc, budget: order.budget, links }),
  };
}

async function expectNoStrayFiles(designer: Client): Promise<void> {
  const { body } = await call('GET', 'designer/project/?limit=500', designer.token);
  const shown = (body.results as PortfolioProject[]).flatMap(({ images }) =>
    images.map(({ url }) => url.split('/').at(-2)!),
  );
  const keys = [...new Set(shown)].sort();
  const media = join(dataDir, 'media');
  expect((await readdir(join(media, 'objects/original'))).sort()).toEqual(keys);
  expect((await readdir(join(media, 'objects/variant'))).sort()).toEqual(keys);
  expect(await readdir(join(media, 'unfinished'))).toEqual([]);
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
}

async function signUp(role: 'designer' | 'customer'): Promise<Client> {
  const email = `${role}@example.org`;
  const { status, body } = await call('POST', `${role}/sign-up/`, undefined, {
    email,
    password: GOOD_PASSWORD,
  });
  expect(status).toBe(201);
  return { email, token: body.access };
}

interface Answer {
  status: number;
  body: any;
}

async function call(method: string, path: string, token?: string, body?: FormData | object): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(server!.url + API_BASE + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** Starts the real server on the same folder and waits until it says where it answers. */
async function start(): Promise<void> {
  const started = launch();
  server = { process: started, url: await started.ready };
}

function launch(): ServerProcess {
  return launchServer(dataDir, settings());
}

function settings(): Record<string, string> {
  return {
    FREE_PROJECT_LIMIT: '100000',
    FREE_ORDER_LIMIT: '100000',
    ...(database && { DATABASE_URL: String(database.connection.connectionString) }),
  };
}

const widthOf = (index: number) => 300 + index;

/** A picture that its width tells from the others. */
function drawPhoto(index: number): Promise<Buffer<ArrayBuffer>> {
  const background = { r: 30 * index, g: 255 - 30 * index, b: 120 };
  return sharp({ create: { width: widthOf(index), height: 240, channels: 3, background } })
    .png()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
}

/** Whole numbers from 0 up to a bound, the same in every run (mulberry32). */
function createRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
