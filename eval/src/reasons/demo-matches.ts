import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchedDesigner } from '@tessera/contract/matching';
import type { Order } from '@tessera/contract/orders/orders';
import { openClient } from '@tessera/demo/client';
import { storyCustomers } from '@tessera/demo/customers';
import { emailOf, loadDemo, type Progress } from '@tessera/demo/load-demo';
import { launchServer } from '@tessera/testkit/server-process';

/** An order of the demo, with the first designers of its list as its customer sees them. */
export interface DemoMatches {
  /** The order's title, which no other order of the demo has. */
  order: string;
  designers: MatchedDesigner[];
}

/** The whole story is told as fast as the machine can; nobody else is there to be kept out. */
const SETTINGS = {
  DATABASE_URL: '',
  SIGN_UP_PER_MINUTE: '100000',
  SIGN_IN_PER_MINUTE: '100000',
  ORDER_WRITES_PER_MINUTE: '100000',
  PROJECT_WRITES_PER_MINUTE: '100000',
};

/** Starts the product on an empty folder, tells it the whole demo, and asks it for the first `count` designers of every order. */
export async function readDemoMatches(
  count: number,
  onProgress: (progress: Progress) => void = () => {},
): Promise<DemoMatches[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-eval-reasons-'));
  const server = launchServer(dataDir, SETTINGS);
  try {
    const connection = { baseUrl: await server.ready, password: `Demo-${randomUUID()}` };
    const demo = await loadDemo({ ...connection, onProgress });
    await demo.untilPrepared(onProgress);
    const found: DemoMatches[] = [];
    for (const { key } of storyCustomers) {
      const client = await openClient('customer', emailOf(key), connection);
      const { results: orders } = await client.get<{ results: Order[] }>('customer/order/?limit=500');
      for (const { id, object_name: order } of orders) {
        const { results: designers } = await client.get<{ results: MatchedDesigner[] }>(
          `customer/match/?order=${id}&limit=${count}`,
        );
        found.push({ order, designers });
      }
    }
    return found;
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}
