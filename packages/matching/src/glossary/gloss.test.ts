import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gloss, sentencesOf } from './gloss.ts';
import { glossaryOf } from './glossary.ts';
import { entriesOf, glossedLanguages } from './languages.ts';
import { functionWordsOf } from './language.ts';

describe('a gloss', () => {
  test.each([
    ['de', 'Wir suchen eine gemütliche Küche mit Arbeitsplatte aus Eiche.', 'warm kitchen worktop oak'],
    ['de', 'Neue Kueche fuer das Bauernhaus', 'new kitchen country house'],
    ['de', 'Der Dachterrassengarten', 'roof terrace garden'],
    ['fr', 'Une chambre d’enfant avec papier peint', "children's room wallpaper"],
    ['es', 'La cocina de nuestra casa con azulejos', 'kitchen house tile'],
    ['it', 'Una cucina in legno con tavolo di marmo', 'kitchen wood table marble'],
    ['pt', 'Um jardim com sombra e piscina', 'garden shade pool'],
    ['nl', 'Een keuken voor het gezin met houten vloer', 'kitchen family floorboards'],
    ['pl', 'Remont łazienki dla rodziny', 'renovate bathroom family'],
    ['tr', 'Bahçemiz için modern bir mutfak', 'garden modern kitchen'],
    [
      'uk',
      'Нам потрібна світла кухня з дерев’яною стільницею та великим столом.',
      'bright kitchen wood worktop large table',
    ],
    [
      'ru',
      'Ищем дизайнера для уютной спальни с дубовым полом и бархатными шторами.',
      'design cosy bedroom oak floor velvet curtain',
    ],
    ['ar', 'نريد غرفة نوم هادئة بألوان دافئة وستائر من الكتان', 'bedroom quiet colour warm curtain linen'],
    ['sv', 'Vi vill ha ett ljust sovrum med ekgolv och en öppen spis', 'bright bedroom floor fireplace'],
    ['no', 'Vi ønsker et rolig soverom med eikegulv og peis', 'quiet bedroom floor fireplace'],
    ['da', 'Vi ønsker et roligt soveværelse med egetræ og en brændeovn', 'quiet bedroom oak stove'],
    ['zh', '我想要一个安静的书房', 'quiet home office'],
    ['ja', '白い壁と木の床の明るい寝室にしたい', 'white wall wood floor bright bedroom'],
    ['tr', 'Mutfağımızı yeniliyoruz, ahşap raflar istiyoruz', 'kitchen renovate wood shelf'],
    ['de', 'Ein Esszimmer ohne Teppich, das nicht verschwindet', 'dining room without carpet verschwindet'],
  ])('%s: %s', (language, text, english) => {
    expect(gloss(text)).toEqual({ language, text: english });
  });

  test.each([
    ['de', 'Wir wollen optischen Speicher und weichende, reichliche Grundlagen, gebildet und erreichbar'],
    ['de', 'Die Freundinnen und Japanerinnen erlauben den Urkundenbeweis und alles Öffentliche'],
    ['nl', 'De verplichting van het netwerk is een mogelijkheid'],
    ['sv', 'Det är en tävling och förvaltningens bestämmelser'],
    ['da', 'Det er bestemmelserne og retningen'],
    ['no', 'Det er bestemmelsene og jernbaneskinnene'],
  ] as const)('%s: finds no glossary word inside an unrelated one: %s', (language, text) => {
    const found = gloss(text, [language]).text.split(' ');
    const said = new Set(text.replaceAll(/[.,]/g, '').split(' '));
    expect(found.filter((word) => !said.has(word))).toEqual([]);
  });

  test.each([
    ['de', 'Wir wollen Jugendstilfenster und einen Bücherschrank für die Ferienwohnungsküche'],
    ['nl', 'Wij willen een nieuwe kloosterkeuken'],
    ['sv', 'Vi vill ha en ny herrgårdstrappa och mahognybord'],
  ] as const)('%s: finds glossary words that begin, end or fill a compound: %s', (language, text) => {
    const found = gloss(text, [language]).text.split(' ');
    const wanted = { de: ['window', 'book', 'wardrobe', 'kitchen'], nl: ['kitchen'], sv: ['staircase'] };
    for (const word of wanted[language]) expect(found).toContain(word);
  });

  test('tells Swedish letters apart, which are other words without their marks', () => {
    expect(gloss('En tavla till hallen och en tävla', ['sv']).text).toBe('picture hallway tävla');
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

  test('translates any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(typeof gloss(text, ['de', 'zh']).text).toBe('string');
      }),
    );
  });
});

test('splitting a text into sentences drops only the spaces and marks between them', () => {
  expect(sentencesOf('Oak floor; lime plaster. 安静。明亮！\nBright')).toEqual([
    'Oak floor',
    'lime plaster',
    '安静',
    '明亮',
    'Bright',
  ]);
});

test('languages of one script are told apart by the text, or else by the languages of its writer', () => {
  expect(gloss('Кухня', ['uk']).language).toBe('uk');
  expect(gloss('Кухня', ['ru']).language).toBe('ru');
  expect(gloss('和室改装', ['ja']).language).toBe('ja');
  expect(gloss('和室改装').language).toBe('zh');
});

describe.each(glossedLanguages)('the glossary of %s', (language) => {
  const entries = entriesOf(language);

  test('has more than three hundred meanings and at least one word for each', () => {
    expect(new Set(entries.map(({ english }) => english)).size).toBeGreaterThan(300);
    expect(entries.filter(({ words }) => words.some((word) => word.trim() === ''))).toEqual([]);
  });

  test('gives each word one meaning', () => {
    const words = entries.flatMap((entry) => entry.words);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });

  test('holds no function word', () => {
    const common = functionWordsOf(language);
    const inBoth = [...glossaryOf(language).phrases.keys()].filter((phrase) => common.has(phrase));
    expect(
      inBoth.filter((phrase) => !/^(?:no|without)$/.test(glossaryOf(language).phrases.get(phrase)!)),
    ).toEqual([]);
  });
});

test('most languages of the glossary have a word for every meaning', () => {
  const counts = new Map<string, number>();
  for (const language of glossedLanguages) {
    for (const english of new Set(entriesOf(language).map((entry) => entry.english)))
      counts.set(english, (counts.get(english) ?? 0) + 1);
  }
  const rare = [...counts].filter(([, count]) => count < glossedLanguages.length / 2);
  expect(rare).toEqual([]);
});
