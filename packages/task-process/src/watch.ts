import { Worker } from 'node:worker_threads';

/** What a process of a pool is watched for. */
export interface WatchData {
  memoryMaxBytes: number;
  parentId: number;
  /** With this the process ends itself when it holds too much memory. */
  signal: NodeJS.Signals;
}

/** Looks now, and from now on as often as the process needs it: seldom while it has nothing to do. */
export type WatchAs = (state: 'busy' | 'idle') => void;

/** Ends this process when it holds too much memory, or when the one that started it is gone. */
export function watch({ memoryMaxBytes, parentId, signal }: WatchData): WatchAs {
  const everyMs = { busy: 100, idle: 2000 };
  const look = () => {
    if (process.ppid !== parentId) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() > memoryMaxBytes) process.kill(process.pid, signal);
  };
  let timer = setInterval(look, everyMs.busy);
  return (state) => {
    // Tasks that are shorter than the time between two looks would put every look off.
    look();
    clearInterval(timer);
    timer = setInterval(look, everyMs[state]);
  };
}

/**
 * The same from a thread of its own, for work that keeps the main one from hearing anything at all. It takes 10 MB, and runs the
 * text of the function, in which types have been stripped already: to strip them once more in the thread would take 20 MB.
 */
export function watchFromThread(data: WatchData): WatchAs {
  const thread = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    parentPort.on('message', (${watch.toString()})(workerData));`,
    { eval: true, workerData: data },
  );
  thread.unref();
  return (state) => thread.postMessage(state);
}
