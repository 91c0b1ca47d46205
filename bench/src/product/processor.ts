import { readFileSync } from 'node:fs';

/** What `/proc/PID/stat` counts in, in milliseconds: Linux shows a hundredth of a second everywhere (USER_HZ). */
const TICK_MS = 10;

/** The positions in `/proc/PID/stat` after the name of the process, which may hold spaces (proc(5)). */
const PARENT = 1;
const OWN_TIMES = [11, 12];
const ENDED_CHILDREN_TIMES = [13, 14];

/** The processor time of a process, of all processes below it, and of those that have ended, in milliseconds. Linux only. */
export function processorMs(pid: number): number {
  const fields = statOf(pid);
  if (fields === undefined) return 0;
  const ticks = [...OWN_TIMES, ...ENDED_CHILDREN_TIMES].reduce((sum, at) => sum + Number(fields[at]), 0);
  return ticks * TICK_MS + childrenOf(pid).reduce((sum, child) => sum + processorMs(child), 0);
}

/** The process that started another one. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)?.[PARENT]);
}

/** The processes that a process has started and that have not ended. */
export function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`)?.split(' ').filter(Boolean).map(Number) ?? [];
}

function statOf(pid: number): string[] | undefined {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Undefined for a process that has ended meanwhile. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}
