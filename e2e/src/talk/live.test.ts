import { EVENTS_PATH } from '@tessera/contract/talk/event-stream';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../browser.ts';
import { say } from '../given.ts';
import { countCalls, failCalls, holdCalls } from '../network.ts';
import { conversationsApi } from '@tessera/contract/talk/conversations';
import { seeCount } from '../steps.ts';

/** Guarantees that open pages show what happens elsewhere without being loaded again. */

const EVENTS = { method: 'GET', path: EVENTS_PATH } as const;

const logOf = (page: Page) => page.getByRole('log');
const streamOf = (page: Page) => page.waitForResponse((response) => response.url().endsWith(EVENTS_PATH));

test('two people write to each other in two browsers, and neither loads a page again', async ({
  given,
  visit,
}) => {
  const { designer, customer, conversation } = await given.conversation();
  const page = await visit(`/customer/messages/${conversation.id}`, { as: customer });
  const desk = await visit(`/designer/messages/${conversation.id}`, { as: designer });
  for (const [from, to, text] of [
    [desk, page, 'In March.'],
    [page, desk, 'March it is.'],
    [desk, page, 'I look forward to it.'],
  ] as const) {
    await logOf(from).getByText('When could you begin?').waitFor();
    await logOf(to).getByText('When could you begin?').waitFor();
    await from.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
    await from.getByRole('button', { name: 'Send' }).click();
    await logOf(to).getByText(text).waitFor();
    await seeCount(logOf(from).getByText(text), 1);
  }
});

test('a message is counted on every page while it is open, and no more once it has been read elsewhere', async ({
  given,
  visit,
}) => {
  const { designer, customer, conversation } = await given.conversation();
  const page = await visit('about:blank', { as: customer });
  const begun = streamOf(page);
  await page.goto('/customer/projects/');
  await begun;
  await say(designer, conversation.id, 'In March.');
  await page.getByRole('link', { name: 'Messages, 1 unread' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(`/customer/messages/${conversation.id}`);
  await logOf(other).getByText('In March.').waitFor();
  await page.getByRole('link', { name: 'Messages', exact: true }).waitFor();
});

test('whoever is blocked sees it at once', async ({ given, visit }) => {
  const { designer, customer, conversation } = await given.conversation();
  const desk = await visit(`/designer/messages/${conversation.id}`, { as: designer });
  await desk.getByRole('textbox', { name: 'Message', exact: true }).waitFor();
  expect((await customer.post(`customer/conversation/${conversation.id}/block/`)).status).toBe(200);
  await desk.getByText('This conversation is blocked.').waitFor();
});

test('where there is no stream, the page asks again until it has what is new', async ({ given, visit }) => {
  const { designer, customer, conversation } = await given.conversation();
  const page = await visit('about:blank', { as: customer });
  await failCalls(page, EVENTS, 'network');
  await page.clock.install();
  await page.goto(`/customer/messages/${conversation.id}`);
  await logOf(page).getByText('When could you begin?').waitFor();
  await say(designer, conversation.id, 'In March.');
  const asked = page.waitForRequest((request) => request.url().includes('/message/'));
  await page.clock.fastForward(15_000);
  await asked;
  await logOf(page).getByText('In March.').waitFor();
});

test('a stream that breaks off is resumed, and what came meanwhile is there', async ({ given, visit }) => {
  const { designer, customer, conversation } = await given.conversation();
  const page = await visit('about:blank', { as: customer });
  const begun = streamOf(page);
  await page.goto(`/customer/messages/${conversation.id}`);
  await begun;
  await logOf(page).getByText('When could you begin?').waitFor();
  await setHidden(page, true);
  await say(designer, conversation.id, 'Written while nobody looked.');
  const lists = countCalls(page, conversationsApi.customerMessages);
  const resumed = streamOf(page);
  // Nothing but the stream can tell of the message.
  const release = await holdCalls(page, conversationsApi.customerMessages);
  await setHidden(page, false);
  expect(Number(await (await resumed).request().headerValue('last-event-id'))).toBeGreaterThan(0);
  await logOf(page).getByText('Written while nobody looked.').waitFor();
  await release();
  expect(lists.count).toBeLessThanOrEqual(1);
});

/** Hides the page as another tab in front of it does, or shows it again. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(`(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: '${isHidden ? 'hidden' : 'visible'}' });
    document.dispatchEvent(new Event('visibilitychange'));
  })()`);
}
