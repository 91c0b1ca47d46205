import { createDeals } from '@tessera/testkit/deal';
import { profileForm } from '@tessera/testkit/forms';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEachWidth, expectSoundScreen, test } from '../browser.ts';
import { watch } from '../chromium.ts';
import { seeCount, seeFocus, seeHeading, seePath, sendReport } from '../steps.ts';

/** Guarantees of the directory and of designers' public pages: whole without script, and the same with it. */

let lastNumber = 100;

/** A designer with a public page. */
async function publicDesigner(server: TestServer, fields: Parameters<typeof profileForm>[1] = {}) {
  const deals = createDeals(server);
  const last_name = `Lind${++lastNumber}`;
  const designer = await deals.poolDesigner('Sanna', last_name);
  const form = profileForm([], {
    first_name: 'Sanna',
    last_name,
    bio: 'Ten years of oak and linen.',
    website: 'https://lind.example/',
    specialties: ['style:japandi', 'room:kitchen'],
    public_page: 'true',
    ...fields,
  });
  const { slug } = (await designer.post('designer/profile/', form)).body;
  return { ...designer, slug: slug!, path: `/designers/${slug}` };
}

const dataOf = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as Record<
    string,
    any
  >;
const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

atEachWidth((width) => {
  test('a page is whole without script, and says what it is to machines', async ({
    server,
    url,
    browser,
  }) => {
    const designer = await publicDesigner(server);
    const owner = await createDeals(server).orderAt('completed', designer);
    await owner.post(`customer/order/${owner.orderId}/review/`, {
      stars: 4,
      text: 'Calm </script> & exact.',
    });
    const faults: string[] = [];
    const context = await browser.newContext({
      baseURL: url,
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    watch(context, url, faults);
    const page = await context.newPage();
    const answer = await page.goto(designer.path);
    expect(answer!.status()).toBe(200);
    await seeHeading(page, designer.name);
    for (const text of [
      'Ten years of oak and linen.',
      'Calm </script> & exact.',
      'One review of a completed project',
      'Loft in Malmö',
      'Svenska, English',
    ])
      await page.getByText(text, { exact: true }).first().waitFor();
    const photo = page.getByRole('link', { name: /^Open photo: Loft in Malmö/ }).first();
    expect((await fetch((await photo.getAttribute('href'))!)).headers.get('content-type')).toBe('image/jpeg');
    expect(await page.getByRole('link', { name: 'Describe your project' }).first().getAttribute('href')).toBe(
      '/signup',
    );
    expect(await page.getByRole('link', { name: 'lind.example' }).getAttribute('rel')).toContain('nofollow');

    expect(await page.title()).toBe(`${designer.name}, designer in Sweden | Tessera`);
    expect(await metaOf(page, 'description')).toBe('Ten years of oak and linen.');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(url + designer.path);
    const picture = await metaOf(page, 'og:image');
    expect((await fetch(picture!)).headers.get('content-type')).toBe('image/jpeg');
    expect(await dataOf(page)).toMatchObject({
      '@type': 'ProfessionalService',
      name: designer.name,
      url: url + designer.path,
      sameAs: 'https://lind.example/',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 1 },
    });
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a page without reviews says New and names no rating, and its photos open large', async ({
    server,
    visit,
  }) => {
    const designer = await publicDesigner(server);
    const page = await visit(designer.path);
    await seeHeading(page, designer.name);
    await page.getByText('New', { exact: true }).waitFor();
    await seeCount(page.getByRole('heading', { name: 'Reviews' }), 0);
    expect(await dataOf(page)).not.toHaveProperty('aggregateRating');
    await expectSoundScreen(page);
    const photo = page.getByRole('link', { name: /^Open photo: Loft in Malmö/ }).first();
    await photo.click();
    const lightbox = page.getByRole('dialog', { name: `Photos by ${designer.name}` });
    await lightbox.getByRole('status').getByText('1 of 1').waitFor();
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await seeCount(lightbox, 0);
    await seeFocus(photo);
    await page.getByRole('link', { name: 'Describe your project' }).first().click();
    await seePath(page, '/signup');
  });

  test('a customer writes to the designer from the page, and the owner sees it as others do', async ({
    server,
    visit,
  }) => {
    const designer = await publicDesigner(server);
    const customer = await createDeals(server).customerWithOrder();
    const page = await visit(designer.path, { as: { ...customer, role: 'customer' } as never });
    await page.getByRole('button', { name: 'Contact Designer' }).click();
    const dialog = page.getByRole('dialog', { name: `Contact ${designer.name}` });
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Are you free in May?');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText(`Your message has been sent to ${designer.name}.`).waitFor();
    expect((await designer.get('designer/conversation/')).body.count).toBe(1);
    await seeCount(page.getByRole('link', { name: 'Describe your project' }), 0);
    await page.getByRole('button', { name: /^Contacted/ }).waitFor();
    await expectSoundScreen(page);

    const own = await visit(designer.path, { as: { ...designer, role: 'designer' } as never });
    await own.getByText('This is how others see you.').waitFor();
    await expectSoundScreen(own);
  });

  test('whoever is signed in reports the designer, a photo and a review; visitors are offered nothing to report, and owners only reviews', async ({
    server,
    visit,
  }) => {
    const designer = await publicDesigner(server);
    const deals = createDeals(server);
    const owner = await deals.orderAt('completed', designer);
    await owner.post(`customer/order/${owner.orderId}/review/`, { stars: 4, text: 'Calm and exact.' });
    const order = (await owner.get(`customer/order/${owner.orderId}/`)).body.object_name;
    const reports = (page: Page) => page.getByRole('button', { name: /^Report/ });
    const reader = await deals.poolDesigner();
    const page = await visit(designer.path, { as: { ...reader, role: 'designer' } as never });
    await sendReport(page.getByRole('button', { name: 'Report', exact: true }), designer.name);
    await sendReport(
      page.getByRole('button', { name: `Report the review of ‘${order}’` }),
      `The review of ‘${order}’`,
    );
    await expectSoundScreen(page);
    await page
      .getByRole('link', { name: /^Open photo: Loft in Malmö/ })
      .first()
      .click();
    const lightbox = page.getByRole('dialog', { name: `Photos by ${designer.name}` });
    await sendReport(lightbox.getByRole('button', { name: 'Report', exact: true }), 'This photo');

    const own = await visit(designer.path, { as: { ...designer, role: 'designer' } as never });
    await seeCount(reports(own), 1);
    await own.getByRole('button', { name: `Report the review of ‘${order}’` }).waitFor();
    const visitor = await visit(designer.path);
    await seeHeading(visitor, designer.name);
    await seeCount(reports(visitor), 0);
  });

  test('a page that is not there or no longer shown is a 404, and an earlier address leads on', async ({
    server,
    url,
    visit,
  }) => {
    const designer = await publicDesigner(server);
    await designer.post(
      'designer/profile/',
      profileForm([], { first_name: 'Sanna', last_name: 'Lind', slug: `new-${designer.slug}` }),
    );
    const moved = await fetch(url + designer.path, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/designers/new-${designer.slug}`]);
    const page = await visit(designer.path);
    await seePath(page, `/designers/new-${designer.slug}`);

    await designer.post(
      'designer/profile/',
      profileForm([], { first_name: 'Sanna', last_name: 'Lind', public_page: 'false' }),
    );
    for (const path of [
      designer.path,
      `/designers/new-${designer.slug}`,
      '/designers/nobody',
      '/designers?style=x',
    ])
      expect((await fetch(url + path)).status, path).toBe(404);
    const gone = await fetch(`${url}/designers/new-${designer.slug}`);
    expect(gone.headers.get('x-robots-tag')).toBe('noindex');
    expect(await gone.text()).toContain('No designer shows their work at this address.');
    expect(await (await fetch(`${url}/sitemap.xml`)).text()).not.toContain(designer.slug);
  });

  test('the directory is filtered without script by its form', async ({ server, url, browser }) => {
    const designer = await publicDesigner(server, { specialties: ['style:coastal', 'room:garden'] });
    const context = await browser.newContext({
      baseURL: url,
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/designers');
    await page.getByRole('checkbox', { name: 'Coastal' }).check();
    await page.getByLabel('Room').selectOption({ label: 'Gardens' });
    await page.getByLabel('Words').fill(designer.name);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: `A room by ${designer.name}` }).waitFor();
    await page.getByRole('status').getByText('One designer', { exact: true }).waitFor();
    expect(await page.title()).toBe('Coastal designers for gardens | Tessera');
    expect(await page.getByRole('checkbox', { name: 'Coastal' }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Remove Coastal' }).click();
    expect(new URL(page.url()).searchParams.has('style')).toBe(false);
    await context.close();
  });

  test('the directory is filtered at once with script, leads to a designer, and says what excludes most', async ({
    server,
    url,
    visit,
  }) => {
    const designer = await publicDesigner(server, { country_code: 'IS', specialties: ['style:bohemian'] });
    const page = await visit('/designers');
    await seeHeading(page, 'Designers');
    await expectSoundScreen(page);
    await page.getByRole('checkbox', { name: 'Bohemian' }).check();
    await page.getByRole('link', { name: 'Remove Bohemian' }).waitFor();
    await page.getByLabel('Words').fill(designer.name);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('status').getByText('One designer', { exact: true }).waitFor();
    await expectSoundScreen(page);
    await page.getByLabel('Room').selectOption({ label: 'Kitchens' });
    await seeHeading(page, 'No designers found');
    await expectSoundScreen(page);
    await page.getByRole('link', { name: 'Remove it' }).click();
    await page.getByRole('link', { name: `A room by ${designer.name}` }).click();
    await seeHeading(page, designer.name);
    await seePath(page, designer.path);
    expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain(`${url}${designer.path}</loc>`);
  });

  test('the directory is found from the landing page', async ({ visit }) => {
    const page = await visit('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'All designers' }).click();
    await seePath(page, '/designers');
    await page.goBack();
    await seePath(page, '/');
    if (width < 600) await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Designers', exact: true })
      .click();
    await seePath(page, '/designers');
  });
});
