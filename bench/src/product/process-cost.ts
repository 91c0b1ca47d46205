import { readFile } from 'node:fs/promises';
import { childrenOf, processorMs } from './processor.ts';

/**
 * Memory in MB. Resident memory counts a page that several processes share once for each of them; proportional memory (PSS)
 * gives each its share, so the sum over processes is what they take from the machine together.
 */
export interface Memory {
  residentMb: number;
  proportionalMb: number;
}

/** How often memory is looked at. A peak that is shorter can be missed. */
const LOOK_MS = 100;

/** Watches what a process and its children cost, as Linux tells it; elsewhere nothing is known. */
export function watchCost(pid: number) {
  const nothing = { residentMb: Number.NaN, proportionalMb: Number.NaN };
  let peak = { server: nothing, all: nothing };
  let processorMsBefore = 0;
  let isStopped = false;
  const look = async () => {
    const server = await memoryOf(pid);
    if (server.residentMb === 0) return;
    const all = [server, ...(await Promise.all(childrenOf(pid).map(memoryOf)))].reduce(add);
    peak = { server: larger(server, peak.server), all: larger(all, peak.all) };
  };
  const keepLooking = async () => {
    if (isStopped) return;
    await look();
    setTimeout(() => void keepLooking(), LOOK_MS);
  };
  void keepLooking();
  return {
    /** The most at any moment since the start or `reset`: of the process alone, and with its children. */
    peak: () => peak,
    /** The processor time since the start or `reset`, in milliseconds, with that of children, also of those that have ended. */
    processorMs: () => processorMs(pid) - processorMsBefore,
    reset() {
      peak = { server: nothing, all: nothing };
      processorMsBefore = processorMs(pid);
    },
    stop() {
      isStopped = true;
    },
  };
}

async function memoryOf(pid: number): Promise<Memory> {
  const maps = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(maps)?.[1] ?? 0) / 1024;
  return { residentMb: mb('Rss'), proportionalMb: mb('Pss') };
}

function add(a: Memory, b: Memory): Memory {
  return {
    residentMb: a.residentMb + b.residentMb,
    proportionalMb: a.proportionalMb + b.proportionalMb,
  };
}

function larger(a: Memory, b: Memory): Memory {
  return {
    residentMb: Math.max(a.residentMb, b.residentMb || 0),
    proportionalMb: Math.max(a.proportionalMb, b.proportionalMb || 0),
  };
}
