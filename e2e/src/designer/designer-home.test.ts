import { applicationsApi } from '@tessera/contract/deal/applications';
import { matchingApi, type MatchProject } from '@tessera/contract/matching';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoundScreen, test } from '../browser.ts';
import type { createGivenPeople } from '../given.ts';
import { answerCalls, answerPages, countCalls, failCalls, holdCalls } from '../network.ts';
import {
  columnsOf,
  heightOf,
  seeCount,
  seeFocus,
  seeHeading,
  seePath,
  seeToast,
  sendReport,
} from '../steps.ts';

/** Guarantees what a designer sees of the orders that fit, in every state, and that applying to one is recorded and told. */

const EMPTY =
  'Our AI is working hard to find the best matches for you. Please wait or add more projects to your portfolio to increase your chances.';
const SUBTITLE = 'Discover projects that match your skills and preferences';

const pictures = ['living_11_wide', 'office_11_wide', 'living_11_wide'].map((room, index) => ({
  id: `0192f5c0-0000-7000-8000-0000000000e${index}`,
  base: `/rooms/art-deco_${room}-`,
  first: `800.jpg?${index}`,
}));
const kitchen: MatchProject = {
  id: '0192f5c0-0000-7000-8000-00000000000a',
  objectName: 'Calm family kitchen',
  description: 'Open the kitchen to the dining room, keep the old floor, and find room for a table for six.',
  location: 'Germany',
  budget: 18_000,
  photos: pictures.map(({ base, first }) => base + first),
  orderPhotos: pictures.map((picture) => ({
    ...picture,
    width: 800,
    height: 600,
    thumbhash: null,
    sizes: [],
  })),
  roomPhotos: [],
  score: 91.6,
  isWeak: false,
  reasons: [{ code: 'budget', text: 'Budget of $18,000 fits your usual range', evidence: null }],
  applicationsCount: 0,
  applied: false,
  suggestion: 'You would rank higher with a project that shows kitchens',
};
const withoutPhotos = {
  ...kitchen,
  id: '0192f5c0-0000-7000-8000-00000000000b',
  objectName: 'Bedroom by the sea',
  photos: [],
  orderPhotos: [],
  applied: true,
  suggestion: null,
};
const third = {
  ...kitchen,
  id: '0192f5c0-0000-7000-8000-00000000000c',
  objectName: 'Studio office',
  photos: [],
  orderPhotos: [],
};

const matchesOf = (...results: MatchProject[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  state: 'ready',
});

/** Sends the application whose dialog is open as it is. */
const sendApplication = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();

const cardOf = (page: Page, name: string): Locator => page.getByRole('article', { name });

let lastMatch = 0;

/** A designer and a customer whose order fits. Their names occur in no other test. */
async function matchOf(given: ReturnType<typeof createGivenPeople>, server: TestServer) {
  const number = ++lastMatch;
  const [designer, customer] = [
    await given.designer({ last_name: `Öberg ${number}.` }),
    await given.customer(),
  ];
  const order = await given.order(customer, { object_name: `Bright kitchen ${number}.` });
  await given.project(designer);
  await server.jobsDone();
  return { designer, designerName: `Åsa Öberg ${number}.`, customer, order };
}

test('placeholders are shown until the matches have loaded, and the page has a title', async ({
  given,
  visit,
}) => {
  const page = await visit('about:blank', { as: await given.designer() });
  const release = await holdCalls(page, matchingApi.designerMatches);
  await page.goto('/designer/');
  await seeHeading(page, 'Best Matches for You');
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
  await release();
  await page.getByText(EMPTY, { exact: true }).waitFor();
  await seeCount(page.getByRole('progressbar'), 0);
  expect(await page.title()).toBe('Best Matches for You | Tessera');
});

test('a list without matches says so and links to the portfolio', async ({ given, visit }) => {
  const page = await visit('/designer/', { as: await given.designer() });
  await page.getByText(EMPTY, { exact: true }).waitFor();
  expect(await page.getByText(SUBTITLE).count()).toBe(0);
  await page.getByRole('link', { name: 'Add to Portfolio' }).click();
  await seePath(page, '/designer/projects/add/');
});

test('matches that failed to load can be loaded again', async ({ given, visit }) => {
  const page = await visit('about:blank', { as: await given.designer() });
  const recover = await failCalls(page, matchingApi.designerMatches);
  await page.goto('/designer/');
  await page.getByRole('alert').getByText('Failed to load matches. Please try again later.').waitFor();
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(EMPTY, { exact: true }).waitFor();
});

test('a long list is shown page by page: what fits first, weaker projects on demand', async ({
  given,
  visit,
}) => {
  const page = await visit('about:blank', { as: await given.designer() });
  const projects = Array.from({ length: 27 }, (_, index) => ({
    ...withoutPhotos,
    id: withoutPhotos.id.slice(0, -2) + String(10 + index),
    objectName: `Project ${index + 1}`,
    isWeak: index >= 14,
  }));
  await answerPages(page, matchingApi.designerMatches, matchesOf(...projects));
  await page.goto('/designer/');
  const more = page.getByRole('button', { name: 'Show more projects' });
  const cards = page.getByRole('article', { name: /^Project/ });
  await more.waitFor();
  await seeCount(cards, 12);
  await more.click();
  await seeCount(cards, 14);
  await seeFocus(cardOf(page, 'Project 13').getByRole('heading'));
  // Behind these are weak ones only.
  await seeCount(more, 0);
  await page.getByRole('button', { name: 'Show weaker matches' }).click();
  await seeFocus(page.getByRole('heading', { name: 'Weaker matches' }));
  await seeCount(cards, 24);
  await more.click();
  await seeCount(cards, 27);
  await seeFocus(cardOf(page, 'Project 25').getByRole('heading'));
  await seeCount(more, 0);
});

test('where no project fits well, the list says so before it offers weaker ones', async ({
  given,
  visit,
}) => {
  const page = await visit('about:blank', { as: await given.designer() });
  await answerCalls(page, matchingApi.designerMatches, matchesOf({ ...kitchen, isWeak: true }));
  await page.goto('/designer/');
  await page.getByText('No project fits your portfolio well yet.').waitFor();
  expect(await page.getByText(SUBTITLE).count()).toBe(0);
  await seeCount(cardOf(page, kitchen.objectName), 0);
  await page.getByRole('button', { name: 'Show weaker matches' }).click();
  await cardOf(page, kitchen.objectName).waitFor();
});

test('matches stand in a grid, each with photos, name, description, location and Apply', async ({
  given,
  visit,
}) => {
  const page = await visit('about:blank', { as: await given.designer() });
  await answerCalls(page, matchingApi.designerMatches, matchesOf(kitchen, withoutPhotos, third));
  await page.goto('/designer/');
  const card = cardOf(page, 'Calm family kitchen');
  await page.getByText(SUBTITLE, { exact: true }).waitFor();
  await card.getByText(kitchen.description, { exact: true }).waitFor();
  await card.getByText('Location: Germany', { exact: true }).waitFor();
  await card.getByText('$18,000', { exact: true }).waitFor();
  await card.getByText('Match score 92 of 100').waitFor();
  await card.getByText('You would rank higher with a project that shows kitchens').waitFor();
  await card.getByRole('button', { name: 'Apply', exact: true }).waitFor();
  expect(await heightOf(card.getByRole('img').first())).toBe(200);
  await expectSoundScreen(page);

  for (const [windowWidth, columns] of [
    [599, 1],
    [600, 2],
    [900, 3],
    [1536, 3],
  ] as const) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    expect(await columnsOf(card), `${windowWidth} px`).toBe(columns);
  }
});

test('the photos of a match go round, by arrows and by dots', async ({ given, visit }) => {
  const page = await visit('about:blank', { as: await given.designer() });
  await answerCalls(page, matchingApi.designerMatches, matchesOf(kitchen));
  await page.goto('/designer/');
  const card = cardOf(page, 'Calm family kitchen');
  const isAt = (position: number) =>
    card
      .getByRole('button', { name: `Go to photo ${position}`, exact: true })
      .and(page.locator('[aria-current=true]'))
      .waitFor();
  await isAt(1);
  await card.getByRole('button', { name: 'Previous photo' }).click();
  await isAt(3);
  await card.getByRole('button', { name: 'Next photo' }).click();
  await isAt(1);
  await card.getByRole('button', { name: 'Go to photo 2' }).click();
  await isAt(2);
  expect(await heightOf(card.getByRole('img').first())).toBe(200);
});

test('applying is recorded and confirmed with the project and its id, and the customer sees who applied', async ({
  given,
  server,
  visit,
}) => {
  const { designer, designerName, customer, order } = await matchOf(given, server);
  const page = await visit('/designer/', { as: designer });
  const card = cardOf(page, order.object_name);
  await card.getByRole('button', { name: 'Apply', exact: true }).click();
  await sendApplication(page);
  await seeToast(page, `Applied to ‘${order.object_name}’ (${order.id})`);
  await card.getByRole('button', { name: 'Applied', exact: true, disabled: true }).waitFor();
  await page.reload();
  await card.getByRole('button', { name: 'Applied', exact: true, disabled: true }).waitFor();
  expect(await card.getByRole('button', { name: 'Apply', exact: true }).count()).toBe(0);

  const other = await visit('/customer/projects/', { as: customer });
  await other.getByRole('button', { name: '1 designer applied' }).click();
  const list = other.getByRole('dialog', { name: '1 designer applied' });
  await list.getByText(designerName, { exact: true }).waitFor();
  await expectSoundScreen(other);
  await other.keyboard.press('Escape');
  await seeCount(other.getByRole('dialog'), 0);
  await other.getByRole('button', { name: '1 designer applied' }).and(other.locator(':focus')).waitFor();
  await other.goto('/customer/');
  await cardOf(other, designerName).getByText('Applied to this project').waitFor();
});

test('a designer without a profile gets the settings in place of the home page', async ({ given, visit }) => {
  const page = await visit('/designer/', { as: await given.newcomer('designer') });
  await seePath(page, '/designer/settings/');
  await seeHeading(page, 'Profile Settings');
  await page.goBack();
  await page.waitForURL('about:blank');
});

test('a designer whose matches are being prepared is told so', async ({ given, visit }) => {
  const page = await visit('about:blank', { as: await given.designer() });
  await answerCalls(page, matchingApi.designerMatches, { ...matchesOf(), state: 'pending' });
  await page.goto('/designer/');
  await page.getByRole('status').filter({ hasText: 'portfolio' }).waitFor();
  await expectSoundScreen(page);
});

test('a failed application can be tried again', async ({ given, server, visit }) => {
  const { designer, order } = await matchOf(given, server);
  const page = await visit('/designer/', { as: designer });
  const card = cardOf(page, order.object_name);
  await card.getByRole('button', { name: 'Apply', exact: true }).waitFor();
  const recover = await failCalls(page, applicationsApi.apply, 'network');
  await card.getByRole('button', { name: 'Apply', exact: true }).click();
  await sendApplication(page);
  await seeToast(page, 'Failed to apply. Please try again.');
  await recover();
  await sendApplication(page);
  await card.getByRole('button', { name: 'Applied', exact: true, disabled: true }).waitFor();
});

test('applying to an order that has been deleted meanwhile says so', async ({ given, server, visit }) => {
  const { designer, customer, order } = await matchOf(given, server);
  const page = await visit('/designer/', { as: designer });
  const card = cardOf(page, order.object_name);
  await card.getByRole('button', { name: 'Apply', exact: true }).waitFor();
  await customer.delete(`customer/order/${order.id}/`);
  await card.getByRole('button', { name: 'Apply', exact: true }).click();
  await sendApplication(page);
  await seeToast(page, `‘${order.object_name}’ is no longer open for applications.`);
});

test('an application is sent once, however often Send is pressed', async ({ given, server, visit }) => {
  const { designer, order } = await matchOf(given, server);
  const page = await visit('/designer/', { as: designer });
  const calls = countCalls(page, applicationsApi.apply);
  const release = await holdCalls(page, applicationsApi.apply);
  const card = cardOf(page, order.object_name);
  await card.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Send application' }).dblclick();
  await page.getByRole('dialog').getByRole('progressbar').waitFor();
  await release();
  await card.getByRole('button', { name: 'Applied', exact: true }).waitFor();
  expect(calls.count).toBe(1);
});

test('a project is reported from its card', async ({ given, server, visit }) => {
  const { designer, order } = await matchOf(given, server);
  const page = await visit('/designer/', { as: designer });
  const report = page.getByRole('button', { name: `Report ‘${order.object_name}’` });
  await sendReport(report, `The project ‘${order.object_name}’`);
  await seeFocus(report);
});
