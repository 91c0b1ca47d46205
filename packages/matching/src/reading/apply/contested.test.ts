import { expect, test } from 'vitest';
import { readWithDoubts } from './contested.ts';

const contestedIn = (description: string) =>
  readWithDoubts({
    name: 'Home',
    description,
    budgetUsd: null,
    countryCode: 'DE',
    spoken: ['en', 'de'],
  }).contested?.map(({ kind, value }) => `${kind} ${value}`);

test('a style that is asked for in one place and refused in another is contested', () => {
  expect(contestedIn('A rustic kitchen with oak. Nothing rustic, please.')).toEqual(['not_style rustic']);
  expect(contestedIn('We love industrial lofts. No industrial style in the kitchen.')).toEqual([
    'not_style industrial',
  ]);
  expect(contestedIn('Eine skandinavische Küche. Bitte nichts Skandinavisches im Flur.')).toEqual([
    'not_style scandinavian',
  ]);
});

test('a style that is only refused, however often, is not contested', () => {
  expect(contestedIn('Anything but Scandinavian.')).toBeUndefined();
  expect(contestedIn('A kitchen, nothing rustic. And no rustic beams.')).toBeUndefined();
  expect(contestedIn('A Scandinavian kitchen, nothing rustic.')).toBeUndefined();
  expect(contestedIn('Ein Wohnzimmer, bitte kein Landhausstil.')).toBeUndefined();
});
