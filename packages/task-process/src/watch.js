import { workerData } from 'node:worker_threads';

/*
 * The thread that watches the process of a pool: a thread of its own, because decoding can keep the other one from hearing
 * anything at all. It is written without types, because stripping them would take 20 MB in every process: the compiled code
 * that is kept is not used in threads.
 */

const WATCH_MS = 100;

/** @type {{ memoryMaxBytes: number, parentId: number, signal: string }} */
const { memoryMaxBytes, parentId, signal } = workerData;
setInterval(() => {
  if (process.ppid !== parentId) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > memoryMaxBytes) process.kill(process.pid, signal);
}, WATCH_MS);
