import { readFile } from 'node:fs/promises';
import { projectPhotos } from '@tessera/contract/media';
import { portfolioApi } from '@tessera/contract/portfolio';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEachWidth, expectSoundScreen, test } from './browser.ts';
import { fixture } from './fixture.ts';
import { answerCalls, countCalls, failCalls, holdCalls } from './network.ts';
import { pick, seeCount, seeFocus, seeHeading, seePath, seeToast, seeValue } from './steps.ts';

/** Guarantees the rules of the form of a portfolio project: its fields, its photos and their order, its limit, and what is said of each save. */

const TOO_MANY =
  'Maximum file limit reached. You can only upload up to 10 files for one project. Please remove some files and try again.';
const TOO_LARGE = 'File size exceeds the 10MB limit. Please choose a smaller file and try again.';
const WRONG_TYPE = 'Invalid file format. Only image files (JPEG, PNG, GIF, WebP, etc.) are allowed.';
const LIMIT = 'Project limit reached. Please upgrade your plan to add more projects.';

const save = (page: Page) => page.getByRole('button', { name: 'Save Project' });
const tiles = (page: Page) => page.getByRole('button', { name: 'Preview photo' });
const handle = (page: Page, position: number) =>
  page
    .getByRole('listitem', { name: `Photo ${position}`, exact: true })
    .getByRole('button', { name: 'Move photo', exact: true });

/** The photos as they stand, by what tells them apart: the addresses of their pictures. */
const order = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('listitem', { name: /^Photo \d+$/ })
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));

/** Lifts the photo whose handle has the focus. Keys are listened for a turn of the page's timers after it is said. */
async function lift(page: Page, announced: string): Promise<void> {
  await page.keyboard.press('Space');
  await page.getByText(announced).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
}

async function choose(page: Page, ...names: string[]): Promise<void> {
  await page.getByLabel('Photos', { exact: true }).setInputFiles(names.map(fixture));
}

async function fill(page: Page, name = 'House by the lake'): Promise<void> {
  await page.getByLabel('Project name').fill(name);
  await page.getByLabel('Description').fill('A wooden house with one large window.');
  await pick(page, 'Country', 'Finland');
}

atEachWidth((width) => {
  test('name, description and country are required', async ({ given, visit }) => {
    const page = await visit('/designer/projects/add/', { as: await given.designer() });
    await seeHeading(page, 'Add a Project to Your Portfolio');
    expect(await page.title()).toBe('Add a Project to Your Portfolio | Tessera');
    await expectSoundScreen(page);
    await save(page).click();
    for (const name of ['Project name', 'Description', 'Country'])
      await page.getByText(`${name} is required`, { exact: true }).waitFor();
    await seeFocus(page.getByLabel('Project name'));
    await expectSoundScreen(page);
    await page.getByLabel('Project name').fill('A');
    await seeCount(page.getByText('Project name is required'), 0);
  });

  test('a new project leads to the list, with its photos in their order', async ({ given, visit }) => {
    const designer = await given.designer();
    const page = await visit('/designer/projects/add/', { as: designer });
    await fill(page);
    await choose(page, 'living-room.jpg', 'bedroom.heic');
    await seeCount(tiles(page), 2);
    await page.getByText('2 of 10', { exact: true }).waitFor();
    await save(page).click();
    await seeToast(page, 'Project saved successfully!');
    await seePath(page, '/designer/projects/');
    await page
      .getByRole('article', { name: 'House by the lake' })
      .getByText('Finland', { exact: true })
      .waitFor();
    expect((await designer.get('designer/project/')).body.results[0].images).toHaveLength(2);
  });

  test('an edit stays on the page; photos are removed and added', async ({ given, visit }) => {
    const designer = await given.designer();
    const project = await given.project(designer);
    const page = await visit(`/designer/projects/edit/${project.id}`, { as: designer });
    await seeHeading(page, 'Edit Project');
    expect(await page.getByLabel('Project name').inputValue()).toBe(project.name);
    await seeValue(page.getByRole('combobox', { name: 'Country' }), 'Sweden');
    await seeCount(tiles(page), 2);
    await page.getByLabel('Project name').fill('Loft, once more');
    await page.getByRole('button', { name: 'Remove photo' }).first().click();
    await choose(page, 'portrait.jpg');
    await save(page).click();
    await seeToast(page, 'Project saved successfully!');
    await seePath(page, `/designer/projects/edit/${project.id}`);
    const { body } = await designer.get(`designer/project/${project.id}/`);
    expect(body.name).toBe('Loft, once more');
    expect(body.images).toHaveLength(2);
    expect(body.images[0].id).toBe(project.images[1]!.id);
    await expectSoundScreen(page);
  });

  test('a project that is not there is said to be missing', async ({ given, visit }) => {
    const [designer, other] = [await given.designer(), await given.designer()];
    const foreign = await given.project(other, {}, []);
    const page = await visit(`/designer/projects/edit/${foreign.id}`, { as: designer });
    await page.getByText('Project not found.', { exact: true }).waitFor();
    await expectSoundScreen(page);
    await page.getByRole('main').getByRole('link', { name: 'My Projects' }).last().click();
    await seePath(page, '/designer/projects/');
  });

  test('files of another type or too large are refused by name, until they are removed', async ({
    given,
    visit,
  }) => {
    const page = await visit('/designer/projects/add/', { as: await given.designer() });
    await page.getByLabel('Photos', { exact: true }).setInputFiles([
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
    await seeCount(tiles(page), 1);
    await expectSoundScreen(page);
    const refused = page.getByRole('listitem').filter({ hasText: 'plan.pdf' });
    await refused.getByRole('button', { name: 'Remove photo' }).click();
    await seeCount(page.getByText(WRONG_TYPE), 0);
    await page.getByText(TOO_LARGE, { exact: true }).waitFor();
  });

  test('ten photos are taken and no more', async ({ given, visit }) => {
    const page = await visit('/designer/projects/add/', { as: await given.designer() });
    const buffer = await readFile(fixture('portrait.jpg'));
    const files = Array.from({ length: 11 }, (_, i) => ({
      name: `${i}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    }));
    await page.getByLabel('Photos', { exact: true }).setInputFiles(files);
    await seeCount(tiles(page), 10);
    await page.getByRole('alert').getByText(TOO_MANY, { exact: true }).waitFor();
    await page.getByText('10 of 10', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove photo' }).first().click();
    await seeCount(page.getByText(TOO_MANY), 0);
  });

  test('photos are put in order with the keyboard, which is announced', async ({ given, visit }) => {
    const page = await visit('/designer/projects/add/', { as: await given.designer() });
    await choose(page, 'living-room.jpg', 'kitchen.jpg', 'portrait.jpg');
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

  test('stored photos become movable when somebody is at work, who keeps the focus', async ({
    given,
    visit,
  }) => {
    const designer = await given.designer();
    const project = await given.project(designer);
    const page = await visit(`/designer/projects/edit/${project.id}`, { as: designer });
    await seeCount(tiles(page), 2);
    const [first, second] = await order(page);
    await seeCount(page.getByRole('button', { name: 'Move photo', exact: true }), 0);
    await tiles(page).nth(1).focus();
    await seeCount(page.getByRole('button', { name: 'Move photo', exact: true }), 2);
    await seeFocus(tiles(page).nth(1));
    await page.keyboard.press('Tab');
    await seeFocus(handle(page, 2));
    await lift(page, 'Over position 2 of 2.');
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Over position 1 of 2.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(() => order(page)).toEqual([second, first]);
  });

  test(`photos are put in order by ${width < 600 ? 'touch' : 'mouse'}`, async ({ given, visit }) => {
    const page = await visit('/designer/projects/add/', { as: await given.designer() });
    await choose(page, 'living-room.jpg', 'kitchen.jpg', 'portrait.jpg');
    await handle(page, 3).waitFor();
    const [first, second, third] = await order(page);
    await handle(page, 1).scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(page, 1), await middleOf(page, 3)];
    if (width < 600) await dragByTouch(page, from, to);
    else await dragByMouse(page, from, to);
    await expect.poll(() => order(page)).toEqual([second, third, first]);
  });

  test('a photo is looked at closely: zoomed to the limits and turned', async ({ given, visit }) => {
    const page = await visit('/designer/projects/add/', { as: await given.designer() });
    await choose(page, 'living-room.jpg');
    await tiles(page).click();
    const preview = page.getByRole('dialog', { name: 'Photo preview' });
    const [out, into] = [
      preview.getByRole('button', { name: 'Zoom out' }),
      preview.getByRole('button', { name: 'Zoom in' }),
    ];
    await preview.getByText('1.0×', { exact: true }).waitFor();
    await expectSoundScreen(page);
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
    await seeFocus(tiles(page));
  });

  test('at the limit a banner says so and nothing can be saved', async ({ given, visit }) => {
    const page = await visit('/designer/contact-us/', { as: await given.designer() });
    await answerCalls(page, portfolioApi.limit, { count: 20, limit: 20 });
    await page.goto('/designer/projects/add/');
    await page
      .getByText(
        'You have reached your project limit (20/20). Please upgrade your plan to add more projects.',
      )
      .waitFor();
    expect(await save(page).isDisabled()).toBe(true);
    await expectSoundScreen(page);
    await page.getByRole('link', { name: 'Upgrade your plan' }).click();
    await seePath(page, '/designer/contact-us/');
    expect(await page.getByLabel('Subject').inputValue()).toBe('Upgrade my plan');
  });

  test('leaving asks first, by link and by reloading; a saved form is left without a question', async ({
    given,
    visit,
  }) => {
    const page = await visit('/designer/projects/', { as: await given.designer() });
    await page.getByRole('link', { name: 'Add Project' }).click();
    await choose(page, 'portrait.jpg');
    await seeCount(tiles(page), 1);
    await page.getByRole('link', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expectSoundScreen(page);
    await question.getByRole('button', { name: 'Stay' }).click();
    await seeCount(tiles(page), 1);
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await seePath(page, '/designer/projects/add/');

    const asked = Promise.withResolvers<string>();
    page.once('dialog', (dialog) => {
      asked.resolve(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate('setTimeout(() => location.reload())');
    expect(await asked.promise).toBe('beforeunload');

    await fill(page);
    await save(page).click();
    await seePath(page, '/designer/projects/');
    await seeCount(question, 0);
  });
});

test('a damaged picture is refused by the server and named', async ({ given, visit }) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await fill(page);
  const whole = await readFile(fixture('kitchen.jpg'));
  await page
    .getByLabel('Photos', { exact: true })
    .setInputFiles([{ name: 'torn.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, 600) }]);
  await save(page).click();
  await seeToast(page, 'Failed to save project');
  await page
    .getByRole('alert')
    .filter({ hasText: 'torn.jpg' })
    .getByText('This picture is damaged and cannot be read.')
    .waitFor();
  await seePath(page, '/designer/projects/add/');
});

test('files are taken by drop and by paste, and a drop beside the zone leaves the page as it is', async ({
  given,
  visit,
}) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await page.getByText('Drop photos here', { exact: true }).waitFor();
  const bytes = [...(await readFile(fixture('portrait.jpg')))];
  const send = (type: string, selector: string) =>
    page.evaluate(`(() => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(${JSON.stringify(bytes)})], '${type}.jpg', { type: 'image/jpeg' }));
      const options = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
      const event = '${type}' === 'paste' ? new ClipboardEvent('paste', options) : new DragEvent('${type}', options);
      return document.querySelector('${selector}').dispatchEvent(event);
    })()`);
  await send('drop', 'fieldset input[type=file]');
  await seeCount(tiles(page), 1);
  await send('paste', 'body');
  await seeCount(tiles(page), 2);
  // A browser would open what nobody took.
  expect(await send('drop', 'h1'), 'left to the browser').toBe(false);
  await seeCount(tiles(page), 2);
});

test('a creation refused at the limit shows the limit’s message', async ({ given, visit }) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await failCalls(page, portfolioApi.create, 'project_limit_reached');
  await fill(page);
  await save(page).click();
  await seeToast(page, LIMIT);
  await seePath(page, '/designer/projects/add/');
});

test.for([
  ['network', 'Failed to save project. Please try again.'],
  ['server_error', 'Failed to save project'],
] as const)(
  'a save that fails (%s) says so, keeps everything and can be repeated',
  async ([code, words], { given, visit }) => {
    const page = await visit('/designer/projects/add/', { as: await given.designer() });
    const recover = await failCalls(page, portfolioApi.create, code);
    await fill(page);
    await choose(page, 'portrait.jpg');
    await save(page).click();
    await seeToast(page, words);
    await seeCount(tiles(page), 1);
    await recover();
    await save(page).click();
    await seePath(page, '/designer/projects/');
    await page.getByRole('article', { name: 'House by the lake' }).waitFor();
  },
);

test('it is sent once, however often it is pressed, and shows how far it is', async ({ given, visit }) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await fill(page);
  await choose(page, 'portrait.jpg');
  const calls = countCalls(page, portfolioApi.create);
  const release = await holdCalls(page, portfolioApi.create);
  await save(page).dblclick();
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
  await seeCount(page.getByRole('button', { name: 'Remove photo' }), 0);
  await release();
  await seeToast(page, 'Project saved successfully!');
  expect(calls.count).toBe(1);
});

test('when the session ends meanwhile, everything is back after signing in again', async ({
  given,
  visit,
}) => {
  const designer = await given.designer();
  const page = await visit('/designer/projects/add/', { as: designer });
  await fill(page);
  await choose(page, 'portrait.jpg');
  await designer.post('user/sign-out/', { refresh: designer.tokens.refresh });
  await page.evaluate("localStorage.setItem('access', localStorage.getItem('access') + 'x')");
  await save(page).click();
  await seePath(page, '/signin');
  await page.getByText(/^Your session has ended/).waitFor();
  await expectSoundScreen(page);
  await page.getByLabel('Email Address').fill(designer.email);
  await page.getByLabel('Password', { exact: true }).fill(designer.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await seePath(page, '/designer/projects/add/');
  await seeToast(page, 'What you typed before is back. It has not been saved yet.');
  expect(await page.getByLabel('Project name').inputValue()).toBe('House by the lake');
  expect(await page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('Finland');
  await seeCount(tiles(page), 1);
  await save(page).click();
  await seePath(page, '/designer/projects/');
  await page.getByRole('article', { name: 'House by the lake' }).waitFor();
});

test('without a connection that is said, and the save can be repeated', async ({ given, visit }) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await fill(page);
  await page.context().setOffline(true);
  await page.getByText(/^You are offline\./).waitFor();
  await save(page).click();
  await seeToast(page, 'Failed to save project. Please try again.');
  await expectSoundScreen(page);
  await page.context().setOffline(false);
  await seeCount(page.getByText(/^You are offline\./), 0);
  await save(page).click();
  await seePath(page, '/designer/projects/');
  await page.getByRole('article', { name: 'House by the lake' }).waitFor();
});

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
