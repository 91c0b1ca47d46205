import type { WishKey } from '@tessera/contract/orders/order-reading';
import { expect, test } from 'vitest';
import { shownWishText, stanceOf, stancesFor, unmetText, wishText, withStance } from './wish-text.ts';

const named = (kind: WishKey['kind'], label: string, must = false) => ({ kind, value: 'x', label, must });

test('the chip of a wish says what is wished for, and how strongly', () => {
  expect(
    [
      named('style', 'Scandinavian'),
      named('style', 'Scandinavian', true),
      named('not_style', 'farmhouse', true),
      named('not_room', 'bathroom'),
      named('room', 'kitchen', true),
      named('language', 'German', true),
      named('country', 'Austria', true),
      named('budget', '$15,000', true),
      named('budget', '$15,000'),
    ].map(wishText),
  ).toEqual([
    'Scandinavian',
    'only Scandinavian',
    'not farmhouse',
    'rather not bathroom',
    'kitchen only',
    'must speak German',
    'must be in Austria',
    'up to $15,000',
    'about $15,000',
  ]);
  expect(shownWishText({ ...named('style', 'rustic'), origin: 'guessed' })).toBe('perhaps rustic');
});

test('a missed condition is worded to follow the heading', () => {
  expect(unmetText(named('language', 'German'))).toBe('speaks German');
  expect(unmetText(named('budget', '$9,000'))).toBe('works for up to $9,000');
  expect(unmetText(named('not_style', 'farmhouse'))).toBe('not farmhouse');
  expect(unmetText(named('room', 'façade'))).toBe('shows façades');
});

test('a wish keeps its subject when its stance changes', () => {
  const refused = withStance(named('style', 'rustic'), 'unwanted');
  expect(refused).toMatchObject({ kind: 'not_style', must: true });
  expect(withStance(refused, 'wanted')).toMatchObject({ kind: 'style', must: false });
  for (const kind of ['style', 'language', 'budget'] as const)
    for (const { stance } of stancesFor(kind))
      expect(stanceOf(withStance(named(kind, 'x'), stance))).toBe(stance);
  expect(stancesFor('language').map(({ stance }) => stance)).toEqual(['wanted', 'must']);
});
