import { matchingApi } from '@tessera/contract/matching';
import { ordersApi } from '@tessera/contract/orders/orders';
import { expect } from 'vitest';
import { atEachWidth, expectSoundScreen, test } from '../browser.ts';
import { failCalls } from '../network.ts';
import { seeHeading, seePath } from '../steps.ts';
import { matchedPair } from './matched-pair.ts';

/** Guarantees what a customer's home shows: with matches, without a project yet, and where a part of it fails. */

atEachWidth(() => {
  test('the home of a customer names the next step, best matches and orders', async ({
    given,
    server,
    visit,
  }) => {
    const { customer } = await matchedPair({ given, server }, 'Eva');
    const page = await visit('/', { as: customer });
    await seeHeading(page, 'Customer home page');
    await seeHeading(page, 'Best matches');
    await seeHeading(page, 'Your projects');
    await page.getByText('Next step').waitFor();
    expect(await page.title()).toBe('Customer home page | Tessera');
    await page.getByRole('link', { name: 'Bright kitchen' }).click();
    await page.waitForURL(/\/customer\/\?order=/);
  });

  test('the home of a customer shows what it has when a part fails', async ({ given, visit }) => {
    const customer = await given.customer();
    await given.order(customer, { object_name: 'Attic' });
    const page = await visit('about:blank', { as: customer });
    const recover = await failCalls(page, matchingApi.customerMatches);
    await page.goto('/');
    await page.getByText('Failed to load matches. Please try again later.').waitFor();
    await page.getByRole('link', { name: 'Attic' }).waitFor();
    await expectSoundScreen(page);
    await recover();
    await failCalls(page, ordersApi.list);
    await page.reload();
    await page.getByText('Failed to load projects. Please try again later.').waitFor();
  });

  test('the home of a new customer leads to the first project', async ({ given, visit }) => {
    const page = await visit('/', { as: await given.customer() });
    await seeHeading(page, 'Describe your first project');
    await seeHeading(page, 'What happens next');
    await page.getByRole('main').getByRole('link', { name: 'Add Project' }).click();
    await seePath(page, '/customer/projects/add');
  });
});
