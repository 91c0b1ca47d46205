import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRemoteGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { projectForm } from '@tessera/testkit/forms';
import { describe, expect, test, vi } from 'vitest';
import { databases } from '../databases.ts';
import { createInstallation } from '../installation.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Longer than the process goes without a look at the file. */
const NOTICED_MS = 60;

/** No throttle may keep anybody out for longer, by the specification. */
const RETRY_AFTER_MAX_SECONDS = 60;

/** What the clock shows in turn, in milliseconds beside the true time. */
const moves = [10 * MINUTE_MS, 0, -10 * MINUTE_MS, DAY_MS];

const CONTACT_PER_MINUTE = 3;

/**
 * Guarantees that a clock which is put right while the product runs signs nobody out and stops nothing. With the embedded
 * database the clock of the whole product is moved, with PostgreSQL that of the product but not the database's, which
 * runs on another machine.
 */
describe.each(databases)('on $name', (database) => {
  test('sessions, uploads, jobs and throttles go on when the clock is moved by ±10 minutes and by a day', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-clock-'));
    const file = join(folder, 'offset-ms');
    await writeFile(file, '0');
    const preload = new URL('moving-clock.ts', import.meta.url).href;
    const installation = await createInstallation(database, {
      CONTACT_PER_MINUTE: String(CONTACT_PER_MINUTE),
      TEST_CLOCK_FILE: file,
      NODE_OPTIONS: `--import ${preload}`,
    });
    try {
      await installation.start('all');
      const given = createRemoteGiven(installation);
      let [designer, customer] = [await given.designer(), await given.customer()];
      /** As the web does when an access token has run out: refreshes once. */
      const goOn = async (account: Account): Promise<Account> => {
        const own = account === designer ? 'designer/project/' : 'customer/order/';
        if ((await account.get(own)).status === 200) return account;
        const { status, body } = await installation
          .client()
          .post('user/refresh-token/', { refresh: account.tokens.refresh });
        expect(status, 'the session goes on').toBe(200);
        const tokens = { ...account.tokens, ...body };
        const next = { ...account, ...installation.client(tokens.access), tokens };
        expect((await next.get(own)).status).toBe(200);
        return next;
      };

      for (const offsetMs of moves) {
        await useUp(designer);
        await writeFile(file, String(offsetMs));
        await wait(NOTICED_MS);
        [designer, customer] = [await goOn(designer), await goOn(customer)];
        const order = await customer.post('customer/order/', given.orderBody());
        const project = await designer.post(
          'designer/project/',
          projectForm([{ name: 'a.jpg', bytes: await jpeg() }]),
        );
        expect([order.status, project.status]).toEqual([201, 201]);
        expect(Math.abs(Date.parse(order.body.created_at) - Date.now() - offsetMs)).toBeLessThan(MINUTE_MS);
        await vi.waitFor(
          async () => {
            const { body } = await customer.get(`customer/order/${order.body.id}/`);
            expect(body.matching_state).toBe('ready');
          },
          { timeout: 60_000, interval: 100 },
        );
        const again = await designer.post('contact-message/', { subject: 'Hello', message: 'Hello' });
        expect([201, 429]).toContain(again.status);
        expect(Number(again.headers.get('retry-after') ?? 0)).toBeLessThanOrEqual(RETRY_AFTER_MAX_SECONDS);
        const { email, password } = customer;
        expect((await installation.client().post('user/sign-in/', { email, password })).status).toBe(200);
        expect((await fetch(`${installation.url()}/readyz`)).status).toBe(200);
      }
      expect(await installation.end('all', 'SIGTERM')).toBe(0);
    } finally {
      await installation.remove();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** Sends messages until the throttle says no. */
async function useUp(account: Account): Promise<void> {
  for (let sent = 0; sent <= CONTACT_PER_MINUTE; sent++)
    await account.post('contact-message/', { subject: 'Hello', message: 'Hello' });
}
