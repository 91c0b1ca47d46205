import { setTimeout as wait } from 'node:timers/promises';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { startMailServer } from '@tessera/testkit/servers/mail-server';
import { createClient } from '@tessera/testkit/client';
import { expect, test, vi } from 'vitest';
import { postgres } from '../databases.ts';
import { createInstallation } from '../installation.ts';
import { createJournal } from '../journal.ts';
import { createRandom } from '../random.ts';
import { createWorkload } from '../workload.ts';

/** Messages that are sent while both are at work: each has to be mailed once. */
const MESSAGES = 12;

/** At each of the two so many changes are acknowledged. */
const WRITES_MIN = 20;

/** Guarantees that a second server may be started beside the first: they share the work, and nobody sees that they are two. */
test.runIf(postgres)(
  'two servers on one PostgreSQL lose no acknowledged write and do no job twice',
  async () => {
    const mailServer = await startMailServer();
    const installation = await createInstallation(postgres!, {
      SMTP_URL: mailServer.SMTP_URL,
      CONTACT_PER_MINUTE: '1000',
    });
    const journals = [createJournal(), createJournal()];
    try {
      const started = [await installation.start('all'), await installation.start('another')];
      const urls = await Promise.all(started.map(({ ready }) => ready));
      /** A workload begins at one of them and may go on at the other. */
      const at = [0, 1];
      const workloads = await Promise.all(
        journals.map((journal, index) =>
          createWorkload({
            url: () => urls[at[index]!]!,
            client: (token) => createClient(() => urls[at[index]!]!, token),
            journal,
            random: createRandom(index),
          }),
        ),
      );
      const clients = urls.map((url) => createClient(() => url));
      const email = 'both@example.org';
      const signUps = await Promise.all(
        clients.map((client) => client.post('customer/sign-up/', { email, password: GOOD_PASSWORD })),
      );
      expect(signUps.map(({ status }) => status).sort()).toEqual([201, 400]);
      const { access } = signUps.find(({ status }) => status === 201)!.body;

      for (const journal of journals) journal.begin('two servers at work');
      const running = workloads.map((workload) => workload.run());
      const subjects = Array.from({ length: MESSAGES }, (_, index) => `Message ${index}`);
      for (const [index, subject] of subjects.entries()) {
        const sender = createClient(() => urls[index % 2]!, access);
        const message = { subject, message: 'Sent once.' };
        const sent = await Promise.race([
          sender.post('contact-message/', message),
          ...running.map(({ failed }) => failed),
        ]);
        expect(sent.status).toBe(201);
      }
      while (journals.some((journal) => journal.sum().acknowledged < WRITES_MIN)) {
        await Promise.race([wait(5), ...running.map(({ failed }) => failed)]);
      }
      await Promise.all(running.map((work) => work.stopped()));

      at.reverse();
      for (const workload of workloads) {
        await workload.compare();
        await vi.waitFor(async () => expect(await workload.unfinished()).toEqual([]), {
          timeout: 120_000,
          interval: 500,
        });
      }
      await vi.waitFor(() => expect(mailServer.news.length).toBeGreaterThanOrEqual(MESSAGES), {
        timeout: 60_000,
      });
      expect(mailServer.news.map(({ subject }) => subject).sort()).toEqual(subjects.toSorted());
      for (const journal of journals) {
        expect(journal.sum()).toMatchObject({ lost: [], doubled: [], halfDone: [], wrong: [] });
      }
    } finally {
      for (const journal of journals) console.log(journal.report('PostgreSQL'));
      await installation.remove();
      await mailServer.stop();
    }
  },
);
