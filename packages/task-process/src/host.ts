import { setPriority } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { OUT_OF_MEMORY_SIGNAL, type AnswerMessage, type TaskMessage } from './pool.ts';

/** The process of a pool: calls functions of a module, one after the other, watched by a thread of its own. */

/** How often its memory is looked at while a task runs, and otherwise whether anybody still needs it, in milliseconds. */
const WATCH_MS = 100;
const IDLE_WATCH_MS = 2_000;

/** What its watch is started with. */
interface WatchInput {
  memoryMaxBytes: number;
  parentId: number;
  /** 1 while a task runs, else 0; shared by both threads. */
  isBusy: Int32Array;
}

if (isMainThread) {
  const [module, memoryMaxBytes, niceness] = process.argv.slice(2);
  if (Number(niceness) > 0) setPriority(Number(niceness));
  // Ctrl-C reaches every process of a terminal; the one that started this ends it when its time has come.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());
  const isBusy = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(1);
  const watch = new Worker(new URL(import.meta.url), {
    workerData: {
      memoryMaxBytes: Number(memoryMaxBytes),
      parentId: process.ppid,
      isBusy,
    } satisfies WatchInput,
  });
  watch.unref();
  const functions = (await import(module!)) as Record<string, (task: unknown) => unknown>;
  process.on('message', ({ name, task }: TaskMessage) => {
    Atomics.store(isBusy, 0, 1);
    Atomics.notify(isBusy, 0);
    Promise.try(() => functions[name]!(task))
      .finally(() => Atomics.store(isBusy, 0, 0))
      .then(
        (result) => say({ kind: 'done', result }),
        (error: unknown) =>
          say(
            error instanceof Error
              ? { kind: 'failed', name: error.name, message: error.message }
              : { kind: 'failed', name: 'Error', message: String(error) },
          ),
      );
  });
  Atomics.store(isBusy, 0, 0);
  say({ kind: 'ready' });
} else {
  const { memoryMaxBytes, parentId, isBusy } = workerData as WatchInput;
  // A thread of its own, because decoding can keep the other one from hearing anything at all.
  for (;;) {
    if (process.ppid !== parentId) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() > memoryMaxBytes) process.kill(process.pid, OUT_OF_MEMORY_SIGNAL);
    const now = Atomics.load(isBusy, 0);
    // A task that begins ends the wait.
    Atomics.wait(isBusy, 0, now, now === 1 ? WATCH_MS : IDLE_WATCH_MS);
  }
}

function say(answer: AnswerMessage): void {
  // Whoever asked may be gone; without a callback that would be a crash of this process before it ends.
  process.send!(answer, undefined, undefined, (error) => {
    if (error !== null) process.exit();
  });
}
