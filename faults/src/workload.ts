import { setTimeout as wait } from 'node:timers/promises';
import type { Order } from '@tessera/contract/orders/orders';
import type { PortfolioProject } from '@tessera/contract/designers/portfolio';
import { projectForm } from '@tessera/testkit/forms';
import { createRemoteGiven, type Account } from '@tessera/testkit/given';
import type { Answer, Client } from '@tessera/testkit/client';
import sharp from 'sharp';
import type { Found, Journal } from './journal.ts';
import type { Random } from './random.ts';

/** Pictures that a designer has, told apart by their width. */
const PHOTO_COUNT = 8;
const widthOf = (index: number) => 300 + index;

/** After a refusal a client waits this long. */
const REFUSED_PAUSE_MS = 200;

const LOOK_MS = 50;

const PAGE = 500;

/** So many projects and orders are enough for one account: then they are only changed and removed. */
const THINGS_MAX = 30;

/** A designer and a customer at work, who write down what was acknowledged. */
export type Workload = Awaited<ReturnType<typeof createWorkload>>;

/**
 * Signs a designer and a customer up. They add, change and remove portfolio projects with photos, and orders, over and
 * over while `run` is not stopped.
 */
export async function createWorkload(parts: {
  client: (accessToken?: string) => Client;
  /** Where the product answers now. */
  url: () => string;
  journal: Journal;
  random: Random;
}) {
  const { client, journal, random } = parts;
  const given = createRemoteGiven({ client });
  let [designer, customer] = [await given.designer(), await given.customer()];
  const photos = await Promise.all(Array.from({ length: PHOTO_COUNT }, (_, index) => drawPhoto(index)));
  let lastStep = 0;
  /** Pictures that have been opened and found whole. */
  const seenUrls = new Set<string>();

  const target = (kind: 'project' | 'order') => {
    const there = journal.atRest(`${kind} `);
    const name = `${kind} ${++lastStep}`;
    const isNew = there.length === 0 || (there.length < THINGS_MAX && random(2) === 0);
    return isNew ? { name, id: undefined } : there[random(there.length)]!;
  };

  const signIn = async (account: Account): Promise<Account> => {
    const { email, password } = account;
    const { status, body } = await client().post('user/sign-in/', { email, password });
    if (status !== 200) throw new Error(`Sign-in answered ${status}: ${JSON.stringify(body)}`);
    return { ...account, ...client(body.access), tokens: body };
  };

  const changeProject = async (): Promise<Answer<object>> => {
    const { name, id } = target('project');
    if (id !== undefined && random(4) === 0)
      return journal.record(name, 'absent', () => designer.delete(`designer/project/${id}/`));
    const chosen = Array.from({ length: 1 + random(3) }, () => random(PHOTO_COUNT));
    const description = `Made in step ${++lastStep}`;
    const form = projectForm(
      chosen.map((index) => ({ name: `${index}.png`, bytes: photos[index]! })),
      { name, description },
    );
    const state = JSON.stringify({ description, widths: chosen.map(widthOf) });
    return journal.record(name, state, () =>
      id === undefined
        ? designer.post('designer/project/', form)
        : designer.put(`designer/project/${id}/`, form),
    );
  };

  const changeOrder = async (): Promise<Answer<object>> => {
    const { name, id } = target('order');
    if (id !== undefined && random(4) === 0)
      return journal.record(name, 'absent', () => customer.delete(`customer/order/${id}/`));
    const links = Array.from({ length: random(4) }, (_, i) => `https://example.org/${lastStep}/${i}`);
    const body = given.orderBody({
      object_name: name,
      object_desc: `Made in step ${++lastStep}`,
      budget: random(50_000),
      links: links.map((link) => ({ link, type: 'pinterest' })),
    });
    const state = JSON.stringify({ description: body.object_desc, budget: body.budget, links });
    return journal.record(name, state, () =>
      id === undefined ? customer.post('customer/order/', body) : customer.put(`customer/order/${id}/`, body),
    );
  };

  const repeat = async (
    change: () => Promise<Answer>,
    { isRunning, mayEnd }: { isRunning(): boolean; mayEnd(): boolean },
  ) => {
    while (isRunning()) {
      try {
        const { status } = await change();
        if (status >= 400 && isRunning()) await wait(REFUSED_PAUSE_MS);
      } catch (error) {
        // The server is gone, and nobody says what became of the change.
        if (mayEnd()) return;
        throw error;
      }
    }
  };

  const allOf = async <Thing>(account: Account, list: string): Promise<Thing[]> => {
    const all: Thing[] = [];
    for (;;) {
      const { status, body } = await account.raw<{ results: Thing[] }>(
        'GET',
        `${list}?limit=${PAGE}&offset=${all.length}`,
      );
      if (status !== 200) throw new Error(`${list} answered ${status}: ${JSON.stringify(body)}`);
      all.push(...body.results);
      if (body.results.length < PAGE) return all;
    }
  };

  /** Opens every picture that was not opened before: a row without its file would show here. */
  const openPictures = async ({ images }: PortfolioProject): Promise<string | undefined> => {
    for (const url of images.flatMap((image) => [
      image.url,
      ...image.variants.map((variant) => variant.url),
    ])) {
      const { pathname } = new URL(url);
      if (seenUrls.has(pathname)) continue;
      const response = await fetch(new URL(pathname, parts.url()));
      if (response.status !== 200) return `${pathname} answered ${response.status}`;
      const { width } = await sharp(await response.arrayBuffer()).metadata();
      if (!(width > 0)) return `${pathname} is no picture`;
      seenUrls.add(pathname);
    }
    return undefined;
  };

  return {
    changeProject,
    changeOrder,

    /** Both sign in anew: an access token lasts for minutes only. */
    async signIn(): Promise<void> {
      [designer, customer] = [await signIn(designer), await signIn(customer)];
    },

    /** Resolves once an order written now has been prepared by a job. */
    async orderPrepared(): Promise<void> {
      for (;;) {
        const { status, body } = await changeOrder();
        if ((status !== 200 && status !== 201) || !('id' in body)) continue;
        for (;;) {
          const order = await customer.get(`customer/order/${body.id}/`);
          if (order.body.matching_state === 'ready') return;
          // Removed meanwhile by whoever is at work.
          if (order.status === 404) break;
          await wait(LOOK_MS);
        }
      }
    },

    /** The keys of every photo shown. */
    async shownKeys(): Promise<string[]> {
      const projects = await allOf<PortfolioProject>(designer, 'designer/project/');
      const keys = projects.flatMap(({ images }) => images.map(({ url }) => url.split('/').at(-2)!));
      return [...new Set(keys)].sort();
    },

    /** Two windows of the designer and one of the customer, until stopped; rejects when one of them cannot go on. */
    run() {
      let isRunning = true;
      let mayEnd = false;
      const loops = [changeProject, changeProject, changeOrder].map((change) =>
        repeat(change, { isRunning: () => isRunning, mayEnd: () => mayEnd || !isRunning }),
      );
      return {
        failed: Promise.all(loops).then(() => new Promise<never>(() => {})),
        /** From now on each of them goes on until the server is gone. */
        serverMayEnd() {
          mayEnd = true;
        },
        /** Begins nothing more. */
        async stopped(): Promise<void> {
          isRunning = false;
          await Promise.all(loops);
        },
      };
    },

    /** Compares everything that is there with the journal. */
    async compare(): Promise<void> {
      const projects = await allOf<PortfolioProject>(designer, 'designer/project/');
      const found: Found[] = [];
      for (const project of projects) {
        const widths = project.images.map((image) => image.width);
        const fault = await openPictures(project);
        const { id, name, description } = project;
        found.push({ id, name, state: JSON.stringify({ description, widths, ...(fault && { fault }) }) });
      }
      journal.compare('project ', found);
      const orders = await allOf<Order>(customer, 'customer/order/');
      journal.compare(
        'order ',
        orders.map(({ id, object_name, object_desc, budget, links }) => ({
          id,
          name: object_name,
          state: JSON.stringify({ description: object_desc, budget, links: links.map(({ link }) => link) }),
        })),
      );
    },

    /** What jobs have not done yet, in words: orders and projects not prepared, photos without all their sizes. */
    async unfinished(): Promise<string[]> {
      const projects = await allOf<PortfolioProject>(designer, 'designer/project/');
      const orders = await allOf<Order>(customer, 'customer/order/');
      return [
        ...orders
          .filter(({ matching_state }) => matching_state !== 'ready')
          .map(({ object_name, matching_state }) => `${object_name} is ${matching_state}`),
        ...projects.flatMap(({ name, matching_state, images }) => [
          ...(matching_state === 'ready' ? [] : [`${name} is ${matching_state}`]),
          ...images
            .filter(({ variants }) => new Set(variants.map(({ media_type }) => media_type)).size < 3)
            .map(({ id }) => `${name} lacks sizes of ${id}`),
        ]),
      ];
    },
  };
}

function drawPhoto(index: number): Promise<Buffer> {
  const background = { r: 30 * index, g: 255 - 30 * index, b: 120 };
  return sharp({ create: { width: widthOf(index), height: 240, channels: 3, background } })
    .png()
    .toBuffer();
}
