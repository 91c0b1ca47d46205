import fc from 'fast-check';
import type { DesignerEvidence, OrderEvidence, Pair, ProjectEvidence } from './evidence.ts';
import { rooms } from '../vocabulary/rooms.ts';
import { styles } from '../vocabulary/styles.ts';
import { works } from '../vocabulary/works.ts';
import type { Emphasis } from '../score/weights.ts';

/** A cosine of centred vectors. */
export const cosine = fc.double({ min: -1, max: 1, noNaN: true });
/** A likeness of a photo to words. */
const deviations = fc.double({ min: -5, max: 5, noNaN: true });
/** 0..1. */
export const unit = fc.double({ min: 0, max: 1, noNaN: true });
/** How much a text says; coarse, since what is next to nothing is nothing. */
const clarity = fc.integer({ min: 0, max: 1000 }).map((thousandth) => thousandth / 1000);

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
  clarity,
  ...reading,
});

/** Any designer, with 1 to 4 projects. */
export const designer: fc.Arbitrary<DesignerEvidence> = fc
  .record({
    id: fc.uuid(),
    countryCode,
    languageCodes,
    budgetMinUsd: usd,
    budgetMaxUsd: usd,
    projects: fc.uniqueArray(project, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
    reviewed: fc.option(
      fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 }).chain((given) =>
        fc.record({
          count: fc.constant(given.length),
          stars: fc.constant(given.reduce((sum, stars) => sum + stars, 0)),
          marketMean: fc.double({ min: 1, max: 5, noNaN: true }),
        }),
      ),
      { nil: undefined },
    ),
    judged: fc.array(
      fc.record({
        verdict: fc.constantFrom('more_like_this' as const, 'not_for_me' as const),
        designerId: fc.uuid(),
        photos: fc.option(cosine, { nil: null }),
        texts: cosine,
      }),
      { maxLength: 3 },
    ),
    caption: fc.option(
      fc.record({ likenesses: fc.array(deviations, { minLength: 1, maxLength: 2 }), mean: deviations }),
      { nil: undefined },
    ),
    likenesses: fc.array(fc.array(cosine, { minLength: 1, maxLength: 2 }), { maxLength: 3 }),
  })
  .map(({ likenesses, caption, ...parts }) => ({
    ...parts,
    caption: caption && {
      photos: caption.likenesses
        .toSorted((a, b) => b - a)
        .map((likeness, i) => ({
          photoId: `photo-${i}`,
          projectId: parts.projects[i % parts.projects.length]!.id,
          likeness,
        })),
      meanLikeness: caption.mean,
    },
    pictures: likenesses.map((values, position) => {
      const photos = values.map((likeness, i) => ({
        photoId: `photo-${position}-${i}`,
        projectId: parts.projects[(position + i) % parts.projects.length]!.id,
        likeness,
      }));
      return { position, photos, photosOfProjects: photos, meanLikeness: Math.min(...values) };
    }),
  }));

/** Any order. */
export const order: fc.Arbitrary<OrderEvidence> = fc.record({
  id: fc.uuid(),
  countryCode,
  languageCodes,
  budgetUsd: usd,
  clarity,
  ...reading,
});

/** Any order with any designer who has work to show. */
export const pair: fc.Arbitrary<Pair> = fc.record({ order, designer });

/** Pairs of one order with different designers, as they are ranked for a list. */
export const pairsOfOrder: fc.Arbitrary<Pair[]> = fc
  .tuple(order, fc.uniqueArray(designer, { maxLength: 24, selector: ({ id }) => id }))
  .map(([asked, designers]) => designers.map((one) => ({ order: asked, designer: one })));

const factor = fc.integer({ min: 0, max: 200 }).map((percent) => percent / 100);

/** How a customer may weigh the groups of signals. */
export const emphasis: fc.Arbitrary<Emphasis> = fc.record({
  style: factor,
  scope: factor,
  budget: factor,
  nearness: factor,
});
