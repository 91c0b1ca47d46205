import { Worker } from 'node:worker_threads';

/** What a process of a pool is watched for. */
export interface WatchData {
  memoryMaxBytes: number;
  parentId: number;
  /** With this the process ends itself when it holds too much memory. */
  signal: NodeJS.Signals;
}

/** Ends this process when it holds too much memory, or when the one that started it is gone. */
export function watch({ memoryMaxBytes, parentId, signal }: WatchData): void {
  setInterval(() => {
    if (process.ppid !== parentId) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() > memoryMaxBytes) process.kill(process.pid, signal);
  }, 100);
}

/**
 * The same from a thread of its own, for work that keeps the main one from hearing anything at all. It takes 10 MB, and runs the
 * text of the function, in which types have been stripped already: to strip them once more in the thread would take 20 MB.
 */
export function watchFromThread(data: WatchData): void {
  const thread = new Worker(`(${watch.toString()})(require('node:worker_threads').workerData)`, {
    eval: true,
    workerData: data,
  });
  thread.unref();
}
