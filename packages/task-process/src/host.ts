import { setPriority } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { OUT_OF_MEMORY_SIGNAL, type AnswerMessage, type TaskMessage } from './pool.ts';

/** The process of a pool: calls functions of a module, one after the other, watched by a thread of its own. */

const WATCH_MS = 100;

/** Pictures and models lie outside of the heap, and what is in the heap of a process that does one task at a time calls for no collection. */
const LEFT_MAX_BYTES = 16 * 1024 * 1024;

if (isMainThread) {
  const [module, memoryMaxBytes, niceness] = process.argv.slice(2);
  if (Number(niceness) > 0) setPriority(Number(niceness));
  // Ctrl-C reaches every process of a terminal; the one that started this ends it when its time has come.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());
  const watch = new Worker(new URL(import.meta.url), {
    workerData: { memoryMaxBytes: Number(memoryMaxBytes), parentId: process.ppid },
  });
  watch.unref();
  const functions = (await import(module!)) as Record<string, (task: unknown) => unknown>;
  process.on('message', ({ name, task }: TaskMessage) => {
    Promise.try(() => functions[name]!(task)).then(
      (result) => say({ kind: 'done', result, heldBytes: process.memoryUsage.rss() }),
      (error: unknown) => {
        const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
        say({ kind: 'failed', name, message, heldBytes: process.memoryUsage.rss() });
      },
    );
  });
  say({ kind: 'ready' });
} else {
  const { memoryMaxBytes, parentId } = workerData as { memoryMaxBytes: number; parentId: number };
  // A thread of its own, because decoding can keep the other one from hearing anything at all.
  setInterval(() => {
    if (process.ppid !== parentId) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() > memoryMaxBytes) process.kill(process.pid, OUT_OF_MEMORY_SIGNAL);
  }, WATCH_MS);
}

function say(answer: AnswerMessage): void {
  // Whoever asked may be gone; without a callback that would be a crash of this process before it ends.
  process.send!(answer, undefined, undefined, (error) => {
    if (error !== null) process.exit();
    if (process.memoryUsage().external > LEFT_MAX_BYTES) globalThis.gc!();
  });
}
