import { readFile } from 'node:fs/promises';

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

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Watches what a process and its children cost, as Linux tells it; elsewhere nothing is known. */
export function watchCost(pid: number) {
  const nothing = { residentMb: Number.NaN, proportionalMb: Number.NaN };
  let peak = { server: nothing, all: nothing };
  let processorMsBefore = 0;
  let isStopped = false;
  const look = async () => {
    const server = await memoryOf(pid);
    if (server.residentMb === 0) return;
    const all = [server, ...(await Promise.all((await childrenOf(pid)).map(memoryOf)))].reduce(add);
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
    processorMs: async () => (await processorMsOf(pid)) - processorMsBefore,
    async reset() {
      peak = { server: nothing, all: nothing };
      processorMsBefore = await processorMsOf(pid);
    },
    stop() {
      isStopped = true;
    },
  };
}

async function memoryOf(pid: number | string): Promise<Memory> {
  const maps = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(maps)?.[1] ?? 0) / 1024;
  return { residentMb: mb('Rss'), proportionalMb: mb('Pss') };
}

async function childrenOf(pid: number): Promise<string[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.trim().split(' ').filter(Boolean);
}

async function processorMsOf(pid: number): Promise<number> {
  const ticks = async (id: number | string, from: number, to: number) => {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
    // The name of the process comes before this, and may have spaces in it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(from, to).reduce((sum, field) => sum + Number(field), 0);
  };
  // utime, stime, and of the children that have ended cutime and cstime.
  const own = await ticks(pid, 11, 15);
  const children = await Promise.all((await childrenOf(pid)).map((child) => ticks(child, 11, 13)));
  return children.reduce((sum, one) => sum + one, own) * MS_PER_TICK;
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
