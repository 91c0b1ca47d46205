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

test('a room that nobody asked for is named when it is all there is', () => {
  const reasons = reasonsFor(project('bedroom', { rooms: { bedroom: 0.9 } }));
  expect(reasons.find(({ code }) => code === 'style')?.projectId).toBe('bedroom');
  expect(reasons.find(({ code }) => code === 'room')).toBeUndefined();
});
