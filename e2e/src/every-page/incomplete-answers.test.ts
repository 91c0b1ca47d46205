import { applicationsApi } from '@tessera/contract/deal/applications';
import { conversationsApi } from '@tessera/contract/talk/conversations';
import { matchingApi } from '@tessera/contract/matching';
import { ordersApi } from '@tessera/contract/orders/orders';
import { portfolioApi } from '@tessera/contract/designers/portfolio';
import { describe } from 'vitest';
import { test } from '../browser.ts';
import { type Call, changeAnswers } from '../network.ts';
import { untilRest } from '../rest.ts';
import { seeCount, seeHeading } from '../steps.ts';

/** Guarantees that an answer with missing or unknown fields costs the page at most the card of that item. */

interface List {
  results: Record<string, unknown>[];
}

/** Turns the first item of a list into one that no page can show. */
const withoutFields = ({ results: [first, ...others], ...list }: List) => ({
  ...list,
  results: [{ id: first!['id'] }, ...others],
});

test('an order without a status is shown as Active', async ({ given, visit }) => {
  const customer = await given.customer();
  await given.order(customer, { object_name: 'Attic' });
  const page = await visit('about:blank', { as: customer });
  await changeAnswers(page, ordersApi.list, ({ results, ...list }: List) => ({
    ...list,
    results: results.map((order) => ({ ...order, status: undefined })),
  }));
  await page.goto('/customer/projects/');
  await page.getByRole('article', { name: 'Attic' }).getByText('Active', { exact: true }).waitFor();
});

test('the page of an order without a status is shown as that of an active one', async ({ given, visit }) => {
  const customer = await given.customer();
  const order = await given.order(customer, { object_name: 'Attic' });
  const page = await visit('about:blank', { as: customer });
  await changeAnswers(page, ordersApi.get, (one: object) => ({ ...one, status: undefined }));
  await page.goto(`/customer/projects/${order.id}`);
  await seeHeading(page, 'Attic');
  await page.getByText('Active', { exact: true }).first().waitFor();
});

test('an order with missing fields has no card, and the others are shown', async ({ given, visit }) => {
  const customer = await given.customer();
  await given.order(customer, { object_name: 'Attic' });
  await given.order(customer, { object_name: 'Cellar' });
  const page = await visit('about:blank', { as: customer });
  await changeAnswers(page, ordersApi.list, withoutFields);
  await page.goto('/customer/projects/');
  await page.getByRole('article', { name: 'Attic' }).waitFor();
  await seeCount(page.getByRole('article'), 1);
});

test('a portfolio project with missing fields has no card, and the others are shown', async ({
  given,
  visit,
}) => {
  const designer = await given.designer();
  await given.project(designer, { name: 'Loft' });
  await given.project(designer, { name: 'Villa' });
  const page = await visit('about:blank', { as: designer });
  await changeAnswers(page, portfolioApi.list, withoutFields);
  await page.goto('/designer/projects/');
  await page.getByRole('article', { name: 'Loft' }).waitFor();
  await seeCount(page.getByRole('article'), 1);
});

describe('a page keeps what it can show', () => {
  const lists: { list: string; call: Call; role: 'designer' | 'customer'; path: string; heading: string }[] =
    [
      {
        list: 'matches of a designer',
        call: matchingApi.designerMatches,
        role: 'designer',
        path: '/designer/',
        heading: 'Best Matches for You',
      },
      {
        list: 'conversations of a designer',
        call: conversationsApi.designerList,
        role: 'designer',
        path: '/designer/messages/',
        heading: 'Messages',
      },
      {
        list: 'matches of a customer',
        call: matchingApi.customerMatches,
        role: 'customer',
        path: '/customer/',
        heading: 'Best Designers for Your Project',
      },
      {
        list: 'conversations of a customer',
        call: conversationsApi.customerList,
        role: 'customer',
        path: '/customer/',
        heading: 'Best Designers for Your Project',
      },
      {
        list: 'applications to a customer',
        call: applicationsApi.customerList,
        role: 'customer',
        path: '/customer/projects/',
        heading: 'My Projects',
      },
    ];
  test.for(lists)(
    'when an item of the $list has none of its fields',
    async ({ call, role, path, heading }, { given, visit }) => {
      const page = await visit('about:blank', { as: (await given.match())[role] });
      await changeAnswers(page, call, ({ results, ...list }: List) => ({
        ...list,
        results: [{ id: 'unreadable' }, ...results],
      }));
      await page.goto(path);
      await seeHeading(page, heading);
      await untilRest(page);
      await seeHeading(page, heading);
    },
  );
});
