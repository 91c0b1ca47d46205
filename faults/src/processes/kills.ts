import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { DatabaseKind } from '../databases.ts';
import { createInstallation, type Installation, type Role } from '../installation.ts';
import { createJournal, type Journal } from '../journal.ts';
import { createRandom, type Random } from '../random.ts';
import { createWorkload, type Workload } from '../workload.ts';

/** What is killed, and how it is called in the report. */
const kills = {
  server: 'kill -9 of the server',
  start: 'kill -9 of the server while it starts',
  api: 'kill -9 of the process that answers requests',
  worker: 'kill -9 of the process that does jobs',
  decoder: 'kill -9 of the process that reads photos',
  embedder: 'kill -9 of the process that runs models',
} as const;
type Kill = keyof typeof kills;

/** A start takes about this long: a moment within it is chosen. */
const START_MS = 1500;

/** A job whose process died is tried again within a minute; what follows from it takes a while on a busy machine. */
const JOBS_TIMEOUT_MS = 180_000;

/**
 * Kills processes of an installation at random moments while a designer and a customer are at work, and looks after
 * each kill whether everything that was acknowledged is there.
 */
export async function expectToEndureKills(options: {
  database: DatabaseKind;
  /** Whether requests and jobs are done by processes of their own. */
  apart: boolean;
  /** How often each of them is killed. */
  times: Partial<Record<Kill, number>>;
  seed: number;
}): Promise<void> {
  const { database, apart, times, seed } = options;
  const random = createRandom(seed);
  const journal = createJournal();
  const installation = await createInstallation(database);
  const roles: Role[] = apart ? ['api', 'worker'] : ['all'];
  const order = shuffled(Object.entries(times) as [Kill, number][], random);
  try {
    for (const role of roles) await installation.start(role);
    // Numbers of its own: how often the loops draw one depends on the machine.
    const workload = await createWorkload({ ...installation, journal, random: createRandom(seed + 1) });
    for (const kill of order) {
      await workload.signIn();
      journal.begin(kills[kill]);
      const work = workload.run();
      await Promise.race([someProgress(journal, random), work.failed]);
      const killedAtMs = performance.now();
      await inflict(kill, installation, work, random);
      for (const role of roles) await installation.start(role);
      // What waits for jobs would wait for those of a busy designer as well.
      if (kill === 'worker' || kill === 'embedder') await work.stopped();
      await isAtWork(kill, workload);
      journal.healed(performance.now() - killedAtMs);
      await work.stopped();
      await workload.compare();
    }
    await jobsDone(workload, journal);
    await workload.signIn();
    // Another process might be taking photos in on a shared database: there, files of nobody go with the daily sweep.
    if (database.name !== 'PostgreSQL') await noStrayFiles(installation.dataDir, await workload.shownKeys());

    for (const role of roles) expect(await installation.end(role, 'SIGTERM')).toBe(0);
    expect(await installation.admin('media-check')).toEqual({
      code: 0,
      output: expect.stringMatching(/^0 missing, 0 orphaned, 0 mismatched \([1-9]/),
    });
    const { acknowledged, ...findings } = journal.sum();
    expect(findings).toEqual({ lost: [], doubled: [], halfDone: [], wrong: [] });
    expect(acknowledged).toBeGreaterThan(order.length);
  } finally {
    console.log(journal.report(database.name));
    await installation.remove();
  }
}

async function inflict(
  kill: Kill,
  installation: Installation,
  work: ReturnType<Workload['run']>,
  random: Random,
): Promise<void> {
  switch (kill) {
    case 'decoder':
    case 'embedder':
      process.kill(await taskOf(installation, kill), 'SIGKILL');
      return;
    case 'worker':
      await installation.end('worker', 'SIGKILL');
      return;
    case 'server':
    case 'api':
    case 'start': {
      const role = kill === 'api' ? 'api' : 'all';
      const stopped = work.stopped();
      await installation.end(role, 'SIGKILL');
      await stopped;
      if (kill !== 'start') return;
      installation.launch(role);
      await wait(random(START_MS));
      await installation.end(role, 'SIGKILL');
    }
  }
}

/** Waits until what was killed does its work again. */
async function isAtWork(kill: Kill, workload: Workload): Promise<void> {
  if (kill === 'worker' || kill === 'embedder') return workload.orderPrepared();
  while ((await workload.changeProject()).status >= 300);
}

/** The process that reads photos or runs models. Either ends when it has had nothing to do, and starts with the work. */
async function taskOf(installation: Installation, kind: 'decoder' | 'embedder'): Promise<number> {
  const apart = kind === 'decoder' ? 'api' : 'worker';
  const role = installation.isRunning('all') ? 'all' : apart;
  for (;;) {
    const pid = await installation.findTask(role, kind);
    if (pid !== undefined) return pid;
    await wait(20);
  }
}

/** Some more is acknowledged, then comes a random moment: the moment is what is tried here, nothing is waited for. */
async function someProgress(journal: Journal, random: Random): Promise<void> {
  const enough = journal.sum().acknowledged + 1 + random(4);
  while (journal.sum().acknowledged < enough) await wait(5);
  await wait(random(400));
}

/** Jobs that were begun by a process now dead are done by the next one. */
async function jobsDone(workload: Workload, journal: Journal): Promise<void> {
  const sinceMs = performance.now();
  journal.begin('jobs left by the dead');
  await workload.signIn();
  await vi.waitFor(async () => expect(await workload.unfinished()).toEqual([]), {
    timeout: JOBS_TIMEOUT_MS,
    interval: 500,
  });
  journal.healed(performance.now() - sinceMs);
}

async function noStrayFiles(dataDir: string, shownKeys: readonly string[]): Promise<void> {
  const media = join(dataDir, 'media');
  await vi.waitFor(
    async () => {
      expect((await readdir(join(media, 'objects/original'))).sort()).toEqual(shownKeys);
      expect((await readdir(join(media, 'objects/variant'))).sort()).toEqual(shownKeys);
      expect(await readdir(join(media, 'unfinished'))).toEqual([]);
      expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
    },
    { timeout: 60_000, interval: 500 },
  );
}

function shuffled(times: readonly [Kill, number][], random: Random): Kill[] {
  const all = times.flatMap(([kill, count]) => Array.from({ length: count }, () => kill));
  for (let last = all.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
}
