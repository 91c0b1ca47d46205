import { conversationsApi } from '@tessera/contract/talk/conversations';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoundScreen, test } from '../browser.ts';
import { fixture } from '../fixture.ts';
import { failCalls, holdCalls } from '../network.ts';
import { seeCount, seeFocus, sendReport } from '../steps.ts';

/** Guarantees that photos are looked at before they are sent, and seen by the other side without loading the page again. */

const logOf = (page: Page) => page.getByRole('log');
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const tileOf = (page: Page) => page.getByRole('list', { name: 'Photos to send' }).getByRole('listitem');

/** Chooses files as a person does: with the button that asks for them. */
async function addPhotos(page: Page, ...files: string[]): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos' }).click();
  await (await asked).setFiles(files);
}

test('photos are chosen, looked at, sent with words, and opened by the other side at once, who can report them', async ({
  given,
  visit,
}) => {
  const { designer, customer, conversation } = await given.conversation();
  const page = await visit(`/customer/messages/${conversation.id}`, { as: customer });
  const desk = await visit(`/designer/messages/${conversation.id}`, { as: designer });
  await logOf(desk).getByText('When could you begin?').waitFor();
  await addPhotos(page, fixture('kitchen.jpg'), fixture('portrait.jpg'));
  await seeCount(tileOf(page), 2);
  await addPhotos(page, fixture('kitchen.jpg'));
  await seeCount(tileOf(page), 3);
  await page.getByRole('button', { name: 'Remove portrait.jpg' }).click();
  await seeCount(tileOf(page), 2);
  await seeFocus(fieldOf(page));
  await expectSoundScreen(page);
  await fieldOf(page).fill('This wall.');
  await page.getByRole('button', { name: 'Send' }).click();
  await logOf(desk).getByText('This wall.').waitFor();
  await seeCount(tileOf(page), 0);
  await logOf(desk).getByRole('list', { name: 'Photos from Carl' }).waitFor();
  await expectSoundScreen(desk);
  const second = logOf(desk).getByRole('button', { name: 'Open photo 2 of 2' });
  await second.click();
  const lightbox = desk.getByRole('dialog', { name: 'Photos from Carl' });
  await lightbox.getByText('2 of 2').waitFor();
  await sendReport(lightbox.getByRole('button', { name: 'Report', exact: true }), 'This photo');
  await desk.keyboard.press('Escape');
  await seeFocus(second);
  await logOf(page).getByRole('list', { name: 'Photos from you' }).getByRole('button').first().waitFor();
});

test('a photo alone is a message, shown on its way, and named in the list', async ({ given, visit }) => {
  const { designer, customer, conversation } = await given.conversation();
  const page = await visit(`/customer/messages/${conversation.id}`, { as: customer });
  await addPhotos(page, fixture('kitchen.jpg'));
  const release = await holdCalls(page, conversationsApi.customerWrite);
  await page.getByRole('button', { name: 'Send' }).click();
  await logOf(page).getByRole('list', { name: 'Photos from you' }).getByAltText('kitchen.jpg').waitFor();
  await release();
  await logOf(page).getByRole('button', { name: 'Open photo 1 of 1' }).waitFor();
  await seeCount(logOf(page).getByAltText('kitchen.jpg'), 0);
  const desk = await visit('/designer/messages/', { as: designer });
  await desk.getByRole('link', { name: /Carl.*1 photo/ }).waitFor();
});

test('what cannot be sent is said before it is sent, and what was refused is sent once when it can be', async ({
  given,
  visit,
}) => {
  const { designer, customer, conversation } = await given.conversation();
  const page = await visit(`/customer/messages/${conversation.id}`, { as: customer });
  await addPhotos(page, ...Array.from({ length: 6 }, () => fixture('kitchen.jpg')));
  await page
    .getByRole('alert')
    .getByText(/kitchen\.jpg/)
    .waitFor();
  await seeCount(tileOf(page), 5);
  const recover = await failCalls(page, conversationsApi.customerWrite, 'network');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('This message could not be sent.').waitFor();
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await logOf(page).getByRole('button', { name: 'Open photo 5 of 5' }).waitFor();
  const { body } = await designer.get(`designer/conversation/${conversation.id}/message/`);
  expect(body.results.map(({ photos }) => photos.length)).toEqual([5, 0]);
});
