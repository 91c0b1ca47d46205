import { expect } from 'vitest';
import { atEachWidth, test } from '../browser.ts';
import { seeHeading } from '../steps.ts';

/** Guarantees what the pages to read say. */
atEachWidth(() => {
  test('About tells the story, the mission and its three values', async ({ visit }) => {
    const page = await visit('/about');
    for (const heading of [
      'Our Story',
      'The Journey That Started It All',
      'Our Mission',
      'Style Compatibility First',
      'Respect for Creative Process',
      'Technology with a Human Touch',
      'Ready to Find Your Perfect Designer?',
    ])
      await seeHeading(page, heading);
  });

  test('the Privacy Policy lists what is collected, and lets people change their choice', async ({
    visit,
  }) => {
    const page = await visit('/privacy');
    await seeHeading(page, 'Privacy Policy');
    await page.getByText('Last updated April 14, 2025').waitFor();
    const text = await page.getByRole('main').innerText();
    for (const item of [
      'First and last name',
      'Email address',
      'Phone number',
      'Country',
      'Professional information (designers)',
      'Design preferences (clients)',
    ])
      expect(text).toContain(item);
    expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toBe(
      'mailto:support@tessera.example',
    );
    await page.getByRole('button', { name: 'Change your choice' }).click();
    await page.getByRole('switch', { name: 'Analytics' }).waitFor();
  });

  test('the Terms announce changes 30 days ahead', async ({ visit }) => {
    const page = await visit('/terms');
    await seeHeading(page, 'Terms of Service');
    await page.getByText('Last updated April 14, 2025').waitFor();
    await page.getByText('at least 30 days’ notice of material changes').waitFor();
    await page.getByText(/free for now/).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'support@tessera.example' }).waitFor();
  });
});

test('the pages are dark if the browser prefers that', async ({ visit }) => {
  const page = await visit('/about');
  await page.emulateMedia({ colorScheme: 'dark' });
  const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  await expect.poll(ground).toBe('rgb(20, 20, 24)');
});
