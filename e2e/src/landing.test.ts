import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEachWidth, test } from './browser.ts';
import { seeCount, seeFocus, seePath } from './steps.ts';

/** Guarantees what a visitor finds on the first page, in its order, and how the gallery of a designer behaves. */

const main = (page: Page) => page.getByRole('main');
const gallery = (page: Page) => page.getByRole('article', { name: 'Portfolio gallery' });

atEachWidth((width) => {
  const photoCount = width < 600 ? 14 : 16;

  test('the five sections come in their order', async ({ visit }) => {
    const page = await visit('/');
    expect(await main(page).getByRole('heading', { level: 1 }).allTextContents()).toEqual([
      'Connect with the Perfect Designer for Your Project',
    ]);
    const sections = await main(page).getByRole('heading', { level: 2 }).allTextContents();
    expect(sections).toEqual([
      'Why Choose Our Platform',
      'AI-Powered Designer Matching',
      'How It Works',
      'Ready to Get Started?',
    ]);
    const points = await main(page).getByRole('heading', { level: 3 }).allTextContents();
    expect(points.map((point) => point.replace(/^\d\. /, ''))).toEqual([
      'AI-Powered Matching',
      'Curated Talent',
      'Seamless Collaboration',
      'Personalized Recommendations',
      'Save Time and Effort',
      'Higher Project Success Rate',
      'Describe Your Project',
      'Get Matched',
      'Collaborate',
      'Complete Your Project',
      'Ready to Find Your Perfect Designer?',
    ]);
    const progress = main(page)
      .getByRole('listitem')
      .filter({ hasText: /analyzed|identified|Matching with/ });
    expect((await progress.allTextContents()).map((text) => text.trim())).toEqual([
      'Project requirements analyzed',
      'Style preferences identified',
      'Matching with designers70%',
    ]);
    expect(await progress.getByRole('img', { name: 'Done:' }).count()).toBe(2);
    await main(page)
      .getByText(/94% satisfaction rate and fewer revisions/)
      .waitFor();
    await main(page)
      .getByText(/free for now/)
      .waitFor();
  });

  test.for([
    ['Find a Designer', '/signup'],
    ['Join as a Designer', '/signup-designer'],
    ["I'm a Client", '/signup-customer'],
    ["I'm a Designer", '/signup-designer'],
  ] as const)('%s leads to %s', async ([link, path], { visit }) => {
    const page = await visit('/');
    await main(page).getByRole('link', { name: link }).click();
    await seePath(page, path);
  });

  test('the gallery names its designer and shows every photo, round and round', async ({ visit }) => {
    const page = await visit('/');
    const card = gallery(page);
    await card.getByText('Elena', { exact: true }).waitFor();
    await card.getByText('Interior Designer', { exact: true }).waitFor();
    await card.getByText('5.0', { exact: true }).waitFor();
    await card.getByRole('img', { name: '5 of 5 stars' }).waitFor();
    const dots = card.getByRole('button', { name: /^Go to photo/ });
    await seeCount(dots, photoCount);

    await card.getByRole('button', { name: 'Previous photo' }).click();
    await seeCurrent(page, photoCount);
    await card.getByRole('button', { name: 'Next photo' }).click();
    await seeCurrent(page, 1);
    await dots.nth(4).click();
    await seeCurrent(page, 5);
    const picture = card.getByRole('button', { name: /^Open photo/ });
    expect((await picture.boundingBox())!.height).toBeLessThanOrEqual(310);
  });

  test('arrow keys turn the photos while they are on the screen, and not otherwise', async ({ visit }) => {
    const page = await visit('/');
    await gallery(page).scrollIntoViewIfNeeded();
    await page.keyboard.press('ArrowRight');
    await seeCurrent(page, 2);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await seeCurrent(page, photoCount);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.keyboard.press('ArrowRight');
    await gallery(page).scrollIntoViewIfNeeded();
    await seeCurrent(page, photoCount);
  });

  test('a photo opens on the full, dark screen, where one can go on, and gives the focus back', async ({
    visit,
  }) => {
    const page = await visit('/');
    const card = gallery(page);
    await card.getByRole('button', { name: 'Go to photo 3' }).click();
    const opener = card.getByRole('button', { name: `Open photo 3 of ${photoCount}` });
    await opener.click();
    const lightbox = page.getByRole('dialog', { name: 'Rooms by Elena' });
    await lightbox.getByText(`3 of ${photoCount}`).waitFor();
    const { width: lightboxWidth, height } = (await lightbox.boundingBox())!;
    expect([lightboxWidth, height]).toEqual([page.viewportSize()!.width, page.viewportSize()!.height]);
    const ground = await page.evaluate<string>(
      "getComputedStyle(document.querySelector('dialog[open]')).backgroundColor",
    );
    expect(Math.max(...ground.match(/\d+/g)!.map(Number))).toBeLessThan(40);

    await lightbox.getByRole('button', { name: 'Next photo' }).click();
    await lightbox.getByText(`4 of ${photoCount}`).waitFor();
    await page.keyboard.press('ArrowLeft');
    await lightbox.getByText(`3 of ${photoCount}`).waitFor();
    await lightbox.getByRole('button', { name: 'Go to photo 1', exact: true }).click();
    await lightbox.getByText(`1 of ${photoCount}`).waitFor();
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await lightbox.waitFor({ state: 'detached' });
    await seeFocus(opener);

    await page.keyboard.press('Enter');
    await lightbox.waitFor();
    await page.keyboard.press('Escape');
    await lightbox.waitFor({ state: 'detached' });
  });
});

test('a finger turns the photos, in the card and on the full screen', async ({ visit }) => {
  const page = await visit('/', { width: 375 });
  await gallery(page).scrollIntoViewIfNeeded();
  await seeCount(gallery(page).getByRole('button', { name: /^Go to photo/ }), 14);
  const photo = gallery(page).getByRole('button', { name: /^Open photo/ });
  await swipe(page, photo, -240);
  await seeCurrent(page, 2);
  await gallery(page).locator('.swiper').waitFor();
  await swipe(page, photo, -240);
  await seeCurrent(page, 3);
  await photo.click();
  const lightbox = page.getByRole('dialog', { name: 'Rooms by Elena' });
  await lightbox.locator('.swiper').waitFor();
  await swipe(page, lightbox.locator('.swiper'), 240);
  await lightbox.getByText('2 of 14').waitFor();
});

test('a photo that is turned while the gallery changes its size stays', async ({ visit }) => {
  const page = await visit('/');
  await gallery(page).getByRole('button', { name: 'Next photo' }).hover();
  await gallery(page).locator('.swiper').waitFor();
  await page.evaluate(`(async () => {
    const card = document.querySelector('article[aria-label="Portfolio gallery"]');
    card.style.width = '70%';
    for (let turned = 0; turned < 6; turned += 1) {
      await new Promise(requestAnimationFrame);
      card.querySelector('button[aria-label="Next photo"]').click();
    }
  })()`);
  await seeCurrent(page, 7);
});

test('photos cross-fade in 400 ms, or at once for those who want less motion', async ({ visit }) => {
  const speedOf = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await visit('/');
    await page.emulateMedia({ reducedMotion });
    await gallery(page).getByRole('button', { name: 'Next photo' }).hover();
    const swiper = gallery(page).locator('.swiper');
    await swiper.waitFor();
    return swiper.evaluate((element) => {
      const { speed, effect } = (element as unknown as { swiper: { params: Record<string, unknown> } }).swiper
        .params;
      return { speed, effect };
    });
  };
  expect(await speedOf('no-preference')).toEqual({ speed: 400, effect: 'fade' });
  expect(await speedOf('reduce')).toEqual({ speed: 0, effect: 'fade' });
});

test('phones get the photos without the first two', async ({ visit }) => {
  const [wide, phone] = [await visit('/'), await visit('/', { width: 375 })];
  const srcOf = (page: Page, at: number) =>
    gallery(page)
      .getByRole('button', { name: `Go to photo ${at}`, exact: true })
      .click()
      .then(() =>
        gallery(page)
          .getByRole('button', { name: `Open photo ${at} of` })
          .waitFor(),
      )
      .then(() =>
        gallery(page)
          .locator('.swiper-slide-active img, [role=group] > div > picture > img')
          .first()
          .getAttribute('src'),
      );
  expect(await srcOf(phone, 1)).toBe(await srcOf(wide, 3));
  expect(await srcOf(phone, 14)).toBe(await srcOf(wide, 16));
});

async function seeCurrent(page: Page, photo: number): Promise<void> {
  await gallery(page)
    .getByRole('button', { name: `Go to photo ${photo}`, exact: true })
    .and(page.locator('[aria-current=true]'))
    .waitFor();
}

/**
 * Draws a finger sideways over the middle of something; `byPx` is negative to the left. What is longer than half of it
 * turns a photo however long it takes, shorter ways only within 300 ms (Swiper's default).
 */
async function swipe(page: Page, over: Locator, byPx: number): Promise<void> {
  const box = (await over.boundingBox())!;
  const y = box.y + box.height / 2;
  const startX = box.x + box.width / 2 - byPx / 2;
  const touches = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', { x: startX, y });
  await send('touchMove', { x: startX + byPx / 2, y });
  await send('touchMove', { x: startX + byPx, y });
  await send('touchEnd');
}
