import { describe, expect, test } from 'vitest';
import { specialtiesOf } from '../reasons/specialties.ts';
import { createTextReader, vocabularyTexts } from './text-reader.ts';
import { blandTexts } from '../vocabulary/bland-texts.ts';
import { rooms, roomsByObject } from '../vocabulary/rooms.ts';
import { styles } from '../vocabulary/styles.ts';
import { works } from '../vocabulary/works.ts';

/** Every text of the vocabulary points its own way, so that a text is near just what it is given the vector of. */
const vectors = vocabularyTexts.map((_, i) =>
  Float32Array.from({ length: vocabularyTexts.length }, (_value, j) => (i === j ? 1 : 0)),
);
const reader = createTextReader(vectors);
const vectorOf = (start: string) =>
  reader.centre(vectors[vocabularyTexts.findIndex((text) => text.startsWith(start))]!);

describe('reading a text', () => {
  test('gives the largest share to the term whose description is nearest to the vector', () => {
    expect(reader.read('', vectorOf('industrial:')).styles['industrial']).toBeGreaterThan(0.9);
    expect(reader.read('', vectorOf('kitchens:')).rooms['kitchen']).toBeGreaterThan(0.9);
    expect(reader.read('', vectorOf('renovation:')).works['renovation']).toBeGreaterThan(0.9);
  });

  test('finds a term in singular and plural', () => {
    const vector = vectorOf(blandTexts[0]!);
    for (const text of ['Two kitchens', 'A kitchen']) {
      expect(Object.keys(reader.read(text, vector).rooms)[0]).toBe('kitchen');
    }
    expect(Object.keys(reader.read('Art Deco, please', vector).styles)[0]).toBe('art-deco');
  });

  test('takes objects in photos as signs of the room', () => {
    const vector = vectorOf(blandTexts[0]!);
    expect(reader.read('', vector, { bed: 0.9 }).rooms['bedroom']).toBeGreaterThan(
      reader.read('', vector).rooms['bedroom'] ?? 0,
    );
  });

  test('is clear for a text with content, and unclear for an empty one', () => {
    expect(reader.read('', vectorOf('industrial:')).clarity).toBe(1);
    const bland = vocabularyTexts.indexOf(blandTexts[0]!);
    const empty = Float32Array.from(vectors[0]!, (_, i) => (i >= bland ? 1 : 0));
    expect(reader.read('', reader.centre(empty)).clarity).toBeLessThan(1);
  });
});

test('the ids of all terms are unique, and every object is a sign of a room that exists', () => {
  for (const terms of [styles, rooms, works])
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  const ids = new Set(rooms.map(({ id }) => id));
  expect(Object.values(roomsByObject).filter((room) => !ids.has(room))).toEqual([]);
});

test('specialties are the terms that a portfolio shows most surely, styles first', () => {
  expect(
    specialtiesOf([
      { styles: { scandinavian: 0.8 }, rooms: { kitchen: 0.5, bedroom: 0.1 } },
      { styles: { rustic: 0.5, pop: 0.2 }, rooms: { kitchen: 0.6 } },
      { styles: {}, rooms: { living: 0.4 } },
    ]),
  ).toEqual([
    { value: 'style:scandinavian', label: 'Scandinavian' },
    { value: 'style:rustic', label: 'Rustic' },
    { value: 'room:kitchen', label: 'Kitchens' },
    { value: 'room:living', label: 'Living rooms' },
  ]);
});
