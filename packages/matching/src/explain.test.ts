import { expect, test } from 'vitest';
import type { OrderEvidence, ProjectEvidence } from './evidence.ts';
import { explain } from './explain.ts';
import { score } from './rank.ts';

const order: OrderEvidence = {
  id: 'order',
  countryCode: 'SE',
  languageCodes: ['sv'],
  budgetUsd: null,
  clarity: 1,
  styles: { scandinavian: 0.9 },
  rooms: { living: 0.8 },
  works: { furnishing: 0.6 },
};

const project = (id: string, evidence: Partial<ProjectEvidence>): ProjectEvidence => ({
  id,
  name: id,
  likeness: 0.3,
  sentence: null,
  words: 0,
  clarity: 1,
  styles: { scandinavian: 0.8 },
  rooms: { living: 0.9 },
  works: { furnishing: 0.5 },
  ...evidence,
});

const reasonsFor = (...projects: ProjectEvidence[]) => {
  const designer = {
    id: 'designer',
    countryCode: 'DK',
    languageCodes: ['da'],
    budgetMinUsd: null,
    budgetMaxUsd: null,
    projects,
    pictures: [],
  };
  return explain(score({ order, designer }), 'customer');
};

test('a reason names a project of the room asked for before a slightly better one of another room', () => {
  const reasons = reasonsFor(
    project('bedroom', { styles: { scandinavian: 0.9 }, likeness: 0.32, rooms: { bedroom: 0.9 } }),
    project('living', {}),
  );
  expect(reasons.map(({ code, projectId }) => [code, projectId])).toEqual(
    expect.arrayContaining([
      ['style', 'living'],
      ['brief', 'living'],
      ['work', 'living'],
    ]),
  );
});

test('a style is not named after a text that says nothing, which did not count either', () => {
  const codesOf = (clarity: number) => reasonsFor(project('home', { clarity })).map(({ code }) => code);
  expect(codesOf(1)).toContain('style');
  expect(codesOf(0)).not.toContain('style');
});

test('a room that nobody asked for is named when it is all there is', () => {
  const reasons = reasonsFor(project('bedroom', { rooms: { bedroom: 0.9 } }));
  expect(reasons.find(({ code }) => code === 'style')?.projectId).toBe('bedroom');
  expect(reasons.find(({ code }) => code === 'room')).toBeUndefined();
});

test('what is quoted is cut at the end of a word, and what is short is quoted whole', () => {
  const sentence = {
    text: 'We opened the kitchen to the dining room, kept the pine floor, and built a bench along the windows.',
    likeness: 0.9,
  };
  const texts = reasonsFor(
    project('A summer house on the island of Utö, with a sauna, and a long deck of larch', { sentence }),
  ).map(({ text }) => text);
  expect(texts).toContain(
    'Close to your brief: “We opened the kitchen to the dining room, kept the pine…” in ‘A summer house on the island of Utö, with a sauna, and a…’',
  );
  expect(reasonsFor(project('Kept', {})).map(({ text }) => text)).toContain(
    'Scandinavian style, as in ‘Kept’',
  );
});

test('a word too long to be quoted is cut, between characters', () => {
  const [{ text } = { text: '' }] = reasonsFor(project(`a${'🛋'.repeat(80)}`, {}));
  expect(text).toContain(`‘a${'🛋'.repeat(29)}…’`);
});
