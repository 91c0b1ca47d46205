import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { MatchedDesigner } from '@tessera/contract/matching';
import type { Order } from '@tessera/contract/orders/orders';
import { openClient } from './client.ts';
import { storyCustomers } from '../customers.ts';
import { ALL_IS_TOLD } from './install-demo.ts';
import { emailOf } from './load-demo.ts';
import type { StoryCustomer, StoryOrder } from '../story.ts';

const SERVER = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));

/** An order of the demo, with the first designers of its list as its customer sees them. */
export interface DemoMatches {
  customer: StoryCustomer;
  order: StoryOrder;
  designers: MatchedDesigner[];
}

/**
 * Starts the product on an empty folder, lets it load the whole demo with its pictures, and asks it for the first `count`
 * designers of every order that still looks for one. What the product prints meanwhile is printed.
 * @throws Error when the product ends before the demo is loaded, or refuses something
 */
export async function readDemoMatches(count: number): Promise<DemoMatches[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-demo-matches-'));
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', DEMO: 'on', LOG_FORMAT: 'text' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const baseUrl = await untilAllIsTold(server);
    const { password } = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')) as {
      password: string;
    };
    const found: DemoMatches[] = [];
    for (const customer of storyCustomers)
      found.push(...(await matchesOf(customer, { baseUrl, password, count })));
    return found;
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Passes on what the product prints; gives its address once it has said that the whole story is told. */
async function untilAllIsTold(child: ChildProcess): Promise<string> {
  let url: string | undefined;
  for await (const line of createInterface({ input: child.stdout! })) {
    console.log(line);
    url ??= / is ready at (\S+)$/.exec(line)?.[1];
    if (line === ALL_IS_TOLD && url !== undefined) return url;
  }
  throw new Error('The product ended before the whole story was told.');
}

async function matchesOf(
  customer: StoryCustomer,
  { count, ...connection }: { baseUrl: string; password: string; count: number },
): Promise<DemoMatches[]> {
  const client = await openClient('customer', emailOf(customer.key), connection);
  const { results: orders } = await client.get<{ results: Order[] }>('customer/order/?limit=500');
  const found: DemoMatches[] = [];
  for (const order of customer.orders) {
    const { id, status } = orders.find(({ object_name }) => object_name === order.title)!;
    // What somebody works on, or nobody will, is matched no more.
    if (status !== 'active') continue;
    const { results: designers } = await client.get<{ results: MatchedDesigner[] }>(
      `customer/match/?order=${id}&limit=${count}`,
    );
    found.push({ customer, order, designers });
  }
  return found;
}
