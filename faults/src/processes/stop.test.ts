import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { databases } from '../databases.ts';
import { createInstallation } from '../installation.ts';
import { createJournal } from '../journal.ts';
import { createRandom } from '../random.ts';
import { createWorkload } from '../workload.ts';
import { connectSlowClients } from './slow-clients.ts';

/** What whoever stops a container waits before it kills, by the habit of Docker's successors. */
const STOP_MAX_MS = 30_000;

/** Two signals within a second are one: from a terminal and from npm. */
const LATER_MS = 1100;

// At the same time: most of it is waiting.
describe.concurrent.each(databases)('on $name', (database) => {
  test('SIGTERM under load keeps what was acknowledged and ends with 0 within 30 s, whatever hangs', async () => {
    const installation = await createInstallation(database);
    const journal = createJournal();
    let hung: number | undefined;
    try {
      await installation.start('all');
      const workload = await createWorkload({ ...installation, journal, random: createRandom(1) });
      journal.begin('SIGTERM under load with slow clients and a hung model');
      const work = workload.run();
      const slow = await connectSlowClients(installation.url());
      // Whichever job needs the model waits for it from now on.
      hung = await vi.waitUntil(() => installation.findTask('all', 'embedder'), { timeout: 60_000 });
      process.kill(hung!, 'SIGSTOP');
      while (journal.sum().acknowledged < 10) await Promise.race([wait(5), work.failed]);
      work.serverMayEnd();
      const toldAtMs = performance.now();
      const code = await Promise.race([
        installation.end('all', 'SIGTERM'),
        wait(STOP_MAX_MS, 'still runs', { ref: false }),
      ]);
      journal.healed(performance.now() - toldAtMs);
      expect(code).toBe(0);
      await work.stopped();
      slow.close();
      process.kill(hung!, 'SIGKILL');
      hung = undefined;

      await installation.start('all');
      await workload.compare();
      const { acknowledged, ...findings } = journal.sum();
      expect(acknowledged).toBeGreaterThanOrEqual(10);
      expect(findings).toEqual({ lost: [], doubled: [], halfDone: [], wrong: [] });

      journal.begin('a second SIGTERM while a slow client is waited for');
      const slowAgain = await connectSlowClients(installation.url());
      process.kill(installation.running('all').pid, 'SIGTERM');
      await wait(LATER_MS);
      const againAtMs = performance.now();
      expect(await installation.end('all', 'SIGTERM')).toBe(1);
      journal.healed(performance.now() - againAtMs);
      slowAgain.close();
      await installation.start('all');
      await workload.compare();
      expect(journal.sum()).toMatchObject({ lost: [], doubled: [], halfDone: [] });
    } finally {
      console.log(journal.report(database.name));
      await installation.remove();
      if (hung !== undefined) process.kill(hung, 'SIGKILL');
    }
  });
});
