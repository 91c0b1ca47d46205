import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DesignerEvidence, OrderEvidence, Pair, ProjectEvidence } from './evidence.ts';
import { explain } from './explain.ts';
import { fittingProjects } from './fitting-projects.ts';
import { rank, score } from './rank.ts';
import { rooms } from './vocabulary/rooms.ts';
import { styles } from './vocabulary/styles.ts';
import { works } from './vocabulary/works.ts';

const cosine = fc.double({ min: -1, max: 1, noNaN: true });
const unit = fc.double({ min: 0, max: 1, noNaN: true });
const usd = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null });
const countryCode = fc.constantFrom('DE', 'AT', 'SE', 'US');
const languageCodes = fc.uniqueArray(fc.constantFrom('de', 'en', 'sv'));

/** Shares of some terms, which add up to at most one. */
const sharesOf = (ids: readonly string[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 100 })), {
      selector: ([id]) => id,
      maxLength: 4,
    })
    .map((entries) => {
      const total = Math.max(
        100,
        entries.reduce((sum, [, weight]) => sum + weight, 0),
      );
      return Object.fromEntries(entries.map(([id, weight]) => [id, weight / total]));
    });

const reading = {
  styles: sharesOf(styles.map(({ id }) => id)),
  rooms: sharesOf(rooms.map(({ id }) => id)),
  works: sharesOf(works.map(({ id }) => id)),
};

const project: fc.Arbitrary<ProjectEvidence> = fc.record({
  id: fc.uuid(),
  name: fc.string(),
  likeness: cosine,
  sentence: fc.option(fc.record({ text: fc.string(), likeness: cosine }), { nil: null }),
  words: unit,
  ...reading,
});

const designer: fc.Arbitrary<DesignerEvidence> = fc
  .record({
    id: fc.uuid(),
    countryCode,
    languageCodes,
    budgetMinUsd: usd,
    budgetMaxUsd: usd,
    projects: fc.uniqueArray(project, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
    likenesses: fc.array(fc.array(cosine, { minLength: 1, maxLength: 2 }), { maxLength: 3 }),
  })
  .map(({ likenesses, ...parts }) => ({
    ...parts,
    pictures: likenesses.map((values, position) => ({
      position,
      photos: values.map((likeness, i) => ({
        photoId: `photo-${position}-${i}`,
        projectId: parts.projects[(position + i) % parts.projects.length]!.id,
        likeness,
      })),
      meanLikeness: Math.min(...values),
    })),
  }));

const order: fc.Arbitrary<OrderEvidence> = fc.record({
  id: fc.uuid(),
  countryCode,
  languageCodes,
  budgetUsd: usd,
  clarity: unit,
  ...reading,
});

const pair: fc.Arbitrary<Pair> = fc.record({ order, designer });

/** Sums of doubles in another order differ by this at most. */
const EPSILON = 1e-9;

describe('a score', () => {
  test('lies between 0 and 100 and is the sum of its contributions', () => {
    fc.assert(
      fc.property(pair, (one) => {
        const match = score(one);
        const sum = match.contributions.reduce((total, { points }) => total + points, 0);
        expect(match.score).toBeGreaterThanOrEqual(0);
        expect(match.score).toBeLessThanOrEqual(100);
        expect(match.score).toBeCloseTo(sum, 8);
      }),
    );
  });

  test.each<[string, (one: Pair, by: number) => Pair]>([
    [
      'a text that is nearer',
      ({ order, designer }, by) => ({
        order,
        designer: {
          ...designer,
          projects: designer.projects.map((one, i) =>
            i === 0 ? { ...one, likeness: Math.min(1, one.likeness + by) } : one,
          ),
        },
      }),
    ],
    [
      'a sentence that is nearer',
      ({ order, designer }, by) => ({
        order,
        designer: {
          ...designer,
          projects: designer.projects.map((one) =>
            one.sentence === null
              ? one
              : { ...one, sentence: { ...one.sentence, likeness: Math.min(1, one.sentence.likeness + by) } },
          ),
        },
      }),
    ],
    [
      'more of the words asked for',
      ({ order, designer }, by) => ({
        order,
        designer: {
          ...designer,
          projects: designer.projects.map((one, i) => (i === 0 ? { ...one, words: one.words + by } : one)),
        },
      }),
    ],
    [
      'a photo that is more alike',
      ({ order, designer }, by) => ({
        order,
        designer: {
          ...designer,
          pictures: designer.pictures.map((picture, i) =>
            i > 0
              ? picture
              : {
                  ...picture,
                  photos: picture.photos.map((photo) => ({
                    ...photo,
                    likeness: Math.min(1, photo.likeness + by),
                  })),
                },
          ),
        },
      }),
    ],
    [
      'the same country',
      ({ order, designer }) => ({ order, designer: { ...designer, countryCode: order.countryCode } }),
    ],
    [
      'a range that takes in the budget',
      ({ order, designer }) =>
        order.budgetUsd === null || (designer.budgetMinUsd === null && designer.budgetMaxUsd === null)
          ? { order, designer }
          : {
              order,
              designer: { ...designer, budgetMinUsd: order.budgetUsd, budgetMaxUsd: order.budgetUsd },
            },
    ],
    [
      'one more language in common',
      ({ order, designer }) =>
        designer.languageCodes.length === 0
          ? { order, designer }
          : {
              order,
              designer: { ...designer, languageCodes: [...designer.languageCodes, ...order.languageCodes] },
            },
    ],
  ])('is never lower for %s', (_what, better) => {
    fc.assert(
      fc.property(pair, unit, (one, by) => {
        expect(score(better(one, by)).score).toBeGreaterThanOrEqual(score(one).score - EPSILON);
      }),
    );
  });

  test('does not depend on how projects are ordered', () => {
    fc.assert(
      fc.property(pair, (one) => {
        const turned = {
          ...one,
          designer: { ...one.designer, projects: one.designer.projects.toReversed() },
        };
        expect(score(turned).score).toBeCloseTo(score(one).score, 8);
      }),
    );
  });
});

test('a ranking holds every pair once, best first, whatever the order of the input', () => {
  const pairs = fc.uniqueArray(pair, { maxLength: 6, selector: ({ designer: { id } }) => id });
  fc.assert(
    fc.property(pairs, (all) => {
      const ranked = rank(all);
      expect(ranked.map(({ designer: { id } }) => id)).toEqual(
        rank(all.toReversed()).map(({ designer: { id } }) => id),
      );
      expect(ranked.map(({ designer: { id } }) => id).toSorted()).toEqual(
        all.map(({ designer: { id } }) => id).toSorted(),
      );
      for (const [i, match] of ranked.slice(1).entries())
        expect(match.score).toBeLessThanOrEqual(ranked[i]!.score);
    }),
  );
});

describe('reasons', () => {
  test('speak of signals that added points, and of evidence that is there', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom('customer' as const, 'designer' as const), (one, reader) => {
        const match = score(one);
        const points = new Map(match.contributions.map(({ signal, points }) => [signal, points]));
        const projects = new Map(one.designer.projects.map((project) => [project.id, project]));
        const photos = one.designer.pictures.flatMap((picture) => picture.photos);
        const projectOf = new Map(photos.map((photo) => [photo.photoId, photo.projectId]));
        for (const { signal, projectId, photoId } of explain(match, reader)) {
          expect(points.get(signal)).toBeGreaterThan(0);
          expect(projectId === null || projects.has(projectId)).toBe(true);
          expect(photoId === null || projectOf.get(photoId) === projectId).toBe(true);
        }
      }),
    );
  });

  test('say what the example shows, to the customer and to the designer', () => {
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
            styles: { scandinavian: 0.9 },
            rooms: { living: 0.9 },
            works: {},
          },
        ],
        pictures: [
          { position: 0, photos: [{ photoId: 'far', projectId: 'loft', likeness: 0 }], meanLikeness: 0 },
          { position: 1, photos: [{ photoId: 'near', projectId: 'loft', likeness: 0.8 }], meanLikeness: 0.4 },
        ],
      },
    });
    expect(explain(match, 'customer')).toEqual([
      {
        code: 'photos',
        signal: 'photos',
        text: 'Looks like your second inspiration picture, as in ‘Loft in Malmö’',
        projectId: 'loft',
        photoId: 'near',
      },
      {
        code: 'style',
        signal: 'style',
        text: 'Scandinavian style, as in ‘Loft in Malmö’',
        projectId: 'loft',
        photoId: null,
      },
      { code: 'budget', signal: 'budget', text: 'Usual budget fits', projectId: null, photoId: null },
      { code: 'language', signal: 'language', text: 'Speaks German', projectId: null, photoId: null },
    ]);
    expect(explain(match, 'designer').map(({ text }) => text)).toEqual([
      'Your ‘Loft in Malmö’ looks like the customer’s second inspiration picture',
      'Scandinavian style, as in your ‘Loft in Malmö’',
      'Budget within your usual range',
      'Speaks German, like you',
    ]);
  });
});

test('fitting projects name every project once', () => {
  fc.assert(
    fc.property(pair, (one) => {
      expect(fittingProjects(one).toSorted()).toEqual(one.designer.projects.map(({ id }) => id).toSorted());
    }),
  );
});
