import { expect, test } from 'vitest';
import { compareOrders } from './order-versions.ts';

const mine = {
  object_name: 'Attic ',
  object_desc: 'Under the roof.',
  country_code: 'SE',
  budget: '18000.00',
  own_photos: [],
  style_picks: [],
  links: [{ link: 'https://pictures.invalid/1' }, { link: ' ' }],
};

test('two versions of an order are compared as they would be stored, and shown in words', () => {
  const theirs = {
    ...mine,
    object_name: 'Attic',
    country_code: 'NO',
    budget: '18000',
    links: [{ link: 'https://pictures.invalid/1' }],
  };
  const countries = [
    { code: 'SE', name_en: 'Sweden' },
    { code: 'NO', name_en: 'Norway' },
  ];
  const fields = compareOrders(mine, theirs, countries);
  expect(fields.filter(({ mine, theirs }) => mine !== theirs)).toEqual([
    { label: 'Country', mine: 'Sweden', theirs: 'Norway' },
  ]);
  expect(fields.find(({ label }) => label === 'Budget in USD')?.mine).toBe('$18,000');
});

test('a budget of spaces and an empty one are no difference between two versions', () => {
  const [, , , budget] = compareOrders({ ...mine, budget: ' ' }, { ...mine, budget: '' }, []);
  expect(budget).toEqual({ label: 'Budget in USD', mine: '', theirs: '' });
});
