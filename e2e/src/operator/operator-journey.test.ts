import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { operatorContactMessagesApi } from '@tessera/contract/operator/contact-messages';
import { createCodeApp } from '@tessera/testkit/one-time-codes';
import { unsafeJpeg } from '@tessera/testkit/pictures';
import { expect } from 'vitest';
import { test } from '../browser.ts';
import { fixture } from '../fixture.ts';
import { accountIdOf, say } from '../given.ts';
import { holdCalls } from '../network.ts';
import { seeHeading, seePath, seeToast, signIn } from '../steps.ts';

/** Guarantees that an operator can do a day's work in the browser, from the first sign-in to the audit of it. */

test('an operator sets up a second factor, signs in with its code, decides what waits, and finds it in the audit', async ({
  given,
  server,
  visit,
}) => {
  const operator = await given.newOperator();
  const { designer, customer, conversation } = await given.conversation();
  await given.project(designer, { name: 'Quiet attic' }, [await unsafePicture(), fixture('kitchen.jpg')]);
  await say(designer, conversation.id, 'You wasted my week.');
  const { body: messages } = await customer.get(`customer/conversation/${conversation.id}/message/`);
  const reported = await customer.post('user/report/', {
    kind: 'message',
    id: messages.results.find(({ message }) => message === 'You wasted my week.')!.message_id,
    reason: 'abuse',
    text: 'This is not friendly.',
  });
  expect(reported.status).toBe(201);
  await server.jobsDone();

  const page = await visit('/signin');
  await signIn(page, operator);
  await seePath(page, '/operator/set-up/');
  await page.goto('/operator/accounts/');
  await seePath(page, '/operator/set-up/');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const app = createCodeApp(await page.locator('.op-secret').innerText());
  await page.getByLabel('The code that the app shows now').fill(app.codeAt());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await seeHeading(page, 'Your recovery codes');
  const [recoveryCode] = await page.locator('.op-recovery li').allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await seePath(page, '/operator/');
  await page.getByText('One photo and one report wait for you.').waitFor();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await seePath(page, '/signin');
  await signIn(page, operator);
  await page.getByLabel('Code', { exact: true }).fill('not-a-code');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('This code is not right, or it has been used.').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode!);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await seePath(page, '/operator/');

  await page.getByRole('link', { name: 'Photos, 1 waiting' }).click();
  await page.getByRole('img', { name: 'The photo that is held for review' }).waitFor();
  await page.keyboard.press('s');
  await seeToast(page, 'The photo is shown.');
  await seeHeading(page, 'No photo waits');

  await page.getByRole('link', { name: 'Reports, 1 waiting' }).click();
  await page.getByText('You wasted my week.').waitFor();
  await page.getByLabel('Note for the audit').fill('A threat');
  await page.getByRole('button', { name: 'Suspend account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend account' }).click();
  await seeToast(page, 'The account is suspended, and the reports about it are closed.');
  await seeHeading(page, 'No open reports');

  await page.getByRole('link', { name: 'Audit' }).first().click();
  const row = (what: string) => page.getByRole('row').filter({ hasText: what });
  await row('Showed a photo').filter({ hasText: operator.email }).waitFor();
  const suspension = row('Suspended an account after a report');
  await suspension.filter({ hasText: designer.email }).filter({ hasText: 'A threat' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(designer.email);

  const other = await visit('/signin');
  await signIn(other, designer);
  await other.getByText('This account is suspended.').waitFor();
});

test('an account is found, given a limit, suspended and reinstated', async ({ given, visit }) => {
  const operator = await given.operator();
  const designer = await given.designer();
  const page = await visit('/operator/accounts/', { as: operator });
  await page.getByLabel('Address, name or id').fill(accountIdOf(designer));
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('status').getByText('1 account', { exact: true }).waitFor();
  await page.getByRole('button', { name: /change the limit of/ }).click();
  await page.getByLabel('Limit', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Save limit' }).click();
  await page.getByText('set by hand').waitFor();
  await page.getByRole('button', { name: /^Suspend / }).click();
  await page.getByRole('button', { name: 'Suspend account' }).click();
  await page.getByRole('row').getByText('Suspended', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Reinstate / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reinstate' }).click();
  await page.getByRole('row').getByText('In good standing').waitFor();
  expect((await given.signedIn('designer', designer.email, designer.password)).tokens.access).not.toBe('');
});

test('single keys do nothing while somebody types, and can be switched off for good', async ({
  given,
  visit,
}) => {
  const operator = await given.operator();
  const customer = await given.customer();
  await customer.post('contact-message/', { subject: 'A question', message: 'Where is my list?' });
  const page = await visit('/operator/messages/', { as: operator });
  await seeHeading(page, 'A question');
  await page.getByRole('switch', { name: 'Single keys' }).click();
  await page.keyboard.press('a');
  await page.reload();
  await seeHeading(page, 'A question');
  await page.keyboard.press('a');
  await page.getByText('Keys do nothing here until you switch them on.').waitFor();
  await page.getByRole('switch', { name: 'Single keys' }).click();
  await page.keyboard.press('a');
  await seeToast(page, 'The message of Carl Dahl is marked as answered.');

  await page.goto('/operator/accounts/');
  await page.getByLabel('Address, name or id').pressSequentially('jk');
  expect(await page.getByLabel('Address, name or id').inputValue()).toBe('jk');
});

test('every entry of a long queue is reached by keys and by the mouse without a reload', async ({
  given,
  server,
  visit,
}) => {
  const COUNT = 53;
  const operator = await given.operator();
  const customer = await given.customer();
  const accountId = accountIdOf(customer);
  const subjects = Array.from({ length: COUNT }, (_, index) => `Question ${index + 1}`);
  await server.withDatabase((db) =>
    db
      .insertInto('contactMessage')
      .values(
        subjects.map((subject, index) => ({
          id: randomUUID(),
          accountId,
          subject,
          message: 'How does it work?',
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
        })),
      )
      .execute(),
  );
  const page = await visit('/operator/messages/', { as: operator });
  await seeHeading(page, 'Question 1');
  const answerSecondPart = await holdCalls(page, operatorContactMessagesApi.list);
  for (const subject of subjects.slice(1, 50)) {
    await page.keyboard.press('j');
    await seeHeading(page, subject);
  }
  // A step that is faster than the line is taken as soon as there is something to step to.
  await page.keyboard.press('j');
  await answerSecondPart();
  await seeHeading(page, 'Question 51');
  for (const subject of subjects.slice(51)) {
    await page.keyboard.press('j');
    await seeHeading(page, subject);
  }
  await page.getByText(`${COUNT} of ${COUNT}`, { exact: true }).waitFor();

  await page.reload();
  await seeHeading(page, 'Question 1');
  expect(await page.getByRole('button', { name: 'Question 51' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: 'Question 51' }).click();
  await seeHeading(page, 'Question 51');
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Next message' }).click();
  await seeHeading(page, 'Question 52');

  // An act in the second part keeps the place there.
  await page.keyboard.press('a');
  await seeHeading(page, 'Question 53');
  await page.getByText(`52 of ${COUNT - 1}`, { exact: true }).waitFor();
});

/** A picture that is judged unsafe, as a file. */
async function unsafePicture(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'unsafe-')), 'unsafe.jpg');
  await writeFile(path, await unsafeJpeg());
  return path;
}
