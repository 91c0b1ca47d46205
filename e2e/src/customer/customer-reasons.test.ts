import { matchingApi, type MatchedDesigner, type Reason } from '@tessera/contract/matching';
import type { Page } from 'playwright-core';
import { test } from '../browser.ts';
import type { createGivenPeople } from '../given.ts';
import { changeAnswers } from '../network.ts';
import { publicRoom, publicRoomOnCard } from '../public-room.ts';
import { seeCount } from '../steps.ts';

/** Guarantees that a card shows the photo that a reason rests on once somebody points at the reason. */

const rooms = ['japandi_living_11_wide', 'art-deco_living_11_wide', 'art-deco_office_11_wide'];

const reasons = rooms.map((room, index): Reason => {
  const evidence = { project_id: null, project_name: null, designer_id: null };
  return {
    code: 'style',
    text: `Reason ${index + 1}`,
    evidence: { ...evidence, photo_url: publicRoom(room).url },
  };
});

/** A list with one designer, whose three reasons rest on three photos. */
async function cardWithReasons(
  given: ReturnType<typeof createGivenPeople>,
  visit: (path: string, arrival: { as: Awaited<ReturnType<typeof given.customer>> }) => Promise<Page>,
) {
  const page = await visit('about:blank', { as: (await given.match()).customer });
  await changeAnswers<{ results: MatchedDesigner[] }>(page, matchingApi.customerMatches, (list) => ({
    ...list,
    results: list.results
      .slice(0, 1)
      .map((one) => ({ ...one, reasons, portfolioPhotos: rooms.map(publicRoomOnCard) })),
  }));
  await page.goto('/customer/');
  const card = page.getByRole('article');
  return {
    page,
    reason: (number: number) => card.getByRole('button', { name: `Reason ${number}` }),
    seePhoto: (number: number) =>
      card.locator(`[aria-label="Go to photo ${number}"][aria-current=true]`).waitFor(),
  };
}

test('the large photo turns to the evidence of the reason that the mouse or the focus is on', async ({
  given,
  visit,
}) => {
  const { page, reason, seePhoto } = await cardWithReasons(given, visit);
  await seePhoto(1);
  await reason(3).hover();
  await seePhoto(3);
  await reason(1).focus();
  await seePhoto(1);
  await page.keyboard.press('Tab');
  await seePhoto(2);
  await seeCount(page.getByRole('dialog'), 0);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('2 of 3').waitFor();
});

test('a finger that moves over reasons while it scrolls turns no photo', async ({ given, visit }) => {
  const { page, reason, seePhoto } = await cardWithReasons(given, visit);
  await seePhoto(1);
  await reason(3).dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await seePhoto(1);
  await reason(3).dispatchEvent('pointerout', { pointerType: 'touch', bubbles: true });
  await reason(2).dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
  await seePhoto(2);
});
