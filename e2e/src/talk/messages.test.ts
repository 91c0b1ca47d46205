import { conversationsApi } from '@tessera/contract/talk/conversations';
import { reportsApi } from '@tessera/contract/talk/reports';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEachWidth, test } from '../browser.ts';
import { say } from '../given.ts';
import { countCalls, failCalls } from '../network.ts';
import { seeCount, seeFocus, seePath, seeToast, seeValue, select } from '../steps.ts';

/** Guarantees what a customer and a designer can do in the conversation about a project. */

const logOf = (page: Page) => page.getByRole('log');
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

async function write(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

atEachWidth((width) => {
  test('a message is read, counted until then, and answered', async ({ given, visit }) => {
    const { designer, customer, conversation } = await given.conversation('When could you begin?');
    const desk = await visit('/designer/messages/', { as: designer });
    await desk
      .getByRole('link', { name: /Carl.*‘Bright kitchen’.*When could you begin\?.*1 unread/ })
      .click();
    await seePath(desk, `/designer/messages/${conversation.id}`);
    await logOf(desk).getByText('New').waitFor();
    await seeCount(desk.getByText('1 unread'), 0);
    await write(desk, 'In March.');
    await logOf(desk).getByText('In March.').waitFor();
    // Until it has been stored, nothing is said of when it was written.
    await logOf(desk)
      .getByText(/^You, \d/)
      .waitFor();
    await seeValue(fieldOf(desk), '');
    await seeFocus(fieldOf(desk));
    await desk.reload();
    await logOf(desk).getByText('In March.').waitFor();
    expect(await logOf(desk).getByText('New', { exact: true }).count()).toBe(0);

    const page = await visit('/customer/projects/', { as: customer });
    if (width < 600) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: /^Messages,? 1 unread$/ }).click();
    await page.getByRole('link', { name: /Åsa Öberg/ }).click();
    await logOf(page).getByText('In March.').waitFor();
    expect(await logOf(page).getByRole('paragraph').allInnerTexts()).toEqual([
      'Today',
      'When could you begin?',
      expect.stringMatching(/^You, \d\d:\d\d$/),
      'New',
      'In March.',
      expect.stringMatching(/^Åsa, \d\d:\d\d$/),
    ]);
  });

  test('whoever blocks the other ends the writing for both, and may take it back', async ({
    given,
    visit,
  }) => {
    const { designer, customer, conversation } = await given.conversation();
    const page = await visit(`/customer/messages/${conversation.id}`, { as: customer });
    await page.getByRole('button', { name: 'Block' }).click();
    const question = page.getByRole('alertdialog', { name: 'Block Åsa Öberg?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await seeCount(question, 0);
    await fieldOf(page).waitFor();
    await page.getByRole('button', { name: 'Block' }).click();
    await question.getByRole('button', { name: 'Block' }).click();
    await page.getByText('You blocked this conversation.').waitFor();
    await seeCount(fieldOf(page), 0);

    const desk = await visit(`/designer/messages/${conversation.id}`, { as: designer });
    await desk.getByText('This conversation is blocked.').waitFor();
    expect(await fieldOf(desk).count()).toBe(0);
    expect(await desk.getByRole('button', { name: 'Unblock' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Unblock' }).click();
    await fieldOf(page).waitFor();
  });
});

test('from 900 pixels on list and conversation stand side by side, and below one of them', async ({
  given,
  visit,
}) => {
  const { customer, conversation } = await given.conversation();
  const page = await visit('/customer/messages/', { as: customer });
  const entry = page.getByRole('link', { name: /Åsa Öberg/ });
  await entry.click();
  await logOf(page).waitFor();
  expect(await entry.getAttribute('aria-current')).toBe('page');
  await page.setViewportSize({ width: 899, height: 800 });
  await entry.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'All messages' }).click();
  await seePath(page, '/customer/messages');
  await entry.waitFor();
  expect(await logOf(page).count()).toBe(0);
  await entry.click();
  await seePath(page, `/customer/messages/${conversation.id}`);
  await logOf(page).waitFor();
  await page.setViewportSize({ width: 900, height: 800 });
  await entry.waitFor();
});

test('a message that cannot be sent stays in the conversation and is sent once', async ({ given, visit }) => {
  const { designer, customer, conversation } = await given.conversation();
  const page = await visit(`/customer/messages/${conversation.id}`, { as: customer });
  const recover = await failCalls(page, conversationsApi.customerWrite, 'network');
  await write(page, 'Still there?');
  await page.getByText('This message could not be sent.').waitFor();
  await page.getByRole('link', { name: 'My Projects' }).click();
  await seePath(page, '/customer/projects');
  await page.goBack();
  await logOf(page).getByText('Still there?').waitFor();
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await seeCount(page.getByText('This message could not be sent.'), 0);
  const { body } = await designer.get(`designer/conversation/${conversation.id}/message/`);
  expect(body.results.map(({ message }) => message)).toEqual(['Still there?', 'When could you begin?']);
});

test('what is written without a connection waits for it, keeps its order and is sent once', async ({
  given,
  visit,
}) => {
  const { designer, customer, conversation } = await given.conversation();
  const page = await visit(`/customer/messages/${conversation.id}`, { as: customer });
  await fieldOf(page).waitFor();
  await page.context().setOffline(true);
  await page.getByText(/^You are offline\. What you write now is sent/).waitFor();
  await write(page, 'On the train');
  await write(page, 'In the tunnel');
  const waiting = page.getByText('Is sent once you are connected again', { exact: true });
  await seeCount(waiting, 2);
  await page.context().setOffline(false);
  await seeCount(waiting, 0);
  await expect
    .poll(async () => (await designer.get(`designer/conversation/${conversation.id}/message/`)).body.results)
    .toMatchObject([
      { message: 'In the tunnel' },
      { message: 'On the train' },
      { message: 'When could you begin?' },
    ]);
  await seeCount(logOf(page).getByText('In the tunnel'), 1);
});

test('a message that cannot be sent can be discarded, and the keyboard goes on from the conversation', async ({
  given,
  visit,
}) => {
  const { designer, customer, conversation } = await given.conversation();
  const page = await visit(`/customer/messages/${conversation.id}`, { as: customer });
  const recover = await failCalls(page, conversationsApi.customerWrite, 'network');
  await write(page, 'Better not');
  await page.getByRole('button', { name: 'Discard' }).click();
  await seeCount(logOf(page).getByText('Better not'), 0);
  await page.locator('[role=log]:focus').waitFor();
  await recover();
  await write(page, 'Good morning');
  await logOf(page).getByText('Good morning').waitFor();
  const { body } = await designer.get(`designer/conversation/${conversation.id}/message/`);
  expect(body.results.map(({ message }) => message)).toEqual(['Good morning', 'When could you begin?']);
});

test('what was typed and not sent is there again', async ({ given, visit }) => {
  const { customer, conversation } = await given.conversation();
  const page = await visit(`/customer/messages/${conversation.id}`, { as: customer });
  await fieldOf(page).fill('Half a thought');
  await page.getByRole('link', { name: 'My Projects' }).click();
  await seePath(page, '/customer/projects');
  await page.goBack();
  await seeValue(fieldOf(page), 'Half a thought');
});

test('older messages are loaded where they are wanted', async ({ given, visit }) => {
  const { designer, customer, conversation } = await given.conversation('The first of all');
  for (let number = 1; number <= 59; number++) await say(designer, conversation.id, `Message ${number}`);
  const page = await visit(`/customer/messages/${conversation.id}`, { as: customer });
  const older = page.getByRole('button', { name: 'Older messages' });
  await older.click();
  await logOf(page).getByText('The first of all').waitFor();
  await seeCount(older, 0);
  await seeCount(logOf(page).getByText(/^Message \d+$/), 59);
});

test('a message is reported once, with its reason, and is folded only for the person who reported it', async ({
  given,
  visit,
}) => {
  const { designer, customer, conversation } = await given.conversation('Send the money to this account.');
  const desk = await visit(`/designer/messages/${conversation.id}`, { as: designer });
  const calls = countCalls(desk, reportsApi.send);
  await desk.getByRole('button', { name: 'Report' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Report' });
  await dialog
    .getByRole('combobox', { name: 'What it is about' })
    .getByText(/Send the money/)
    .waitFor();
  await select(desk, 'Reason', 'Fraud', dialog);
  await dialog.getByRole('button', { name: 'Send report' }).dblclick();
  await seeToast(desk, 'Thank you. Your report has been sent.');
  await seeCount(dialog, 0);
  expect(calls.count).toBe(1);
  const words = logOf(desk).getByText('Send the money to this account.');
  await logOf(desk).getByText('You reported this message.').waitFor();
  await seeCount(words, 0);
  await desk.reload();
  await logOf(desk).getByRole('button', { name: 'Show' }).click();
  await seeCount(words, 1);
  await logOf(desk).getByRole('button', { name: 'Hide' }).click();
  await seeCount(words, 0);
  const theirs = await visit(`/customer/messages/${conversation.id}`, { as: customer });
  await logOf(theirs).getByText('Send the money to this account.').waitFor();
  await seeCount(theirs.getByText('You reported this message.'), 0);
});

test('address and number are shown to the other side only while they are shared', async ({
  given,
  visit,
}) => {
  const { designer, customer, conversation } = await given.conversation();
  const page = await visit(`/customer/messages/${conversation.id}`, { as: customer });
  await page.getByRole('button', { name: 'Contact details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact details' });
  await dialog.getByText('Åsa Öberg has not shared').waitFor();
  const shares = dialog.getByRole('switch', { name: 'Share my e-mail address' });
  const shown = async () =>
    (await designer.get('designer/conversation/')).body.results.map(({ email }) => email);
  await shares.check();
  await expect.poll(shown).toEqual([customer.email]);
  await shares.uncheck();
  await expect.poll(shown).toEqual([null]);
});
