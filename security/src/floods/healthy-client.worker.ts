import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Calls an address again and again, over a connection of its own each time, in a thread of its own: how long it waits is
 * not to depend on how busy the attacker is. Told to stop, it answers with all times in milliseconds and how many failed.
 */

const { url, token } = workerData as { url: string; token: string };
const PAUSE_MS = 20;

const tookMs: number[] = [];
let failed = 0;
let isOver = false;
parentPort!.once('message', () => (isOver = true));

while (!isOver) {
  const start = performance.now();
  if (!(await call())) failed += 1;
  tookMs.push(performance.now() - start);
  await pause(PAUSE_MS);
}
parentPort!.postMessage({ tookMs, failed });
parentPort!.close();

async function call(): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}`, connection: 'close' } });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
