import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { glossedLanguages } from '../glossary/languages.ts';
import { readBrief, type Brief } from './read-brief.ts';
import { wantedText } from './apply/wanted-text.ts';

const brief = (description: string, given: Partial<Brief> = {}): Brief => ({
  name: '',
  description,
  budgetUsd: null,
  countryCode: 'DE',
  spoken: [],
  ...given,
});

/** What is read, as «kind value», with an exclamation mark for a must. */
const readIn = (description: string, given: Partial<Brief> = {}) =>
  readBrief(brief(description, given)).wishes.map(
    ({ kind, value, isMust }) => `${kind} ${value}${isMust ? '!' : ''}`,
  );

describe('a condition is read in', () => {
  test.each([
    // The four briefs that the reading was asked for first.
    ['English', 'A living room in anything but Scandinavian.', ['room living', 'not_style scandinavian!']],
    ['German', 'Ein Esszimmer, aber bitte kein Landhausstil!', ['room dining', 'not_style farmhouse!']],
    [
      'German, with a place',
      'Der Designer muss Deutsch sprechen und vor Ort sein.',
      ['language de!', 'country DE!'],
    ],
    [
      'English, about a room',
      'Kitchen only. Handleless and minimalist.',
      ['room kitchen!', 'style minimalist'],
    ],
    // Ten more in ten languages.
    ['Spanish', 'Quiero un dormitorio alegre, sin nada rústico.', ['room bedroom', 'not_style rustic!']],
    [
      'French',
      'La cuisine a été refaite, on cherche quelqu’un pour le salon.',
      ['room living!', 'not_room kitchen!'],
    ],
    [
      'Italian',
      'Il progettista deve parlare italiano, al massimo 20.000 euro per il bagno.',
      ['room bathroom', 'language it!', 'budget 22000!'],
    ],
    [
      'Portuguese',
      'Tudo menos estilo industrial na sala. O arquiteto tem de falar português.',
      ['room living', 'not_style industrial!', 'language pt!'],
    ],
    ['Dutch', 'Alleen de badkamer, de keuken blijft zoals hij is.', ['room bathroom!', 'not_room kitchen!']],
    [
      'Polish',
      'Sypialnia, ale bez stylu skandynawskiego. Najwyżej 20 000 zł.',
      ['room bedroom', 'not_style scandinavian!', 'budget 5200!'],
    ],
    [
      'Turkish',
      'Yatak odası için klasik istemiyoruz, sade olsun.',
      ['room bedroom', 'not_style traditional!'],
    ],
    [
      'Ukrainian',
      'Дизайнер обов’язково розмовляє українською. Кухня без індустріального стилю.',
      ['room kitchen', 'not_style industrial!', 'language uk!'],
    ],
    [
      'Swedish',
      'Vi söker en designer som finns i Sverige. Sovrummet, inget rustikt.',
      ['room bedroom', 'not_style rustic!', 'country SE!'],
    ],
    [
      'Chinese',
      '设计师必须会说中文，客厅不要欧式古典风格，预算最多四万美元。',
      ['room living', 'language zh!', 'budget 40000!'],
    ],
    [
      'Japanese',
      '寝室だけお願いします。北欧風は避けたいです。',
      ['room bedroom!', 'not_style scandinavian!'],
    ],
  ])('%s', (_language, description, expected) => {
    expect(readIn(description)).toEqual(expect.arrayContaining(expected));
  });
});

test.each([
  ['enough of white and of farmhouse', 'We have had enough of farmhouse.', 'not_style farmhouse!'],
  ['a list with or', 'Nothing rustic, farmhouse or industrial, please.', 'not_style farmhouse!'],
  ['only the last of two is refused', 'Scandinavian, not rustic.', 'style scandinavian'],
  ['what comes after but is wanted', 'Not rustic but industrial.', 'style industrial'],
  ['what was done last year', 'We need a kitchen. The bathroom was done last year.', 'not_room bathroom!'],
  ['a list that is fine as it is', 'Bedroom. Living room, kitchen and bath are fine.', 'not_room living!'],
  ['a cap in words', 'We have ten thousand dollars at most for the bedroom.', 'budget 10000!'],
  ['a sum that is no cap', 'Our budget is about $15,000 for the bedroom.', 'budget 15000'],
  ['several languages', 'The architect has to speak French and Italian.', 'language it!'],
])('reads %s', (_what, description, expected) => {
  expect(readIn(description)).toContain(expected);
});

test.each([
  ['not only', 'Not only Scandinavian ideas are welcome.', /not_style/],
  ['the country of the house', 'Our house is in Spain, near Alicante.', /country/],
  ['the language of the writer', 'I write in English, and my German is poor.', /language/],
  ['a language that would be nice', 'A designer who speaks German would be nice.', /language/],
  ['square metres', 'A flat of 2500 square feet.', /budget/],
  ['a year', 'The house was built in 1962.', /budget/],
  ['people who work at home', 'We both work from home and like to be at home.', /room house/],
])('reads no condition from %s', (_what, description, unexpected) => {
  expect(readIn(description).filter((wish) => unexpected.test(wish))).toEqual([]);
});

test('the budget is the one from the form, and the text decides whether it is a limit', () => {
  expect(readIn('Not a cent more than 12,000 dollars.', { budgetUsd: 13_000 })).toEqual(['budget 13000!']);
  expect(readIn('A kitchen.', { budgetUsd: 13_000 })).toContain('budget 13000');
});

/** Texts of any letters, and texts of words that the rules look for. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        'not',
        'kein',
        'sin',
        'kitchen',
        'Küche',
        'rustic',
        'nordisch',
        ',',
        '.',
        'but',
        'only',
        '$9,000',
        '20k',
        'must speak German',
        'in Österreich',
        '不要',
        '北欧',
        'だけ',
        'istemiyoruz',
        'بدون',
        '«',
        '’',
        '𝒳',
      ),
      { maxLength: 20 },
    )
    .map((words) => words.join(' ')),
);

describe('any brief', () => {
  test('gives each wish once, with a source that is quoted from the brief', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, description) => {
        const { wishes } = readBrief(brief(description, { name, spoken: [...glossedLanguages] }));
        expect(new Set(wishes.map(({ kind, value }) => `${kind} ${value}`)).size).toBe(wishes.length);
        for (const { certainty, sources } of wishes) {
          expect(certainty).toBeGreaterThan(0);
          expect(certainty).toBeLessThanOrEqual(1);
          for (const { field, start, end, words } of sources)
            expect({ name, description }[field].slice(start, end)).toBe(words);
        }
      }),
    );
  });

  test('asks for no style that it refuses', () => {
    fc.assert(
      fc.property(anyText, (description) => {
        const { wishes } = readBrief(brief(description));
        const valuesOf = (wanted: string) =>
          new Set(wishes.filter(({ kind }) => kind === wanted).map(({ value }) => value));
        expect(valuesOf('style').isDisjointFrom(valuesOf('not_style'))).toBe(true);
      }),
    );
  });

  test('is compared by words of its own only', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const letters = (of: string) => of.replace(/\s/gu, '');
        expect(letters(text).length).toBeGreaterThanOrEqual(letters(wantedText(text, [])).length);
      }),
    );
  });
});

test('rooms, styles and works that a brief refuses or leaves as they are are not compared with portfolios', () => {
  expect(wantedText('Not rustic, but bright. The bathroom was done last year.', [])).not.toMatch(
    /rustic|bathroom/,
  );
  expect(wantedText('Kein Landhausstil, lieber helles Holz.', [])).toMatch(/helles Holz/);
  expect(wantedText('Nothing rustic', [])).toBe('Nothing rustic');
});
