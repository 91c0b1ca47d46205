import { describe, expect, test } from 'vitest';
import { formsOf } from './forms.ts';
import { gloss } from './gloss.ts';

describe('forms of a word', () => {
  test.each([
    ['fr', 'nouveau', 'new', 'nouveaux'],
    ['fr', 'artisanal', 'handmade', 'artisanaux'],
    ['fr', 'rénové', 'restore', 'renovees'],
    ['fr', 'luxueux', 'luxury', 'luxueuses'],
    ['es', 'luminoso', 'bright', 'luminosas'],
    ['es', 'luz', 'light', 'luz'],
    ['es', 'japonés', 'japanese', 'japonesa'],
    ['it', 'bianco', 'white', 'bianche'],
    ['it', 'spiaggia', 'beach', 'spiagge'],
    ['pt', 'balcão', 'balcony', 'balcoes'],
    ['pt', 'jardim', 'garden', 'jardins'],
  ] as const)('%s: %s, which means %s, is also written %s', (language, word, english, form) => {
    expect(formsOf(language, word, english)).toContain(form);
  });

  test('nouns of things have no feminine', () => {
    expect(formsOf('es', 'suelo', 'floor')).toEqual(['suelo', 'suelos']);
    expect(formsOf('it', 'porto', 'harbour, boat')).toEqual(['porto', 'porti']);
  });
});

test.each([
  ['es', 'Queremos una cocina con nueve sillas y dos mesas', 'new'],
  ['fr', 'Nous cherchons un chenal pour le jardin de la maison', 'oak'],
  ['it', 'Vorremmo appendere i cappelli nella camera', 'church'],
  ['pl', 'Szukamy projektanta do salonu, w domu jest latarka', 'summer'],
] as const)('%s: «%s» is not read as «%s»', (language, text, wrong) => {
  const found = gloss(text);
  expect(found.language).toBe(language);
  expect(found.text.split(' ')).not.toContain(wrong);
});
