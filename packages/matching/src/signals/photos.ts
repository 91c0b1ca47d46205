import { logisticStep, mean } from '../math/numbers.ts';
import { cosineText } from '../reasons/print.ts';
import { quoted } from '../reasons/quote.ts';
import { roomShown } from '../reasons/room-shown.ts';
import { sideFactor } from '../reasons/term-reason.ts';
import { always, defineSignal, REASON_VALUE_MIN } from './signal.ts';

/**
 * The step that brings a mean of cosines to 0..1, in cosines. Chosen by hand on the pictures of `style`
 * (docs/matching.md): unrelated portfolios lie around 0, alike ones above .3.
 */
const PORTFOLIO_STEP = { middle: 0.2, width: 0.08 } as const;

/**
 * The same for the cosine of a single photo with a single picture. One photo varies more than a mean: unrelated rooms
 * lie around 0, rooms of the same look above .35.
 */
const PHOTO_STEP = { middle: 0.25, width: 0.11 } as const;

/**
 * How much a photo of the room asked for is preferred in a reason, as a factor on its likeness (0..1): one that is half as
 * like beats one of another room. Chosen by hand, as for reasons about terms.
 */
const ROOM_ADVANTAGE = 1;

/** Likeness of the portfolio's photos to the order's inspiration pictures. */
export const photos = defineSignal({
  name: 'photos',
  about:
    'half the designer’s two photos nearest to each inspiration picture, half all photos: mean cosine, soft step; if any',
  group: 'style',
  weight: 60,
  calibratedAs: 'pictures',
  fact: 'seen',
  certainty: always,

  value({ designer: { pictures } }) {
    const nearest = pictures.flatMap((picture) => picture.photos.map(({ likeness }) => likeness));
    const whole = pictures.flatMap(({ meanLikeness }) => meanLikeness ?? []);
    if (nearest.length === 0 || whole.length === 0) return null;
    return logisticStep((mean(nearest) + mean(whole)) / 2, PORTFOLIO_STEP.middle, PORTFOLIO_STEP.width);
  },

  reason({ order, designer }, _value, reader) {
    const projects = new Map(designer.projects.map((project) => [project.id, project]));
    const [best] = designer.pictures
      .flatMap(({ position, photosOfProjects }) => photosOfProjects.map((photo) => ({ position, ...photo })))
      .flatMap((photo) => {
        const project = projects.get(photo.projectId);
        const fit = photoLikeness(photo.likeness);
        if (project === undefined || fit < REASON_VALUE_MIN) return [];
        const room = roomShown(order, project);
        // Nobody sees a kitchen in the picture of a study, however alike the colours are.
        if (room === 'another') return [];
        const weight = fit * (room === 'asked' ? 1 + ROOM_ADVANTAGE : 1) * sideFactor(order, project);
        return [{ ...photo, project, weight }];
      })
      .toSorted((a, b) => b.weight - a.weight || (a.photoId < b.photoId ? -1 : 1));
    if (best === undefined) return null;
    const { project } = best;
    const whose = reader === 'customer' ? 'your' : 'the customer’s';
    const picture =
      designer.pictures.length === 1
        ? `${whose} inspiration picture`
        : `${whose} ${ordinals[best.position] ?? `${best.position + 1}th`} inspiration picture`;
    const text =
      reader === 'customer'
        ? `Looks like ${picture}, as in ${quoted(project.name)}`
        : `Your ${quoted(project.name)} looks like ${picture}`;
    return { text, projectId: project.id, photoId: best.photoId };
  },

  print: ({ designer }) =>
    designer.pictures.length === 0
      ? ['the order has no inspiration picture that is prepared']
      : designer.pictures.flatMap(({ position, photos: nearest, meanLikeness }) => [
          `picture ${position + 1}: mean of the portfolio ${cosineText(meanLikeness)}`,
          ...nearest.map((photo) => `  ${cosineText(photo.likeness)}  photo ${photo.photoId}`),
        ]),
});

/** The cosine of a photo with a picture as 0..1. */
export function photoLikeness(cosine: number): number {
  return logisticStep(cosine, PHOTO_STEP.middle, PHOTO_STEP.width);
}

/** An order has at most ten links. */
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
