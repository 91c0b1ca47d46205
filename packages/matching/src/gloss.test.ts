import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gloss, sentencesOf } from './gloss.ts';
import { glossaryRows, glossedLanguages } from './glossary.ts';

describe('a gloss', () => {
  test.each([
    [
      'de',
      'Wir suchen eine gemütliche Küche mit Arbeitsplatte aus Eiche.',
      'suchen warm kitchen worktop oak',
    ],
    ['de', 'Neue Kueche fuer das Bauernhaus', 'Neue kitchen country house'],
    ['de', 'Der Dachterrassengarten', 'roof terrace garden'],
    ['fr', 'Une chambre d’enfant avec papier peint', "children's room wallpaper"],
    ['es', 'La cocina de nuestra casa con azulejos', 'kitchen house tile'],
    ['it', 'Una cucina in legno con tavolo di marmo', 'kitchen wood table marble'],
    ['pt', 'Um jardim com sombra e piscina', 'garden shade pool'],
    ['nl', 'Een keuken voor het gezin met houten vloer', 'kitchen family wood floor'],
    ['pl', 'Remont łazienki dla rodziny', 'renovate bathroom family'],
    ['tr', 'Bahçemiz için modern bir mutfak', 'garden modern kitchen'],
    ['zh', '我想要一个安静的书房', 'quiet home office'],
  ])('%s: %s', (language, text, english) => {
    expect(gloss(text)).toEqual({ language, text: english });
  });

  test.each([
    'A kitchen with a view, in the old part of the house.',
    'Art Deco lounge, Great Gatsby parties included.',
    'Pop art living room.',
    'See the attached inspiration.',
    '',
  ])('leaves English alone: %s', (text) => {
    expect(gloss(text)).toEqual({ language: null, text });
  });

  test('follows the language of each sentence', () => {
    expect(gloss('Una cocina para la familia. We love to cook and the kids do too.').text).toBe(
      'kitchen family. We love to cook and the kids do too',
    );
  });

  test('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(typeof gloss(text, ['de', 'zh']).text).toBe('string');
      }),
    );
  });
});

test('sentences hold everything but the space and the marks between them', () => {
  expect(sentencesOf('Oak floor; lime plaster. 安静。明亮！\nBright')).toEqual([
    'Oak floor',
    'lime plaster',
    '安静',
    '明亮',
    'Bright',
  ]);
});

test('every row of the glossary says something in every language', () => {
  const gaps = glossaryRows.flatMap(({ english, words }) =>
    glossedLanguages
      .filter((language) => words[language].some((word) => word.trim() === ''))
      .map((language) => `${english}: ${language}`),
  );
  expect(gaps).toEqual([]);
});
