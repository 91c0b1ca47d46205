import { conversationsApi } from '@tessera/contract/talk/conversations';
import { matchingApi, type MatchedDesigner } from '@tessera/contract/matching';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEachWidth, expectSoundScreen, onPhone, test } from '../browser.ts';
import { answerCalls, answerPages, countCalls, failCalls, holdCalls } from '../network.ts';
import { publicRoomOnCard } from '../public-room.ts';
import { seeCount, seeFocus, seeHeading, seePath, seeToast, select, sendReport } from '../steps.ts';
import { matchedPair } from './matched-pair.ts';

/** Guarantees what a customer sees of matched designers in every state, and that a message reaches the designer. */

const freya: MatchedDesigner = {
  id: '0192f5c0-0000-7000-8000-000000000001',
  name: 'Freya Lindqvist',
  avatar: null,
  avatarPhoto: null,
  location: 'Sweden',
  rating: null,
  reviewCount: 0,
  portfolioImages: [],
  portfolioPhotos: [],
  bio: 'Nine family homes in ten years.',
  specialties: ['Scandinavian', 'Kitchens'],
  score: 87.4,
  isWeak: false,
  unmet: [],
  startsAtUsd: null,
  reservation: null,
  reasons: [
    { code: 'style', text: 'Scandinavian style, as in ‘Loft in Malmö’', evidence: null },
    { code: 'budget', text: 'Usual budget fits', evidence: null },
  ],
  orderId: '0192f5c0-0000-7000-8000-00000000000a',
  orderName: 'Bright kitchen',
  verdict: null,
};

const matchesOf = (...results: MatchedDesigner[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  state: 'ready',
  nearMisses: [],
  aboveCap: null,
  shownByNobody: [],
  hidden: [],
});

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

atEachWidth((width) => {
  test('a photo keeps its shape beside a long text, and is not enlarged', async ({ given, visit }) => {
    const page = await visit('about:blank', { as: await given.customer() });
    const portfolioPhotos = [publicRoomOnCard('japandi_living_11_wide')];
    const bio = 'Nine family homes in ten years. '.repeat(20);
    const reasons = [...freya.reasons, ...freya.reasons, ...freya.reasons];
    await answerCalls(
      page,
      matchingApi.customerMatches,
      matchesOf({ ...freya, portfolioPhotos, bio, reasons }),
    );
    await page.goto('/customer/');
    const photo = cardOf(page, 'Freya Lindqvist').getByRole('img', {
      name: 'Work of Freya Lindqvist, photo 1',
    });
    await photo.waitFor();
    await expect.poll(() => photo.evaluate((image: any) => image.naturalWidth)).toBeGreaterThan(0);
    const { width: shownWidth, height } = (await photo.boundingBox())!;
    expect(shownWidth / height).toBeCloseTo(width < 600 ? 3 / 2 : 4 / 3, 1);
    // Not the natural width, which counts as many pixels as `sizes` says.
    const file = await photo.evaluate((image: any) => image.currentSrc as string);
    expect(Number(/-(\d+)\.avif$/.exec(file)![1])).toBeGreaterThanOrEqual(shownWidth);
  });
});

onPhone(() => {
  test('a long list is shown page by page: those who fit first, weaker ones on demand', async ({
    given,
    visit,
  }) => {
    const page = await visit('about:blank', { as: await given.customer() });
    const designers = Array.from({ length: 28 }, (_, index) => ({
      ...freya,
      id: freya.id.slice(0, -2) + String(10 + index),
      name: `Designer ${index + 1}`,
      isWeak: index >= 20,
    }));
    await answerPages(page, matchingApi.customerMatches, matchesOf(...designers));
    await page.goto('/customer/');
    const more = page.getByRole('button', { name: 'Show more designers' });
    const cards = page.getByRole('article', { name: /^Designer/ });
    await more.waitFor();
    await seeCount(cards, 12);
    await more.click();
    await seeCount(cards, 20);
    await seeFocus(cardOf(page, 'Designer 13').getByRole('heading'));
    // Behind these are weak ones only.
    await seeCount(more, 0);
    await page.getByRole('button', { name: 'Show weaker matches' }).click();
    await seeFocus(page.getByRole('heading', { name: 'Weaker matches' }));
    await seeCount(cards, 24);
    await more.click();
    await seeCount(cards, 28);
    await seeFocus(cardOf(page, 'Designer 25').getByRole('heading'));
    await seeCount(more, 0);
  });

  test('placeholders are shown until the matches have loaded', async ({ given, visit }) => {
    const page = await visit('about:blank', { as: await given.customer() });
    const release = await holdCalls(page, matchingApi.customerMatches);
    await page.goto('/customer/');
    await seeHeading(page, 'Best Designers for Your Project');
    await page
      .getByText('Discover designers that match your project requirements and style preferences')
      .waitFor();
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
    await release();
    await page.getByRole('link', { name: 'Add New Project' }).waitFor();
    expect(await page.title()).toBe('Best Designers for Your Project | Tessera');
  });

  test('a list without matches says so and links to adding and updating projects', async ({
    given,
    visit,
  }) => {
    const page = await visit('/customer/', { as: await given.customer() });
    await page.getByText(/AI is working hard to find the best designers/).waitFor();
    await page.getByRole('link', { name: 'Update Existing Projects' }).click();
    await seePath(page, '/customer/projects');
    await page.goBack();
    await page.getByRole('link', { name: 'Add New Project' }).click();
    await seePath(page, '/customer/projects/add');
  });

  test('matches that failed to load can be loaded again', async ({ given, visit }) => {
    const page = await visit('about:blank', { as: await given.customer() });
    const recover = await failCalls(page, matchingApi.customerMatches);
    await page.goto('/customer/');
    await page.getByRole('alert').getByText('Failed to load matches. Please try again later.').waitFor();
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Add New Project' }).waitFor();
  });

  test('a card shows the designer, New without reviews, stars with them, reasons and specialties', async ({
    given,
    visit,
  }) => {
    const page = await visit('about:blank', { as: await given.customer() });
    const reviewed = { ...freya, id: 'r', name: 'Mateo Serrano', rating: 4.7, reviewCount: 12 };
    await answerCalls(page, matchingApi.customerMatches, matchesOf(freya, reviewed));
    await page.goto('/customer/');
    const card = cardOf(page, 'Freya Lindqvist');
    await card.getByText('New', { exact: true }).waitFor();
    expect(await card.getByRole('img', { name: /of 5 stars/ }).count()).toBe(0);
    for (const text of [
      'Sweden',
      'Nine family homes in ten years.',
      'Scandinavian',
      'Kitchens',
      'Usual budget fits',
    ])
      await card.getByText(text, { exact: true }).waitFor();
    await card.getByText('Match score 87 of 100').waitFor({ state: 'attached' });
    const other = cardOf(page, 'Mateo Serrano');
    await other.getByRole('img', { name: '4.7 of 5 stars' }).waitFor();
    await other.getByText('(12 reviews)').waitFor();
    expect(await other.getByText('New', { exact: true }).count()).toBe(0);
    await expectSoundScreen(page);
  });

  test('a card says the one thing that speaks against it, and nothing where nothing does', async ({
    given,
    visit,
  }) => {
    const page = await visit('about:blank', { as: await given.customer() });
    const doubted = {
      ...freya,
      id: 'r',
      name: 'Mateo Serrano',
      reservation: { code: 'room' as const, text: 'Has shown no terraces' },
    };
    await answerCalls(page, matchingApi.customerMatches, matchesOf(freya, doubted));
    await page.goto('/customer/');
    await cardOf(page, 'Mateo Serrano').getByText('Has shown no terraces', { exact: true }).waitFor();
    expect(await cardOf(page, 'Freya Lindqvist').getByText('Has shown no').count()).toBe(0);
    await expectSoundScreen(page);
  });

  test('the portfolio is a carousel that opens in full', async ({ given, server, visit }) => {
    const { customer, name } = await matchedPair({ given, server }, 'Ida');
    const page = await visit('/customer/', { as: customer });
    const carousel = page.getByRole('group', { name: `Portfolio of ${name}` });
    await carousel.getByRole('button', { name: 'Next photo' }).click();
    await carousel.locator('[aria-label="Go to photo 2"][aria-current=true]').waitFor();
    await carousel.getByRole('button', { name: 'Open photo 2 of 2' }).click();
    await page.getByRole('dialog', { name: `Portfolio of ${name}` }).waitFor();
    await page.keyboard.press('Escape');
    await seeCount(page.getByRole('dialog'), 0);
  });

  test('a designer, and a photo of theirs, are reported from where the photo is shown in full', async ({
    given,
    server,
    visit,
  }) => {
    const { customer, name } = await matchedPair({ given, server }, 'Ivar');
    const page = await visit('/customer/', { as: customer });
    const portfolio = page.getByRole('group', { name: `Portfolio of ${name}` });
    await portfolio.getByRole('button', { name: 'Open photo 1 of 2' }).click();
    const lightbox = page.getByRole('dialog', { name: `Portfolio of ${name}` });
    const report = lightbox.getByRole('button', { name: 'Report', exact: true });
    await sendReport(report, 'This photo');
    await seeFocus(report);
    await report.click();
    const dialog = page.getByRole('dialog', { name: 'Report', exact: true });
    await dialog.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectSoundScreen(page);
    await page.keyboard.press('Escape');
    await seeCount(dialog, 0);
    await lightbox.getByText('1 of 2').waitFor();
  });

  test('one order can be chosen, its address can be shared, and back returns to all', async ({
    given,
    visit,
  }) => {
    const customer = await given.customer();
    await given.order(customer, { object_name: 'Attic' });
    const cellar = await given.order(customer, { object_name: 'Cellar' });
    const page = await visit('/customer/', { as: customer });
    const project = page.getByRole('combobox', { name: 'Project', exact: true });
    await select(page, 'Project', 'Cellar');
    await page.waitForURL(`**/customer/?order=${cellar.id}`);
    await page.reload();
    await project.filter({ hasText: 'Cellar' }).waitFor();
    await page.goBack();
    await project.filter({ hasText: 'All projects' }).waitFor();
  });

  test('the matches of a deleted order say that it was not found', async ({ given, visit }) => {
    const page = await visit('/customer/?order=gone', { as: await given.customer() });
    await seeHeading(page, 'Project not found');
  });

  test('a message is sent to a designer about each project, and shares the e-mail address only where that is chosen', async ({
    given,
    server,
    visit,
  }) => {
    const { designer, customer, order, name } = await matchedPair({ given, server }, 'Mia');
    await given.order(customer, { object_name: 'Attic' });
    const page = await visit(`/customer/?order=${order.id}`, { as: customer });
    const card = cardOf(page, name);
    await card.getByRole('button', { name: 'Contact Designer' }).click();
    const dialog = page.getByRole('dialog', { name: `Contact ${name}` });
    await dialog.getByRole('combobox', { name: 'Project' }).filter({ hasText: 'Bright kitchen' }).waitFor();
    const agreement = dialog.getByLabel('Share my e-mail address');
    expect(await agreement.isChecked()).toBe(false);
    await agreement.check();
    await dialog.getByLabel('Message').fill('Would you have time in May?');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await seeToast(page, `Your message has been sent to ${name}.`);
    await seeCount(dialog, 0);
    await card.getByRole('button', { name: /^Contacted [A-Z][a-z]{2} \d+, \d{4}$/ }).waitFor();
    const again = card.getByRole('button', { name: 'Write again' });
    await seeFocus(again);
    // The focus has scrolled the card half under the bar, where axe takes its buttons for small ones.
    await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
    await expectSoundScreen(page);

    await page.reload();
    await again.click();
    await dialog.getByText('Would you have time in May?').waitFor();
    await select(page, 'Project', 'Attic', dialog);
    await seeCount(dialog.getByText('Would you have time in May?'), 0);
    await dialog.getByLabel('Message').fill('And the attic?');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await seeCount(dialog, 0);

    const desk = await visit('about:blank', { as: designer });
    const told = async (project: string, message: string, details: string) => {
      await desk.goto('/designer/messages/');
      await desk.getByRole('link', { name: new RegExp(`‘${project}’`) }).click();
      await desk.getByRole('log').getByText(message).waitFor();
      await desk.getByRole('button', { name: 'Contact details' }).click();
      const shared = desk.getByRole('dialog', { name: 'Contact details' });
      await shared.getByText(details).waitFor();
      await shared.getByRole('button', { name: 'Close' }).click();
      await seeCount(shared, 0);
    };
    await told('Bright kitchen', 'Would you have time in May?', customer.email);
    await told('Attic', 'And the attic?', 'has not shared an e-mail address');
  });

  test('a message that fails to send stays in the dialog, also when it is reopened, and is sent once', async ({
    given,
    visit,
  }) => {
    const customer = await given.customer();
    const order = await given.order(customer);
    const page = await visit('about:blank', { as: customer });
    await answerCalls(page, matchingApi.customerMatches, matchesOf({ ...freya, orderId: order.id }));
    await page.goto('/customer/');
    await page.getByRole('button', { name: 'Contact Designer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Freya Lindqvist' });
    const message = dialog.getByLabel('Message');
    await seeFocus(message);
    await dialog.getByRole('combobox', { name: 'Project' }).filter({ hasText: 'Bright kitchen' }).waitFor();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('Message is required').waitFor();
    await message.fill('x'.repeat(4001));
    await dialog.getByText('1 characters too many').waitFor();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('This text is too long.').waitFor();

    await message.fill('Hello Freya');
    const recover = await failCalls(page, conversationsApi.send, 'network');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByRole('alert').getByText('Your message could not be sent. It is still here.').waitFor();
    await expectSoundScreen(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Contact Designer' }).click();
    expect(await message.inputValue()).toBe('Hello Freya');
    await recover();

    const sent = countCalls(page, conversationsApi.send);
    const release = await holdCalls(page, conversationsApi.send);
    const send = dialog.getByRole('button', { name: 'Send' });
    await send.dblclick();
    await dialog.getByRole('progressbar', { name: 'Loading' }).waitFor();
    await release();
    // The server has no designer called Freya.
    await dialog.getByText('This project or this designer is no longer there.').waitFor();
    expect(sent.count).toBe(1);
  });
});

test('an empty list of matches is updated without reloading the page', async ({ given, visit }) => {
  const page = await visit('about:blank', { as: await given.customer() });
  await page.clock.install();
  const end = await answerCalls(page, matchingApi.customerMatches, matchesOf());
  await page.goto('/customer/');
  await page.getByText(/AI is working hard to find the best designers/).waitFor();
  await end();
  await answerCalls(page, matchingApi.customerMatches, matchesOf(freya));
  await page.clock.runFor(10_000);
  await cardOf(page, freya.name).waitFor();
});
