import { expect, test } from 'vitest';
import { checkOrder, toFormField, toOrderBody, toOrderValues, type OrderValues } from './order-values.ts';

const filled: OrderValues = {
  object_name: 'Attic studio',
  object_desc: 'A quiet place to draw.',
  country_code: 'DE',
  budget: '4200',
  links: [{ link: '' }],
  own_photos: [],
  style_picks: [],
};

test('a new order has one row for a link, and an empty row is not sent', () => {
  expect(toOrderValues(null).links).toEqual([{ link: '' }]);
  const body = toOrderBody({ ...filled, links: [{ link: ' ' }, { link: ' https://a.example/b ' }] });
  expect(body.links).toEqual([{ link: 'https://a.example/b', type: 'pinterest' }]);
});

test('a budget is sent as a number, or as null if the field is empty', async () => {
  expect(toOrderBody(filled).budget).toBe(4200);
  expect(toOrderBody({ ...filled, budget: '' }).budget).toBeNull();
  expect(await checkOrder({ ...filled, budget: '-1' })).toEqual([
    { field: 'budget', message: 'Enter an amount from 0 to 1,000,000,000.' },
  ]);
});

test('a missing field of an order is named by its label', async () => {
  const missing = await checkOrder({ ...filled, object_name: ' ', object_desc: '', country_code: '' });
  expect(missing.map(({ message }) => message)).toEqual([
    'Project name is required',
    'Description is required',
    'Country is required',
  ]);
});

test('a fault of a link is shown at its row, even after empty rows that are not sent', async () => {
  const links = [{ link: '' }, { link: 'https://a.example' }, { link: '' }, { link: 'no address' }];
  expect((await checkOrder({ ...filled, links })).map(({ field }) => field)).toEqual(['links.3.link']);
  expect(toFormField('links.0.link', { links })).toBe('links.1.link');
  expect(toFormField('budget', { links })).toBe('budget');
});
