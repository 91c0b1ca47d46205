import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePortfolios, compareWith } from './compare.ts';
import type { PhotoCentre, PreparedOrder, PreparedPortfolio } from './prepared.ts';
import { packVectors } from '../math/packed-vectors.ts';
import { dot, unit } from '../math/vectors.ts';

const [TEXT, PHOTO] = [5, 6];
/** What packing into bytes takes off a cosine at most, with these lengths. */
const PRECISION = 0.03;

const direction = (length: number) =>
  fc
    .array(fc.integer({ min: -100, max: 100 }), { minLength: length, maxLength: length })
    .filter((values) => values.some((value) => value !== 0))
    .map((values) => unit(Float32Array.from(values)));
const nothing = { clarity: 1, styles: {}, rooms: {}, works: {} };
const words = Int32Array.of(1, 2);

const shown = fc.record({
  projects: fc.array(
    fc.record({ text: direction(TEXT), sentences: fc.array(direction(TEXT), { maxLength: 3 }) }),
    { minLength: 1, maxLength: 3 },
  ),
  photos: fc.array(direction(PHOTO), { maxLength: 5 }),
});
type Shown = typeof shown extends fc.Arbitrary<infer One> ? One : never;

function portfolioOf({ projects, photos }: Shown): PreparedPortfolio {
  return {
    designer: {
      id: 'designer',
      countryCode: 'SE',
      languageCodes: [],
      budgetMinUsd: null,
      budgetMaxUsd: null,
    },
    projects: projects.map(({ sentences }, i) => ({
      id: `project ${i}`,
      name: '',
      words,
      sentences: sentences.map((_, position) => `${i}.${position}`),
      ...nothing,
    })),
    texts: packVectors(projects.map(({ text }) => text)),
    sentences: packVectors(projects.flatMap(({ sentences }) => sentences)),
    photos: photos.map((_, i) => ({ photoId: `photo ${i}`, projectId: 'project 0' })),
    photoVectors: packVectors(photos),
  };
}

const order = fc
  .record({
    text: direction(TEXT),
    photos: fc.array(direction(PHOTO), { maxLength: 3 }),
    caption: fc.option(direction(PHOTO), { nil: null }),
  })
  .map(({ text, photos, caption }): PreparedOrder => ({
    order: { id: 'order', countryCode: 'SE', languageCodes: [], budgetUsd: null, ...nothing },
    text,
    words: new Map([
      [1, 2],
      [7, 2],
    ]),
    pictures: photos.map((vector, position) => ({ position, vector })),
    caption,
  }));
/** Far from every photo, so that what is left of one without it is no rounding error. */
const centre = direction(PHOTO).map((vector): PhotoCentre => ({
  vector: vector.map((value) => value / 3),
  captionSpread: 0.5,
}));

const less = (one: Float32Array, { vector }: PhotoCentre) => one.map((value, i) => value - vector[i]!);
const cosine = (one: Float32Array, other: Float32Array) => dot(unit(one), unit(other));

test('the likeness of two things is the cosine of the vectors they were packed from', () => {
  fc.assert(
    fc.property(shown, order, centre, (portfolio, asked, mean) => {
      const { designer } = compareWith(asked, mean)(portfolioOf(portfolio));
      for (const [i, project] of designer.projects.entries()) {
        const { text, sentences } = portfolio.projects[i]!;
        expect(Math.abs(project.likeness - dot(text, asked.text))).toBeLessThan(PRECISION);
        expect(project.words).toBe(0.5);
        expect(project.sentence === null).toBe(sentences.length === 0);
        if (project.sentence === null) continue;
        const nearest = Math.max(...sentences.map((sentence) => dot(sentence, asked.text)));
        expect(Math.abs(project.sentence.likeness - nearest)).toBeLessThan(PRECISION);
        expect(project.sentence.text.startsWith(`${i}.`)).toBe(true);
      }
      expect(designer.pictures.map(({ position }) => position)).toEqual(asked.pictures.map((_, i) => i));
      for (const [i, { photos, photosOfProjects, meanLikeness }] of designer.pictures.entries()) {
        const wanted = less(asked.pictures[i]!.vector, mean);
        const all = portfolio.photos
          .map((photo) => cosine(less(photo, mean), wanted))
          .toSorted((a, b) => b - a);
        expect(photos).toHaveLength(Math.min(2, all.length));
        for (const [place, { likeness }] of photos.entries())
          expect(Math.abs(likeness - all[place]!)).toBeLessThan(PRECISION);
        // All photos are of one project here.
        expect(photosOfProjects).toEqual(photos.slice(0, 1));
        expect(meanLikeness === null).toBe(all.length === 0);
        const whole = all.reduce((sum, one) => sum + one, 0) / all.length;
        expect(Math.abs((meanLikeness ?? 0) - (whole || 0))).toBeLessThan(PRECISION);
      }
      expect(designer.caption === undefined).toBe(asked.caption === null || portfolio.photos.length === 0);
      if (designer.caption === undefined) return;
      const nearest = Math.max(...portfolio.photos.map((photo) => cosine(less(photo, mean), asked.caption!)));
      expect(Math.abs(designer.caption.photos[0]!.likeness - nearest / 0.5)).toBeLessThan(2 * PRECISION);
    }),
  );
});

test('no picture is compared before the first photo is prepared', () => {
  fc.assert(
    fc.property(shown, order, (portfolio, asked) => {
      const { designer } = compareWith(asked, undefined)(portfolioOf(portfolio));
      expect(designer.pictures).toEqual([]);
      expect(designer.caption).toBeUndefined();
    }),
  );
});

test('a photo that equals the centre of all photos has a likeness of 0 to every picture', () => {
  const mean = { vector: Float32Array.of(0.5, 0, 0, 0, 0, 0), captionSpread: null };
  const portfolio = portfolioOf({
    projects: [{ text: unit(Float32Array.of(1, 0, 0, 0, 0)), sentences: [] }],
    photos: [mean.vector],
  });
  const asked = fc.sample(order, { numRuns: 1, seed: 1 })[0]!;
  const pictures = [{ position: 0, vector: Float32Array.of(0, 1, 0, 0, 0, 0) }];
  const { designer } = compareWith({ ...asked, pictures }, mean)(portfolio);
  expect(designer.pictures[0]!.photos[0]!.likeness).toBe(0);
});

test('the likeness of two portfolios is mutual, and 1 with itself', () => {
  fc.assert(
    fc.property(shown, shown, centre, (one, other, mean) => {
      const [a, b] = [portfolioOf(one), portfolioOf(other)];
      const [there, back] = [comparePortfolios(a, b, mean), comparePortfolios(b, a, mean)];
      expect(there.texts).toBeCloseTo(back.texts, 6);
      expect(there.photos === null).toBe(one.photos.length === 0 || other.photos.length === 0);
      expect(there.photos ?? 0).toBeCloseTo(back.photos ?? 0, 6);
      const { texts } = comparePortfolios(a, a, mean);
      expect(texts === 0 || Math.abs(texts - 1) < 1e-5).toBe(true);
    }),
  );
});
