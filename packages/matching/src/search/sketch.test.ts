import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unit } from '../evidence/pair.arbitrary.ts';
import { agreement, meanShares } from '../math/shares.ts';
import { orderSketch, portfolioSketch, sketchLength } from './sketch.ts';
import { dot } from '../math/vectors.ts';
import { rooms } from '../vocabulary/rooms.ts';
import { styles } from '../vocabulary/styles.ts';
import { works } from '../vocabulary/works.ts';
import type { Term } from '../vocabulary/term.ts';
import { weights } from '../score/weights.ts';

const [TEXT, PHOTO] = [4, 3];

const sharesOf = (terms: readonly Term[]) =>
  fc
    .uniqueArray(fc.constantFrom(...terms.map(({ id }) => id)), { minLength: 1, maxLength: 4 })
    .map((ids) => Object.fromEntries(ids.map((id) => [id, 1 / ids.length])));
const reading = fc.record({
  clarity: unit,
  styles: sharesOf(styles),
  rooms: sharesOf(rooms),
  works: sharesOf(works),
});
const vector = (length: number) =>
  fc
    .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: length, maxLength: length })
    .map((values) => Float32Array.from(values));
const portfolio = fc.record({
  projects: fc.array(reading, { minLength: 1, maxLength: 4 }),
  text: vector(TEXT),
  photo: vector(PHOTO),
});
const order = fc
  .tuple(reading, vector(TEXT), vector(PHOTO))
  .map(([read, text, photo]) => ({ ...read, id: 'order', text, photo }));

/** Agreement with the largest share of each style, which do not add up to one. */
function atMost(asked: Record<string, number>, shown: readonly Record<string, number>[]): number {
  return Object.entries(asked).reduce(
    (sum, [id, share]) => sum + Math.sqrt(share * Math.max(...shown.map((shares) => shares[id] ?? 0))),
    0,
  );
}

test('the inner product of two sketches is the weighted mean of the signals that compare whole portfolios', () => {
  fc.assert(
    fc.property(portfolio, order, (shown, asked) => {
      const sure = (shares: Record<string, number>) => asked.clarity * Math.max(...Object.values(shares));
      const clear = shown.projects.map(({ clarity, styles: shares }) =>
        Object.fromEntries(Object.entries(shares).map(([id, share]) => [id, share * clarity])),
      );
      const parts = [
        [
          weights.style * sure(asked.styles),
          0.5 * agreement(asked.styles, meanShares(clear)) + 0.2 * atMost(asked.styles, clear),
        ],
        [
          weights.room * sure(asked.rooms),
          agreement(asked.rooms, meanShares(shown.projects.map((one) => one.rooms))),
        ],
        [
          weights.work * sure(asked.works),
          agreement(asked.works, meanShares(shown.projects.map((one) => one.works))),
        ],
        [weights.brief * asked.clarity, dot(asked.text, shown.text)],
        [weights.photos, dot(asked.photo, shown.photo)],
      ] as const;
      const total = parts.reduce((sum, [weight]) => sum + weight, 0);
      const mean = parts.reduce((sum, [weight, value]) => sum + (weight * value) / total, 0);
      const found = dot(orderSketch(asked, PHOTO), portfolioSketch(shown, PHOTO));
      expect(found).toBeCloseTo(mean, 4);
    }),
  );
});

test('the sketch of an order without a picture is compared by its text only', () => {
  fc.assert(
    fc.property(portfolio, vector(PHOTO), order, (shown, otherPhoto, asked) => {
      const sketch = orderSketch({ ...asked, photo: null }, PHOTO);
      expect(sketch).toHaveLength(sketchLength(TEXT, PHOTO));
      const found = [shown, { ...shown, photo: otherPhoto }, { ...shown, photo: null }].map((one) =>
        dot(sketch, portfolioSketch(one, PHOTO)),
      );
      expect(new Set(found).size).toBe(1);
    }),
  );
});

test('an order without text and pictures has a sketch of zeros only', () => {
  const empty = {
    id: 'order',
    clarity: 0,
    styles: {},
    rooms: {},
    works: {},
    text: new Float32Array(TEXT),
    photo: null,
  };
  expect([...orderSketch(empty, PHOTO)].every((value) => value === 0)).toBe(true);
});
