import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderEvidence, PhotoLikeness, PictureEvidence, ProjectEvidence } from '../evidence/evidence.ts';
import { pair } from '../evidence/pair.arbitrary.ts';
import { score } from '../score/rank.ts';
import { explain } from './explain.ts';
import { fittingProjects } from './fitting-projects.ts';
import { reservationOf } from './reservation.ts';

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

/** An inspiration picture with the nearest photo of each project, nearest first. */
const picture = (position: number, meanLikeness: number, ...photos: PhotoLikeness[]): PictureEvidence => ({
  position,
  photos: photos.slice(0, 2),
  photosOfProjects: photos,
  meanLikeness,
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
  expect(reasons.map(({ signal, projectId }) => [signal, projectId])).toContainEqual(['style', 'living']);
});

describe('a reason for an inspiration picture', () => {
  /** The photo that is named, of two projects with a photo each. */
  const photoFor = (likenesses: { bedroom: number; living: number }, bedroom: Partial<ProjectEvidence>) => {
    const photos = Object.entries(likenesses).map(([projectId, likeness]) => ({
      photoId: `in ${projectId}`,
      projectId,
      likeness,
    }));
    const projects = [project('bedroom', bedroom), project('living', {})];
    const designer = { ...pairDesigner, projects, pictures: [picture(0, 0.4, ...photos)] };
    const reasons = explain(score({ order, designer }), 'customer');
    return reasons.find(({ signal }) => signal === 'photos')?.photoId;
  };
  const unsure = { rooms: { bedroom: 0.4 } };

  test('names a photo of the room asked for before a nearer one of another room', () => {
    expect(photoFor({ bedroom: 0.5, living: 0.3 }, unsure)).toBe('in living');
  });

  test('names a photo of a room that the project is not sure of where none of the room asked for is near', () => {
    expect(photoFor({ bedroom: 0.5, living: 0.1 }, unsure)).toBe('in bedroom');
  });

  test('is not given for a photo that surely shows a room of which the order says nothing', () => {
    expect(photoFor({ bedroom: 0.5, living: 0.1 }, { rooms: { bedroom: 0.9 } })).toBeUndefined();
    const named = [{ kind: 'room' as const, id: 'living' }];
    expect(photoFor({ bedroom: 0.5, living: 0.1 }, { rooms: { bedroom: 0.9 }, named })).toBe('in bedroom');
  });
});

test('a language that the brief asks for is the reason, before the one that the customer writes in', () => {
  const wish = {
    kind: 'language',
    value: 'de',
    origin: 'said',
    isMust: true,
    certainty: 1,
    sources: [],
  } as const;
  const designer = {
    id: 'designer',
    countryCode: 'PL',
    languageCodes: ['sv', 'de'],
    budgetMinUsd: null,
    budgetMaxUsd: null,
    projects: [project('loft', {})],
    pictures: [],
  };
  const texts = (wishes: OrderEvidence['wishes'], reader: 'customer' | 'designer') =>
    explain(score({ order: { ...order, wishes }, designer }), reader).map(({ text }) => text);
  expect(texts([wish], 'customer')).toContain('Speaks German');
  expect(texts([wish], 'designer')).toContain('Asks for German, which you speak');
  expect(texts([], 'customer')).toContain('Speaks Swedish');
  expect(texts([], 'designer')).toContain('Speaks Swedish, like you');
});

test('no reason names a style for a text without content', () => {
  const codesOf = (clarity: number) => reasonsFor(project('home', { clarity })).map(({ signal }) => signal);
  expect(codesOf(1)).toContain('style');
  expect(codesOf(0)).not.toContain('style');
});

test('a reason for a room names a surer front of a house after another room, and for a terrace before it', () => {
  const projects = [
    project('front', { styles: { scandinavian: 0.9 }, rooms: { facade: 0.9 } }),
    project('bathroom', { styles: { scandinavian: 0.5 }, rooms: { bathroom: 0.9 } }),
  ];
  const named = (rooms: OrderEvidence['rooms']) => {
    const designer = { ...pairDesigner, projects };
    const reasons = explain(score({ order: { ...order, rooms }, designer }), 'customer');
    return reasons.find(({ signal }) => signal === 'style')?.projectId;
  };
  expect(named({ living: 0.9 })).toBe('bathroom');
  expect(named({ terrace: 0.9 })).toBe('front');
});

test('a reason names a project of another room if there is no other project', () => {
  const reasons = reasonsFor(project('bedroom', { rooms: { bedroom: 0.9 } }));
  expect(reasons.find(({ signal }) => signal === 'style')?.projectId).toBe('bedroom');
  expect(reasons.find(({ signal }) => signal === 'room')).toBeUndefined();
});

const pairDesigner = {
  id: 'designer',
  countryCode: 'DK',
  languageCodes: [],
  budgetMinUsd: null,
  budgetMaxUsd: null,
  pictures: [],
};

/** A project that shows nothing of what the order names, so that only its words speak. */
const unlike = { styles: {}, rooms: {}, works: {} };

test('a long quote is cut at the end of a word, and a short text is quoted whole', () => {
  const sentence = {
    text: 'We opened the kitchen to the dining room, kept the pine floor, and built a bench along the windows.',
    likeness: 0.9,
  };
  const texts = reasonsFor(
    project('A summer house on the island of Utö, with a sauna, and a long deck of larch', {
      sentence,
      ...unlike,
      rooms: { living: 0.1 },
    }),
  ).map(({ text }) => text);
  expect(texts).toContain(
    'Close to your brief: “We opened the kitchen to the dining room, kept the pine…” in ‘A summer house on the island of Utö, with a sauna, and a…’',
  );
  expect(reasonsFor(project('Kept', {})).map(({ text }) => text)).toContain(
    'Scandinavian style, as in ‘Kept’',
  );
});

test('a word that is too long to be quoted is cut between two characters', () => {
  const [{ text } = { text: '' }] = reasonsFor(project(`a${'🛋'.repeat(80)}`, {}));
  expect(text).toContain(`‘a${'🛋'.repeat(29)}…’`);
});

test('a reservation names a room that the brief asks for and no project shows', () => {
  const asked = (value: string, share = 0.6): OrderEvidence => ({
    ...order,
    rooms: { [value]: share },
    wishes: [{ kind: 'room', value, origin: 'said', isMust: false, certainty: 0.9, sources: [] }],
  });
  const { designer } = score({
    order,
    designer: {
      id: 'designer',
      countryCode: 'DK',
      languageCodes: [],
      budgetMinUsd: 30_000,
      budgetMaxUsd: null,
      projects: [project('living', {})],
      pictures: [],
    },
  });
  expect(reservationOf({ order: asked('terrace'), designer })?.text).toBe(
    'Has shown no terraces and balconies',
  );
  expect(reservationOf({ order: asked('living'), designer })).toBeNull();
  // A room onto which the one asked for looks, and a whole building, are not missed.
  expect(reservationOf({ order: asked('terrace', 0.1), designer })).toBeNull();
  expect(reservationOf({ order: asked('house'), designer })).toBeNull();
  const alsoLiving = { ...asked('terrace', 0.3), rooms: { terrace: 0.3, living: 0.5 } };
  expect(reservationOf({ order: alsoLiving, designer })).toBeNull();
  expect(reservationOf({ order: { ...asked('living'), budgetUsd: 15_000 }, designer })?.text).toBe(
    'Usual budget from $30,000, yours $15,000',
  );
});

test('no reservation names a room of which a project has a trace', () => {
  const wish = { kind: 'room', value: 'bedroom', origin: 'said', isMust: false, certainty: 0.9 } as const;
  const designer = {
    ...pairDesigner,
    projects: [project('living', { rooms: { living: 0.6, bedroom: 0.05 } })],
  };
  const asked = { ...order, rooms: { bedroom: 0.8 }, wishes: [{ ...wish, sources: [] }] };
  expect(reservationOf({ order: asked, designer })).toBeNull();
});

test('a room is a reason where it is the one that a project shows most, or that its text names', () => {
  const isTold = (evidence: Partial<ProjectEvidence>) =>
    reasonsFor(project('study', { styles: {}, works: {}, ...evidence })).some(
      ({ signal }) => signal === 'room',
    );
  const sofaInAStudy = { 'home-office': 0.5, living: 0.3 };
  expect(isTold({ rooms: sofaInAStudy, named: [] })).toBe(false);
  expect(isTold({ rooms: sofaInAStudy, named: [{ kind: 'room', id: 'living' }] })).toBe(true);
  expect(isTold({ rooms: { 'home-office': 0.3, living: 0.5 }, named: [] })).toBe(true);
});

test('a kind of work is a reason only where a project names it', () => {
  const isTold = (named: ProjectEvidence['named']) =>
    reasonsFor(project('home', { styles: {}, rooms: {}, named: named! })).some(
      ({ signal }) => signal === 'work',
    );
  expect(isTold([])).toBe(false);
  expect(isTold([{ kind: 'work', id: 'furnishing' }])).toBe(true);
});

test('a text close to the brief is no reason where it shows nothing of the room asked for', () => {
  const isTold = (rooms: ProjectEvidence['rooms']) =>
    reasonsFor(project('near', { ...unlike, rooms, likeness: 0.9 })).some(({ signal }) => signal === 'brief');
  expect(isTold({ terrace: 0.8 })).toBe(false);
  expect(isTold({ terrace: 0.8, living: 0.1 })).toBe(true);
});

test('no reservation names a style that the brief does not name', () => {
  const codesFor = (wishes: OrderEvidence['wishes']) => {
    const designer = {
      id: 'designer',
      countryCode: 'DK',
      languageCodes: [],
      budgetMinUsd: null,
      budgetMaxUsd: null,
      projects: [project('living', {})],
      pictures: [],
    };
    return explain(score({ order: { ...order, ...(wishes && { wishes }) }, designer }), 'customer').map(
      ({ signal }) => signal,
    );
  };
  const wish = { kind: 'style', value: 'scandinavian', isMust: false, certainty: 0.9, sources: [] } as const;
  expect(codesFor([{ ...wish, origin: 'said' }])).toContain('style');
  expect(codesFor([{ ...wish, origin: 'guessed' }])).not.toContain('style');
});

describe('reasons', () => {
  test('number three at most, and name no project twice', () => {
    fc.assert(
      fc.property(pair, (one) => {
        const reasons = explain(score(one), 'customer');
        const projectIds = reasons.flatMap(({ projectId }) => projectId ?? []);
        expect(new Set(projectIds).size).toBe(projectIds.length);
        expect(reasons.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('come only from signals that added points, and name evidence that exists', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom('customer' as const, 'designer' as const), (one, reader) => {
        const match = score(one);
        const points = new Map(match.contributions.map(({ signal, points }) => [signal, points]));
        const projects = new Map(one.designer.projects.map((project) => [project.id, project]));
        const { pictures, caption } = one.designer;
        const photos = [
          ...pictures.flatMap(({ photosOfProjects }) => photosOfProjects),
          ...(caption?.photos ?? []),
        ];
        for (const { signal, projectId, photoId } of explain(match, reader)) {
          expect(points.get(signal)).toBeGreaterThan(0);
          expect(projectId === null || projects.has(projectId)).toBe(true);
          expect(
            photoId === null ||
              photos.some((photo) => photo.photoId === photoId && photo.projectId === projectId),
          ).toBe(true);
        }
      }),
    );
  });

  test('are worded for the customer and for the designer', () => {
    const match = score({
      order: {
        id: 'order',
        countryCode: 'DE',
        languageCodes: ['de'],
        budgetUsd: 20_000,
        clarity: 1,
        styles: { scandinavian: 0.9 },
        rooms: { kitchen: 0.8 },
        works: { renovation: 0.7 },
      },
      designer: {
        id: 'designer',
        countryCode: 'SE',
        languageCodes: ['sv', 'de'],
        budgetMinUsd: 10_000,
        budgetMaxUsd: 30_000,
        projects: [
          {
            id: 'loft',
            name: 'Loft in Malmö',
            likeness: 0.1,
            sentence: null,
            words: 0,
            clarity: 1,
            styles: { scandinavian: 0.9 },
            rooms: { living: 0.9 },
            works: {},
          },
        ],
        pictures: [
          picture(0, 0, { photoId: 'far', projectId: 'loft', likeness: 0 }),
          picture(1, 0.4, { photoId: 'near', projectId: 'loft', likeness: 0.8 }),
        ],
      },
    });
    expect(explain(match, 'customer')).toEqual([
      {
        signal: 'style',
        text: 'Scandinavian style, as in ‘Loft in Malmö’',
        projectId: 'loft',
        photoId: null,
      },
      {
        signal: 'budget',
        text: 'Usual budget $10,000–30,000, yours $20,000',
        projectId: null,
        photoId: null,
      },
      { signal: 'language', text: 'Speaks German', projectId: null, photoId: null },
    ]);
    expect(explain(match, 'designer').map(({ text }) => text)).toEqual([
      'Scandinavian style, as in your ‘Loft in Malmö’',
      'Budget $20,000, your usual $10,000–30,000',
      'Speaks German, like you',
    ]);
  });
});

test('the list of fitting projects holds every project once', () => {
  fc.assert(
    fc.property(pair, (one) => {
      expect(fittingProjects(one).toSorted()).toEqual(one.designer.projects.map(({ id }) => id).toSorted());
    }),
  );
});
