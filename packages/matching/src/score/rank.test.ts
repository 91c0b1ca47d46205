import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pair } from '../evidence/evidence.ts';
import { emphasis, pair, pairsOfOrder, unit } from '../evidence/pair.arbitrary.ts';
import { rank, score } from './rank.ts';
import { evenEmphasis } from './weights.ts';

/** Sums of doubles in another order differ by this at most. */
const EPSILON = 1e-9;

describe('a score', () => {
  test('lies between 0 and 100 and is the sum of its contributions', () => {
    fc.assert(
      fc.property(pair, emphasis, (one, weighed) => {
        const match = score(one, { emphasis: weighed });
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
      'a text that says more clearly what style it is about',
      ({ order, designer }, by) => ({
        order,
        designer: {
          ...designer,
          projects: designer.projects.map((one) => ({ ...one, clarity: Math.min(1, one.clarity + by) })),
        },
      }),
    ],
    [
      'a portfolio whose photos are more alike as a whole',
      ({ order, designer }, by) => ({
        order,
        designer: {
          ...designer,
          pictures: designer.pictures.map((picture) => ({
            ...picture,
            meanLikeness: Math.min(1, picture.meanLikeness! + by),
          })),
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
      'a photo that is nearer to the words',
      ({ order, designer }, by) => ({
        order,
        designer: {
          ...designer,
          caption: designer.caption && {
            ...designer.caption,
            photos: designer.caption.photos.map((photo, i) =>
              i > 0 ? photo : { ...photo, likeness: photo.likeness + by },
            ),
          },
        },
      }),
    ],
    [
      'a portfolio that is nearer to the words as a whole',
      ({ order, designer }, by) => ({
        order,
        designer: {
          ...designer,
          caption: designer.caption && {
            ...designer.caption,
            meanLikeness: designer.caption.meanLikeness + by,
          },
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
    [
      'more likeness to a designer whom the customer likes',
      ({ order, designer }, by) => ({
        order,
        designer: {
          ...designer,
          judged: designer.judged!.map((one) =>
            one.verdict === 'not_for_me' ? one : { ...one, texts: Math.min(1, one.texts + by) },
          ),
        },
      }),
    ],
    [
      'less likeness to a designer who is not for the customer',
      ({ order, designer }, by) => ({
        order,
        designer: {
          ...designer,
          judged: designer.judged!.map((one) =>
            one.verdict === 'not_for_me' ? { ...one, texts: Math.max(-1, one.texts - by) } : one,
          ),
        },
      }),
    ],
    [
      'one more review of five stars',
      ({ order, designer }) => ({
        order,
        designer: {
          ...designer,
          ...(designer.reviewed && {
            reviewed: {
              ...designer.reviewed,
              count: designer.reviewed.count + 1,
              stars: designer.reviewed.stars + 5,
            },
          }),
        },
      }),
    ],
  ])('is never lower for %s', (_what, better) => {
    fc.assert(
      fc.property(pair, unit, emphasis, (one, by, weighed) => {
        const options = { emphasis: weighed };
        expect(score(better(one, by), options).score).toBeGreaterThanOrEqual(
          score(one, options).score - EPSILON,
        );
      }),
    );
  });

  test('gives points to no group that is left out, and the same as usual for an even emphasis', () => {
    fc.assert(
      fc.property(pair, (one) => {
        const { contributions } = score(one, { emphasis: { ...evenEmphasis, budget: 0, nearness: 0 } });
        const signals = contributions.map(({ signal }) => signal);
        expect(signals).not.toEqual(expect.arrayContaining(['budget']));
        expect(signals).not.toEqual(expect.arrayContaining(['country']));
        expect(signals).not.toEqual(expect.arrayContaining(['language']));
        expect(score(one, { emphasis: evenEmphasis })).toEqual(score(one));
      }),
    );
  });

  test.each(['style', 'scope', 'budget', 'nearness'] as const)(
    'leans to the signals of %s the more they are weighed',
    (group) => {
      const groups = {
        style: ['photos', 'caption', 'style'],
        scope: ['brief', 'room', 'work', 'words'],
        budget: ['budget'],
        nearness: ['country', 'language'],
      }[group];
      const share = (one: Pair, by: number) => {
        const { contributions, score: all } = score(one, { emphasis: { ...evenEmphasis, [group]: by } });
        const own = contributions.filter(({ signal }) => groups.includes(signal));
        return all === 0 ? 0 : own.reduce((sum, { points }) => sum + points, 0) / all;
      };
      fc.assert(
        fc.property(pair, (one) => {
          expect(share(one, 2)).toBeGreaterThanOrEqual(share(one, 1) - EPSILON);
        }),
      );
    },
  );

  test('has no points for taste until the customer has judged another designer', () => {
    fc.assert(
      fc.property(pair, ({ order, designer }) => {
        const tastes = (judged: typeof designer.judged) =>
          score({ order, designer: { ...designer, judged } }).contributions.some(
            ({ signal }) => signal === 'taste',
          );
        expect(tastes([])).toBe(false);
        expect(tastes([{ verdict: 'more_like_this', designerId: designer.id, photos: 1, texts: 1 }])).toBe(
          false,
        );
        expect(tastes([{ verdict: 'more_like_this', designerId: 'other', photos: 1, texts: 1 }])).toBe(true);
      }),
    );
  });

  test('is that of a designer at the marketplace’s mean for a newcomer, and knows no reviews where there are none', () => {
    fc.assert(
      fc.property(pair, fc.integer({ min: 1, max: 5 }), fc.nat(100), ({ order, designer }, mean, count) => {
        const withReviews = (reviewed: typeof designer.reviewed) =>
          score({ order, designer: { ...designer, reviewed } as typeof designer });
        const newcomer = withReviews({ count: 0, stars: 0, marketMean: mean });
        const usual = withReviews({ count, stars: count * mean, marketMean: mean });
        expect(newcomer.score).toBeCloseTo(usual.score, 8);
        expect(withReviews(undefined).contributions.map(({ signal }) => signal)).not.toContain('reviews');
      }),
    );
  });

  test('is moved little by few reviews, and the same work is as good a fit whatever is said of it', () => {
    fc.assert(
      fc.property(pair, ({ order, designer }) => {
        const withReviews = (count: number, each: number) =>
          score({
            order,
            designer: { ...designer, reviewed: { count, stars: count * each, marketMean: 4.5 } },
          });
        const valueOf = (count: number, each: number) =>
          withReviews(count, each).contributions.find(({ signal }) => signal === 'reviews')!.value;
        const [one, many] = [valueOf(0, 1) - valueOf(1, 1), valueOf(0, 1) - valueOf(50, 1)];
        expect(one).toBeLessThan(many / 4);
        expect(withReviews(50, 1).isWeak).toBe(withReviews(50, 5).isWeak);
      }),
    );
  });

  test('counts the caption only if the photo model reads words and the order’s text is clear', () => {
    fc.assert(
      fc.property(pair, ({ order, designer: { caption, ...designer } }) => {
        const hears = (one: Pair) => score(one).contributions.some(({ signal }) => signal === 'caption');
        expect(hears({ order, designer })).toBe(false);
        expect(hears({ order, designer: { ...designer, caption } })).toBe(
          caption !== undefined && order.clarity > 0,
        );
        const silent = { ...order, clarity: 0 };
        expect(score({ order: silent, designer: { ...designer, caption } }).score).toBe(
          score({ order: silent, designer }).score,
        );
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
  fc.assert(
    fc.property(pairsOfOrder, (all) => {
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
