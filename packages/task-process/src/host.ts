import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import type { AnswerMessage, TaskMessage } from './messages.ts';
import { watch, watchFromThread } from './watch.ts';

/** The process of a pool: calls functions of a module, one after the other, and ends itself when it must. */

/** With this a process ends itself that holds too much memory; `SIGKILL` is what others end one with. */
const OUT_OF_MEMORY_SIGNAL = 'SIGUSR2';

/**
 * V8 sees of a picture only a small object with a large buffer outside its heap, and would let many of them lie. Looking
 * for them takes about as long as 5 ms of work, so little ones may.
 */
const LEFT_BUFFERS_MAX_BYTES = 1024 * 1024;

const [module, memoryMaxBytes, niceness, isBlocking] = process.argv.slice(2);
if (Number(niceness) > 0) setPriority(Number(niceness));
// Ctrl-C reaches every process of a terminal; the one that started this ends it when its time has come.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
const watchAs = (isBlocking === 'true' ? watchFromThread : watch)({
  memoryMaxBytes: Number(memoryMaxBytes),
  parentId: process.ppid,
  signal: OUT_OF_MEMORY_SIGNAL,
});
const functions = (await import(module!)) as Record<string, (task: unknown) => unknown>;
process.on('message', ({ name, task }: TaskMessage) => {
  watchAs('busy');
  Promise.try(() => functions[name]!(task))
    .then(
      (result) => say({ kind: 'done', result }),
      (error: unknown) =>
        say(
          error instanceof Error
            ? { kind: 'failed', name: error.name, message: error.message }
            : { kind: 'failed', name: 'Error', message: String(error) },
        ),
    )
    .finally(() => {
      watchAs('idle');
      setImmediate(tidyUp);
    });
});
watchAs('idle');
say({ kind: 'ready' });

function say(answer: AnswerMessage): void {
  // Whoever asked may be gone; without a callback that would be a crash of this process before it ends.
  process.send!(answer, undefined, undefined, (error) => {
    if (error !== null) process.exit();
  });
}

let isCodeKept = false;

/** Gives the memory of the task back, and keeps compiled code for the next process: this one will be ended by a signal. */
function tidyUp(): void {
  if (process.memoryUsage().external > LEFT_BUFFERS_MAX_BYTES) globalThis.gc!();
  if (!isCodeKept) flushCompileCache();
  isCodeKept = true;
}
