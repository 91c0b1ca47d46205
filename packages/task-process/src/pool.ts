import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import type { AnswerMessage, TaskMessage } from './messages.ts';

/** The process that worked on a task has ended, or did not start. Another may do the task. */
export class TaskLostError extends Error {
  override name = 'TaskLostError';
  /** Whether the process broke down over the task, by a crash or for need of memory; else something ended it. */
  readonly isByTask: boolean;

  constructor(message: string, { isByTask }: { isByTask: boolean }) {
    super(message);
    this.isByTask = isByTask;
  }
}

/** The task took too long, and its process was ended. */
export class TaskTooLongError extends Error {
  override name = 'TaskTooLongError';
}

export interface ProcessPoolOptions {
  /** Address of the module whose functions do the work. */
  module: string;
  /** How many work at the same time. */
  processes: number;
  /** How far they stand back behind other processes, from 0 to 19. */
  niceness: number;
  timeoutMs: number;
  /** One that holds more is ended. */
  memoryMaxBytes: number;
  /**
   * Whether the work may keep JavaScript from running for long, as WebAssembly can and libraries with threads of their own do not. A
   * thread watches such processes, so that they end when they must even then.
   */
  isBlocking: boolean;
  /**
   * One that has had nothing to do for this long ends, and with it goes all the memory it took. Where several have nothing to do,
   * only one stays that long, and the others a moment.
   */
  idleMs: number;
  /** Hears of processes that fail while they have nothing to do. */
  onFault(error: Error): void;
}

/** Runs functions of a module in processes of their own, which know nothing of this one's settings and secrets. */
export interface ProcessPool {
  /**
   * Calls an exported function; those of a higher priority go first. Arguments and result are copied.
   * @throws TaskLostError when the process was lost over it or could not be started, TaskTooLongError, or an Error with the
   * name and message of what the function threw
   */
  run(name: string, task: unknown, priority?: number): Promise<unknown>;
  /** Ends all processes, whatever they are doing. */
  close(): void;
  /** Begins nothing more: what waits rejects, what has begun is finished, and then the processes end. */
  finish(): Promise<void>;
}

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url));

/** How long a process stays that has nothing to do, beside another that has nothing to do either. */
const SURPLUS_IDLE_MS = 200;

/**
 * Nothing of ours but where compiled code is kept: reading it takes less time and memory than stripping types anew. Glibc would
 * keep memory back for every thread, and large blocks that have been freed (ADR 14).
 */
function environment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir();
  return {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    // Node appends a folder for its own version.
    ...(compiled !== undefined && { NODE_COMPILE_CACHE: dirname(compiled) }),
  };
}

/** Keeps the heap small, and lets a process collect its garbage after each task. */
const NODE_OPTIONS = ['--max-semi-space-size=1', '--expose-gc'];

/** Starts no process until there is work. One that hangs or dies is replaced when there is more. */
export function createProcessPool(options: ProcessPoolOptions): ProcessPool {
  const { module, memoryMaxBytes, niceness, isBlocking, processes, timeoutMs, idleMs, onFault } = options;
  // Time is counted from when a process is free.
  const queue = new PQueue({ concurrency: processes });
  const all = new Set<ChildProcess>();
  const idle: IdleProcess[] = [];
  let isClosed = false;

  const start = async (): Promise<ChildProcess> => {
    const child = fork(HOST, [module, String(memoryMaxBytes), String(niceness), String(isBlocking)], {
      serialization: 'advanced',
      execArgv: NODE_OPTIONS,
      env: environment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    all.add(child);
    child.once('exit', () => all.delete(child));
    child.on('error', onFault);
    const answer = await nextAnswer(child);
    if (answer.kind !== 'ready')
      throw isClosed
        ? new Error(CLOSED)
        : new TaskLostError('A process for tasks could not be started.', { isByTask: false });
    return child;
  };

  const rest = (child: ChildProcess) => {
    const leave = () => {
      clearTimeout(timer);
      child.off('exit', fail);
      idle.splice(idle.indexOf(process), 1);
    };
    const fail = (code: number | null, signal: NodeJS.Signals | null) => {
      leave();
      if (!isClosed) onFault(new Error(`An idle process has ended (${signal ?? code}).`));
    };
    const end = () => {
      leave();
      child.kill('SIGKILL');
    };
    const timer = setTimeout(end, idle.length === 0 ? idleMs : Math.min(idleMs, SURPLUS_IDLE_MS)).unref();
    const process = { child, leave };
    child.once('exit', fail);
    idle.push(process);
  };

  const wakeUp = (): ChildProcess | undefined => {
    const process = idle.at(-1);
    process?.leave();
    return process?.child;
  };

  const work = async (name: string, task: unknown): Promise<unknown> => {
    if (isClosed) throw new Error(CLOSED);
    const child = wakeUp() ?? (await start());
    let isTooLong = false;
    const timer = setTimeout(() => {
      isTooLong = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    const answered = nextAnswer(child);
    // One that has just ended cannot be told; that it has ended is heard as the answer.
    child.send({ name, task } satisfies TaskMessage, () => {});
    const answer = await answered;
    clearTimeout(timer);
    if (answer.kind === 'ended') {
      if (isClosed) throw new Error(CLOSED);
      if (isTooLong) throw new TaskTooLongError(`${name} took too long.`);
      throw new TaskLostError(`The process was lost over ${name}.`, {
        isByTask: answer.signal !== 'SIGKILL',
      });
    }
    rest(child);
    if (answer.kind === 'failed') throw Object.assign(new Error(answer.message), { name: answer.name });
    return answer.kind === 'done' ? answer.result : undefined;
  };

  const endAll = () => {
    for (const child of all) child.kill('SIGKILL');
  };

  return {
    run: (name, task, priority = 0) => queue.add(() => work(name, task), { priority }),
    close() {
      isClosed = true;
      endAll();
    },
    async finish() {
      isClosed = true;
      await queue.onIdle();
      endAll();
    },
  };
}

const CLOSED = 'The processes for tasks have been ended.';

interface IdleProcess {
  child: ChildProcess;
  /** Ends its rest. */
  leave(): void;
}

/** A process has ended instead of answering. */
interface Ended {
  kind: 'ended';
  signal: NodeJS.Signals | null;
}

/** What a process says next, or that it has ended instead. */
function nextAnswer(child: ChildProcess): Promise<AnswerMessage | Ended> {
  return new Promise((resolve) => {
    const hear = (answer: AnswerMessage) => {
      child.off('exit', leave);
      child.off('error', fail);
      resolve(answer);
    };
    const leave = (_code: number | null, signal: NodeJS.Signals | null) => {
      child.off('message', hear);
      child.off('error', fail);
      resolve({ kind: 'ended', signal });
    };
    // One that could not even be made says nothing else.
    const fail = () => {
      if (child.pid === undefined) leave(null, null);
    };
    child.once('message', hear);
    child.once('exit', leave);
    child.on('error', fail);
  });
}
