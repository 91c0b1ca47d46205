import { allJobs } from '@tessera/server/jobs/all-jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, isLong } from '../databases.ts';
import { createRandom } from '../random.ts';
import { createMarketplace, type Marketplace } from './marketplace.ts';
import { live } from './steps.ts';

/** Guarantees that a worker may die between any two steps of a job: done again, the job ends as though nothing had been. */
describe.each(databases)('on $name, a worker that dies between two steps of', (database) => {
  let marketplace: Marketplace;
  let tried = 0;
  beforeAll(async () => {
    marketplace = await createMarketplace(database);
  });
  afterAll(async () => {
    console.log(
      `${database.name}: a worker that dies between two steps of a job ×${tried}, 0 lost, 0 doubled, 0 half-done`,
    );
    await marketplace?.stop();
  });

  // The short form tries each job on one database, the next job on the other.
  const place = databases.indexOf(database);
  const jobs = allJobs.filter((_, index) => isLong || index % databases.length === place);
  test.each(jobs.map((job) => [job.name, job] as const))(
    '%s leaves the same state in the end',
    async (_name, job) => {
      const { states } = marketplace;
      const { saved, payload } = marketplace.workFor(job);
      const finish = async () => {
        await marketplace.run(job, payload);
        await marketplace.sweep();
        return { ...(await states.describe(saved)), mails: marketplace.takeMails() };
      };

      await states.restore(saved);
      const before = { ...(await states.describe(saved)), mails: [] };
      const undisturbed = await live(Infinity, () => marketplace.run(job, payload));
      await marketplace.sweep();
      const expected = { ...(await states.describe(saved)), mails: marketplace.takeMails() };
      expect(expected, 'the job has something to do').not.toEqual(before);

      for (const moment of moments(undisturbed.steps.length)) {
        await states.restore(saved);
        const { isOver, steps } = await live(moment, () => marketplace.run(job, payload));
        const where = `dead after ${moment} of ${undisturbed.steps.length} steps, before ${undisturbed.steps[moment]}`;
        expect(isOver || steps.length <= moment, where).toBe(true);
        const { mails, ...state } = await finish();
        const { mails: expectedMails, ...expectedState } = expected;
        expect(state, where).toEqual(expectedState);
        // A mail server that has taken a mail cannot be asked to forget it: at worst it goes twice.
        expect(new Set(mails.map((mail) => JSON.stringify(mail))), where).toEqual(
          new Set(expectedMails.map((mail) => JSON.stringify(mail))),
        );
        tried++;
      }
    },
  );
});

/** After how many steps to die: in the short form at one moment, which may be after all of them, before the queue has heard of it. */
function moments(stepCount: number): number[] {
  if (isLong) return Array.from({ length: stepCount }, (_, index) => index + 1);
  return [1 + createRandom(stepCount)(stepCount)];
}
