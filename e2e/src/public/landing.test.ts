import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEachWidth, test } from '../browser.ts';
import { seeCount, seeFocus, seePath } from '../steps.ts';

/** Guarantees what a visitor finds on the first page, in its order, and how the gallery behaves. */

const main = (page: Page) => page.getByRole('main');
const gallery = (page: Page) => page.getByRole('article', { name: 'Portfolio gallery' });

atEachWidth((width) => {
  const photoCount = width < 600 ? 14 : 16;

  test('the landing page has its five sections in order', async ({ visit }) => {
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

  test('the gallery shows all photos one after the other and starts again', async ({ visit }) => {
    const page = await visit('/');
    const card = gallery(page);
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

  test('arrow keys turn the photos of the gallery only while they are on the screen', async ({ visit }) => {
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

  test('a photo opens on the full, dark screen, where the next one can be shown, and closing gives the focus back', async ({
    visit,
  }) => {
    const page = await visit('/');
    const card = gallery(page);
    await card.getByRole('button', { name: 'Go to photo 3' }).click();
    const opener = card.getByRole('button', { name: `Open photo 3 of ${photoCount}` });
    await opener.click();
    const lightbox = page.getByRole('dialog', { name: 'Gallery photos' });
    await lightbox.getByText(`3 of ${photoCount}`).waitFor();
    const { width: lightboxWidth, height } = (await lightbox.boundingBox())!;
    expect([lightboxWidth, height]).toEqual([page.viewportSize()!.width, page.viewportSize()!.height]);
    const ground = await page.evaluate<string>(
      "getComputedStyle(document.querySelector('[role=dialog]')).backgroundColor",
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

atEachWidth(() => {
  test('the hero shows one room, and in its top right quarter another room from the same view', async ({
    visit,
  }) => {
    const page = await visit('/');
    const rooms = main(page).locator('section').first().locator('picture:not(article picture) img');
    await seeCount(rooms, 2);
    // As they are laid out, not as they are turned.
    const [room, odd] = await rooms.evaluateAll((images: any[]) =>
      images.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
    );
    expect(odd).toEqual(room);
    await rooms
      .first()
      .and(page.getByRole('img', { name: /upper right quarter is a tile from another designer’s room/ }))
      .waitFor();
  });
});

atEachWidth(() => {
  test('Back closes a photo on the full screen and leaves the page where it was', async ({ visit }) => {
    const page = await visit('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Tessera' }).click();
    await gallery(page).waitFor();
    await page.mouse.wheel(0, 260);
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(0);
    const opener = gallery(page).getByRole('button', { name: /^Open photo 1 of/ });
    await opener.click();
    const lightbox = page.getByRole('dialog', { name: 'Gallery photos' });
    await lightbox.waitFor();
    const scrolledTo = await page.evaluate<number>('scrollY');
    await page.goBack();
    await lightbox.waitFor({ state: 'detached' });
    await seePath(page, '/');
    await seeFocus(opener);
    expect(await page.evaluate<number>('scrollY')).toBe(scrolledTo);

    // Closed by its button, it leaves nothing in the way of Back either.
    await opener.click();
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await lightbox.waitFor({ state: 'detached' });
    await page.goBack();
    await seePath(page, '/about');
  });
});

test('a finger turns the photos, in the card and on the full screen', async ({ visit }) => {
  const page = await visit('/', { width: 375 });
  await gallery(page).scrollIntoViewIfNeeded();
  await seeCount(gallery(page).getByRole('button', { name: /^Go to photo/ }), 14);
  const photo = gallery(page).getByRole('button', { name: /^Open photo/ });
  await swipe(page, photo, -240);
  await seeCurrent(page, 2);
  await swipe(page, photo, -240);
  await seeCurrent(page, 3);
  await photo.click();
  const lightbox = page.getByRole('dialog', { name: 'Gallery photos' });
  await swipe(page, lightbox.getByRole('group', { name: '3 of 14' }), 240);
  await lightbox.getByText('2 of 14').waitFor();
});

test('turning to another photo holds when the gallery changes its size', async ({ visit }) => {
  const page = await visit('/');
  await gallery(page).getByRole('button', { name: 'Next photo' }).hover();
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
    const photo = gallery(page).getByRole('group', { name: '1 of 16' });
    await photo.waitFor();
    return photo.evaluate((element: any) => {
      const { transitionProperty, transitionDuration } =
        element.ownerDocument.defaultView!.getComputedStyle(element);
      return [transitionProperty, transitionDuration];
    });
  };
  // Tests switch animations off everywhere, so the rule is read where it is written.
  expect(await speedOf('no-preference')).toEqual(['opacity', '0.4s']);
  expect((await speedOf('reduce'))[0]).toBe('none');
});

test('on phones the gallery leaves out its first two photos', async ({ visit }) => {
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
      .then(() => gallery(page).locator('[role=group][aria-hidden=false] img').first().getAttribute('src'));
  expect(await srcOf(phone, 1)).toBe(await srcOf(wide, 3));
  expect(await srcOf(phone, 14)).toBe(await srcOf(wide, 16));
});

async function seeCurrent(page: Page, photo: number): Promise<void> {
  await gallery(page)
    .getByRole('button', { name: `Go to photo ${photo}`, exact: true })
    .and(page.locator('[aria-current=true]'))
    .waitFor();
}

/** Draws a finger sideways over the middle of something; `byPx` is negative to the left. */
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
