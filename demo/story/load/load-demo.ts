import { setTimeout } from 'node:timers/promises';
import type { MatchingState } from '@tessera/contract/matching';
import pLimit from 'p-limit';
import { type DemoClient, openClient } from './client.ts';
import { storyCustomers } from '../customers.ts';
import { storyDesigners } from '../designers.ts';
import { assignInspirations, assignPictures, readPicture, readPictures, type Picture } from '../pictures.ts';
import { storyDeals, type StoryDeal } from '../deals.ts';
import { loadDeal, type Teller } from './load-deals.ts';
import { drawPortrait } from '../portraits/portrait.ts';
import type { StoryCustomer, StoryDesigner, StoryOrder, StoryProject } from '../story.ts';

/** How far a load has come. */
export interface Progress {
  done: number;
  total: number;
}

/** What to sign in with to look around. */
export interface DemoAccount {
  role: 'designer' | 'customer';
  name: string;
  email: string;
}

/** A story that has been told. */
export interface LoadedDemo {
  accounts: DemoAccount[];
  designerCount: number;
  orderCount: number;
  /** Resolves when the product has prepared every portfolio project and order for matching, or given them up. */
  untilPrepared(onProgress: (progress: Progress) => void): Promise<void>;
  /** Tells what happened between customers and designers, once what they show is prepared. */
  tellDeals(onProgress: (progress: Progress) => void): Promise<void>;
}

/** Who the story is about. */
export interface Story {
  designers: readonly StoryDesigner[];
  customers: readonly StoryCustomer[];
  deals: readonly StoryDeal[];
}

export interface LoadOptions {
  /** Where the product answers, without a path. */
  baseUrl: string;
  /** Where people reach it, without a path: the links to its own pictures begin with it. By default `baseUrl`. */
  publicUrl?: string | undefined;
  /** Of every demo account. */
  password: string;
  /** Sent with every call; the product's own loader passes its throttles with it. */
  headers?: Record<string, string>;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/** Accounts filled at the same time: enough to keep the product busy reading photos. */
const ACCOUNTS_AT_ONCE = 4;

/** How often the product is asked how far it is with preparing matches. */
const LOOK_MS = 1000;

/** The two accounts whose matches are the best start; named to whoever starts the product. */
const showDesigner = 'linnea.ahlgren';
const showCustomer = 'claire.hensley';

/**
 * Tells the whole story to a running product through its public API: accounts, profiles with portraits, portfolios with
 * photos, orders. What is there already is left as it is, so a load that was cut off is completed by the next.
 * @throws Error when the product refuses something
 */
export async function loadDemo(
  options: LoadOptions,
  { designers, customers, deals }: Story = {
    designers: storyDesigners,
    customers: storyCustomers,
    deals: storyDeals,
  },
): Promise<LoadedDemo> {
  const allPictures = await readPictures();
  const pictures = assignPictures(designers, allPictures);
  const inspirations = assignInspirations(
    customers.flatMap(({ orders }) => orders),
    allPictures,
    [...pictures.values()].flat(),
  );
  // A project nobody has rendered yet stays untold: without photos it would take no part in matching.
  const shown = designers
    .map((designer) => ({
      ...designer,
      projects: designer.projects.filter((project) => pictures.get(project)!.length > 0),
    }))
    .filter((designer) => designer.projects.length > 0);

  const total =
    shown.reduce((sum, { projects }) => sum + 1 + projects.length, 0) +
    customers.reduce((sum, { orders }) => sum + 1 + orders.length, 0);
  let done = 0;
  const step = () => options.onProgress?.({ done: ++done, total });

  const atOnce = pLimit(ACCOUNTS_AT_ONCE);
  const halt = new AbortController();
  const connection = {
    ...options,
    signal: AbortSignal.any([halt.signal, ...(options.signal ? [options.signal] : [])]),
  };
  const run = async (load: () => Promise<OwnList>) => {
    try {
      return await atOnce(load);
    } catch (error) {
      halt.abort(error);
      throw error;
    }
  };
  const ended = await Promise.allSettled([
    ...customers.map((customer) => run(() => loadCustomer(customer, inspirations, connection, step))),
    ...shown.map((designer) => run(() => loadDesigner(designer, pictures, connection, step))),
  ]);
  // Only once nothing is under way any more, so that whoever tries again meets a finished state.
  const failed = ended.find((account) => account.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  const lists = ended.flatMap((account) => (account.status === 'fulfilled' ? [account.value] : []));
  return {
    accounts: [
      toAccount('designer', shown.find(({ key }) => key === showDesigner) ?? shown[0]!),
      toAccount(
        'customer',
        customers.find(({ key }) => key === showCustomer)!,
      ),
    ],
    designerCount: shown.length,
    orderCount: customers.flatMap(({ orders }) => orders).length,
    untilPrepared: (onProgress) => untilPrepared(lists, onProgress, options.signal),
    tellDeals: (onProgress) => tellDeals(deals, lists, inspirations, onProgress),
  };
}

/** E-mail address of an account of the story; .example belongs to nobody. */
export function emailOf(key: string): string {
  return `${key}@demo.example`;
}

/** A list of an account whose entries are prepared for matching. */
interface OwnList {
  /** The key of the account's owner. */
  key: string;
  client: DemoClient;
  path: 'designer/project/' | 'customer/order/';
}

async function untilPrepared(
  lists: readonly OwnList[],
  onProgress: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = new Map(lists.map((list) => [list, { done: 0, total: 1 }]));
  for (;;) {
    for (const [list, progress] of waiting) {
      if (progress.done === progress.total) continue;
      const { results } = await list.client.get<{ results: { matching_state: MatchingState }[] }>(
        `${list.path}?limit=500`,
      );
      const done = results.filter(({ matching_state }) => matching_state !== 'pending').length;
      waiting.set(list, { done, total: results.length });
    }
    const sum = (part: 'done' | 'total') =>
      [...waiting.values()].reduce((total, progress) => total + progress[part], 0);
    onProgress({ done: sum('done'), total: sum('total') });
    if (sum('done') === sum('total')) return;
    await setTimeout(LOOK_MS, undefined, { signal });
  }
}

async function tellDeals(
  deals: readonly StoryDeal[],
  lists: readonly OwnList[],
  inspirations: ReadonlyMap<StoryOrder, Picture>,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const tellers = new Map<string, Teller>();
  for (const { key, client } of lists) {
    const { id } = await client.get<{ id: string }>('user/me/');
    tellers.set(key, { client, id });
  }
  const titled = new Map([...inspirations].map(([{ title }, picture]) => [title, picture]));
  for (const [done, deal] of deals.entries()) {
    onProgress({ done, total: deals.length });
    const customer = tellers.get(deal.customer)!;
    const { results } = await customer.client.get<{ results: { id: string; object_name: string }[] }>(
      'customer/order/?limit=500',
    );
    const order = results.find(({ object_name }) => object_name === deal.order)!;
    await loadDeal(deal, order.id, customer, tellers, titled.get(deal.order));
  }
}

async function loadCustomer(
  customer: StoryCustomer,
  inspirations: ReadonlyMap<StoryOrder, Picture>,
  options: LoadOptions,
  step: () => void,
): Promise<OwnList> {
  const client = await openClient('customer', emailOf(customer.key), options);
  if (!(await client.hasProfile())) {
    await client.send('customer/profile/', {
      first_name: customer.firstName,
      last_name: customer.lastName,
      country_code: customer.country,
      phone: '',
      spoken_languages_codes: customer.languages,
    });
  }
  step();
  const known = await client.names('customer/order/', 'object_name');
  for (const order of customer.orders) {
    if (!known.has(order.title)) {
      await client.send('customer/order/', {
        object_name: order.title,
        object_desc: order.brief,
        country_code: order.country,
        links: linksOf(order, inspirations.get(order), options.publicUrl ?? options.baseUrl).map((link) => ({
          link,
          type: 'pinterest',
        })),
        budget: order.budgetUsd,
      });
    }
    step();
  }
  return { key: customer.key, client, path: 'customer/order/' };
}

/** The one that this installation serves itself comes first: it is there without a network, and shown with the order. */
function linksOf({ links }: StoryOrder, inspiration: Picture | undefined, origin: string): string[] {
  if (inspiration === undefined) return [...links];
  return [`${origin}/demo/pictures/${inspiration.file}`, ...links];
}

async function loadDesigner(
  designer: StoryDesigner,
  pictures: ReadonlyMap<StoryProject, readonly Picture[]>,
  options: LoadOptions,
  step: () => void,
): Promise<OwnList> {
  const client = await openClient('designer', emailOf(designer.key), options);
  if (!(await client.hasProfile())) await client.send('designer/profile/', await profileForm(designer));
  step();
  const known = await client.names('designer/project/', 'name');
  for (const project of designer.projects) {
    if (!known.has(project.name)) await sendProject(client, project, pictures.get(project)!);
    step();
  }
  return { key: designer.key, client, path: 'designer/project/' };
}

async function profileForm(designer: StoryDesigner): Promise<FormData> {
  const form = new FormData();
  form.append('first_name', designer.firstName);
  form.append('last_name', designer.lastName);
  form.append('country_code', designer.country);
  form.append('phone', designer.phone ?? '');
  for (const code of designer.languages) form.append('spoken_languages_codes', code);
  form.append('bio', designer.bio ?? '');
  form.append('budget_min', String(designer.budgetUsd?.[0] ?? ''));
  form.append('budget_max', String(designer.budgetUsd?.[1] ?? ''));
  form.append('public_page', 'true');
  const portrait = await drawPortrait(designer.key);
  form.append('photo', new Blob([portrait], { type: 'image/png' }), `${designer.key}.png`);
  return form;
}

async function sendProject(
  client: DemoClient,
  project: StoryProject,
  pictures: readonly Picture[],
): Promise<void> {
  const form = new FormData();
  form.append('name', project.name);
  form.append('description', project.description);
  form.append('country_code', project.country);
  for (const picture of pictures) {
    form.append('images_ordering', 'new');
    form.append('images_files', new Blob([await readPicture(picture)], { type: 'image/jpeg' }), picture.file);
  }
  await client.send('designer/project/', form);
}

function toAccount(role: DemoAccount['role'], person: StoryDesigner | StoryCustomer): DemoAccount {
  return { role, name: `${person.firstName} ${person.lastName}`, email: emailOf(person.key) };
}
