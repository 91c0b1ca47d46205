import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectPhotos } from '@tessera/contract/fields/file-fields';
import { corners, fixture as testPicture } from '@tessera/testkit/pictures';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEachWidth, expectSoundScreen, test } from '../browser.ts';
import { fixture } from '../fixture.ts';
import { chooseFixtures, photoInput, photoTiles } from '../project-form.ts';
import { untilRest } from '../rest.ts';
import { dropOn, seeCount, seeFocus } from '../steps.ts';

/** Guarantees the photos of a portfolio project before they are sent: which are taken and how, their order, and how they are looked at. */

const TOO_MANY =
  'Maximum file limit reached. You can only upload up to 10 files for one project. Please remove some files and try again.';
const TOO_LARGE = 'File size exceeds the 10MB limit. Please choose a smaller file and try again.';
const WRONG_TYPE = 'Invalid file format. Only image files (JPEG, PNG, GIF, WebP, etc.) are allowed.';

const handle = (page: Page, position: number) =>
  page
    .getByRole('listitem', { name: `Photo ${position}`, exact: true })
    .getByRole('button', { name: 'Move photo', exact: true });

/** The photos as they stand, by what tells them apart: the addresses of their pictures. */
const order = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('listitem', { name: /^Photo \d+$/ })
    .locator('img')
    .evaluateAll((images) => images.map((image: any) => image.getAttribute('src')));

/** Lifts the photo whose handle has the focus. Keys are listened for a turn of the page's timers after it is said. */
async function lift(page: Page, announced: string): Promise<void> {
  await page.keyboard.press('Space');
  await page.getByText(announced).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
}

test('files of another type or too large are refused by name, until they are removed', async ({
  given,
  visit,
}) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await photoInput(page).setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(projectPhotos.maxBytes + 1) },
    { name: 'whole.jpg', mimeType: 'image/jpeg', buffer: await readFile(fixture('kitchen.jpg')) },
  ]);
  await page
    .getByRole('alert')
    .filter({ hasText: 'plan.pdf' })
    .getByText(WRONG_TYPE, { exact: true })
    .waitFor();
  await page
    .getByRole('alert')
    .filter({ hasText: 'large.jpg' })
    .getByText(TOO_LARGE, { exact: true })
    .waitFor();
  await seeCount(photoTiles(page), 1);
  await expectSoundScreen(page);
  const refused = page.getByRole('listitem').filter({ hasText: 'plan.pdf' });
  await refused.getByRole('button', { name: 'Remove photo' }).click();
  await seeCount(page.getByText(WRONG_TYPE), 0);
  await page.getByText(TOO_LARGE, { exact: true }).waitFor();
});

test('ten photos are accepted and no more', async ({ given, visit }) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  const buffer = await readFile(fixture('portrait.jpg'));
  const files = Array.from({ length: 11 }, (_, i) => ({
    name: `${i}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }));
  await photoInput(page).setInputFiles(files);
  await seeCount(photoTiles(page), 10);
  await page.getByRole('alert').getByText(TOO_MANY, { exact: true }).waitFor();
  await page.getByText('10 of 10', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove photo' }).first().click();
  await seeCount(page.getByText(TOO_MANY), 0);
});

test('HEIC files are previewed before they are sent, upright, in wide colours and with 10 bits, and a damaged one shows its name', async ({
  given,
  visit,
}) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const isDecoderLoaded = () => loaded.some((path) => /heic|magick/.test(path));
  await chooseFixtures(page, 'kitchen.jpg');
  await seeCount(photoTiles(page).locator('img'), 1);
  expect(isDecoderLoaded()).toBe(false);

  const names = ['turned.heic', 'ten-bit.heic'] as const;
  const pictures = await Promise.all(
    names.map(async (name) => ({ name, mimeType: 'image/heic', buffer: await testPicture(name) })),
  );
  // Windows knows no type for them, and some programs give them another name.
  const other = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: pictures[0]!.buffer };
  const damaged = { name: 'torn.heic', mimeType: '', buffer: pictures[0]!.buffer.subarray(0, 900) };
  await photoInput(page).setInputFiles([damaged, ...pictures, other]);
  await seeCount(photoTiles(page), 5);
  await seeCount(photoTiles(page).locator('img'), 4);
  expect(isDecoderLoaded()).toBe(true);
  for (const position of [3, 4, 5]) {
    for (const [corner, colour] of Object.entries(await cornersOf(page, position))) {
      const expected = corners[corner as keyof typeof corners];
      const distance = Math.max(...colour.map((level, channel) => Math.abs(level - expected[channel]!)));
      expect(distance, `${corner} of photo ${position} is ${colour}`).toBeLessThan(12);
    }
  }
  await expectSoundScreen(page);

  await photoTiles(page).nth(2).click();
  const preview = page.getByRole('dialog', { name: 'Photo preview' });
  await preview.getByRole('img', { name: 'turned.heic' }).waitFor();
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.locator('[data-file-name="torn.heic"]').waitFor();
  await photoTiles(page).nth(1).click();
  await preview.getByText('This browser cannot show this kind of picture.').waitFor();
});

test('photos are put in order with the keyboard, which is announced', async ({ given, visit }) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await chooseFixtures(page, 'living-room.jpg', 'kitchen.jpg', 'portrait.jpg');
  await handle(page, 3).waitFor();
  const [first, second, third] = await order(page);
  await handle(page, 1).focus();
  await lift(page, 'Over position 1 of 3.');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Over position 2 of 3.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText('Over position 3 of 3.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText('Photo put at position 3 of 3.').waitFor({ state: 'attached' });
  await expect.poll(() => order(page)).toEqual([second, third, first]);
  await expectSoundScreen(page);
  await handle(page, 1).focus();
  await lift(page, 'Over position 1 of 3.');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Over position 2 of 3.').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByText('Photo put back.').waitFor({ state: 'attached' });
  expect(await order(page)).toEqual([second, third, first]);
});

test('stored photos can be moved once the page is in use, and the focus stays where it was', async ({
  given,
  visit,
}) => {
  const designer = await given.designer();
  const project = await given.project(designer);
  const page = await visit(`/designer/projects/edit/${project.id}`, { as: designer });
  await seeCount(photoTiles(page), 2);
  const [first, second] = await order(page);
  await seeCount(page.getByRole('button', { name: 'Move photo', exact: true }), 0);
  await photoTiles(page).nth(1).focus();
  await seeCount(page.getByRole('button', { name: 'Move photo', exact: true }), 2);
  await seeFocus(photoTiles(page).nth(1));
  await page.keyboard.press('Tab');
  await seeFocus(handle(page, 2));
  await lift(page, 'Over position 2 of 2.');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Over position 1 of 2.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(() => order(page)).toEqual([second, first]);
});

test('a photo can be enlarged, zoomed up to the limits and rotated', async ({ given, visit }) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await chooseFixtures(page, 'living-room.jpg');
  await photoTiles(page).click();
  const preview = page.getByRole('dialog', { name: 'Photo preview' });
  const [out, into] = [
    preview.getByRole('button', { name: 'Zoom out' }),
    preview.getByRole('button', { name: 'Zoom in' }),
  ];
  await preview.getByText('1.0×', { exact: true }).waitFor();
  for (let tenths = 9; tenths >= 5; tenths--) {
    await out.click();
    await preview.getByText(`${(tenths / 10).toFixed(1)}×`, { exact: true }).waitFor();
  }
  expect(await out.isDisabled()).toBe(true);
  for (let tenths = 6; tenths <= 30; tenths++) await into.click();
  await preview.getByText('3.0×', { exact: true }).waitFor();
  expect(await into.isDisabled()).toBe(true);
  const turn = () => preview.locator('[style*="--turn"]').getAttribute('style');
  expect(await turn()).toMatch(/--turn: ?0deg/);
  await preview.getByRole('button', { name: 'Rotate' }).click();
  expect(await turn()).toMatch(/--turn: ?90deg/);
  await expectSoundScreen(page);
  await preview.getByRole('button', { name: 'Close' }).click();
  await seeCount(preview, 0);
  await seeFocus(photoTiles(page));
});

atEachWidth((width) => {
  test(`photos are put in order by ${width < 600 ? 'touch' : 'mouse'}`, async ({ given, visit }) => {
    const page = await visit('/designer/projects/add/', { as: await given.designer() });
    await chooseFixtures(page, 'living-room.jpg', 'kitchen.jpg', 'portrait.jpg');
    await handle(page, 3).waitFor();
    const [first, second, third] = await order(page);
    await handle(page, 1).scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(page, 1), await middleOf(page, 3)];
    if (width < 600) await dragByTouch(page, from, to);
    else await dragByMouse(page, from, to);
    await expect.poll(() => order(page)).toEqual([second, third, first]);
  });
});

test('files are taken by drop and by paste, and a drop beside the zone leaves the page as it is', async ({
  given,
  visit,
}) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await page.getByText('Drop photos here', { exact: true }).waitFor();
  const portrait = fixture('portrait.jpg');
  await dropOn(page, 'fieldset input[type=file]', portrait);
  await seeCount(photoTiles(page), 1);
  await dropOn(page, 'body', portrait, 'paste');
  await seeCount(photoTiles(page), 2);
  // A program that writes puts a picture of the text beside it.
  await dropOn(page, 'body', portrait, 'paste', 'text');
  await seeCount(photoTiles(page), 2);
  // If nothing handles the drop, the browser opens the file.
  expect(await dropOn(page, 'h1', portrait), 'left to the browser').toBe(false);
  await seeCount(photoTiles(page), 2);
});

test('the files of a dropped folder are taken once somebody uses the page', async ({ given, visit }) => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-dropped-'));
  await copyFile(fixture('kitchen.jpg'), join(folder, 'kitchen.jpg'));
  await copyFile(fixture('portrait.jpg'), join(folder, 'portrait.jpg'));
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  const zone = page.getByText('Drop photos here', { exact: true });
  await zone.hover();
  await untilRest(page);
  const { x, y } = (await zone.boundingBox())!;
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: x + 5,
      y: y + 5,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    });
  await seeCount(photoTiles(page), 2);
  await rm(folder, { recursive: true });
});

/** The colours in the corners of a photo as the browser shows it. */
function cornersOf(page: Page, position: number): Promise<Record<string, number[]>> {
  return page.evaluate(`(async () => {
    const image = document.querySelectorAll('[aria-label="Preview photo"]')[${position - 1}].querySelector('img');
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    const at = (x, y) => [...context.getImageData(x * canvas.width, y * canvas.height, 1, 1).data].slice(0, 3);
    return { topLeft: at(0.2, 0.2), topRight: at(0.8, 0.2), bottomLeft: at(0.2, 0.8), bottomRight: at(0.8, 0.8) };
  })()`);
}

interface Point {
  x: number;
  y: number;
}

async function middleOf(page: Page, position: number): Promise<Point> {
  const box = await handle(page, position).boundingBox();
  if (box === null) throw new Error(`Photo ${position} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.getByText('Over position 3 of 3.').waitFor({ state: 'attached' });
  await page.mouse.up();
}

async function dragByTouch(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++) {
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / 8,
      y: from.y + ((to.y - from.y) * step) / 8,
    });
  }
  await page.getByText('Over position 3 of 3.').waitFor({ state: 'attached' });
  await touch('touchEnd');
}
