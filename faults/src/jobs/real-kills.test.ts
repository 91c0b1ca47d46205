import { describe, expect, test, vi } from 'vitest';
import { databases, embedded, isLong } from '../databases.ts';
import { createInstallation } from '../installation.ts';
import { createJournal } from '../journal.ts';
import { createRandom } from '../random.ts';
import { createWorkload } from '../workload.ts';

/** Statements of jobs, each in the middle of what its job does. */
const statements = {
  'an order is prepared': 'insert into order_text',
  'the sizes of a photo become known': 'update "photo" set "variants"',
  'a portfolio project is prepared': 'insert into project_text',
  'an unused photo is removed': 'delete from "photo"',
};
const tried = Object.entries(statements).slice(0, isLong ? undefined : 1);

/** Guarantees what `steps.test.ts` does, with processes that are really killed and others that really start. */
// A job that died on PostgreSQL is missed after half a minute, which `kills-postgres.test.ts` waits for in the short form.
describe.each(isLong ? databases : [embedded])('on $name', (database) => {
  test.each(tried)(
    'a process that is killed before %s leaves its job to the next process',
    async (what, statement) => {
      const installation = await createInstallation(database);
      const journal = createJournal();
      try {
        const started = installation.launch('all', {
          NODE_OPTIONS: `--import ${new URL('die-before.ts', import.meta.url).href}`,
          TEST_DIE_BEFORE: statement,
        });
        await installation.start('all');
        const workload = await createWorkload({ ...installation, journal, random: createRandom(3) });
        journal.begin(`kill -9 before ${what}`);
        const work = workload.run();
        work.serverMayEnd();
        await started.ended;
        const diedAtMs = performance.now();
        await work.stopped();
        await installation.ended('all');
        await installation.start('all');
        await workload.compare();
        await vi.waitFor(async () => expect(await workload.unfinished()).toEqual([]), {
          timeout: 120_000,
          interval: 250,
        });
        journal.healed(performance.now() - diedAtMs);
        const { acknowledged, ...findings } = journal.sum();
        expect(acknowledged).toBeGreaterThan(0);
        expect(findings).toEqual({ lost: [], doubled: [], halfDone: [], wrong: [] });
      } finally {
        console.log(journal.report(database.name));
        await installation.remove();
      }
    },
  );
});
