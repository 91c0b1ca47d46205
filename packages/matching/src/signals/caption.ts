import { logisticStep, mean } from '../math/numbers.ts';
import { cosineText } from '../reasons/print.ts';
import { quoted } from '../reasons/quote.ts';
import { asClearAsText, defineSignal, REASON_VALUE_MIN } from './signal.ts';

/**
 * The step that brings the likeness of a portfolio to 0..1, in standard deviations of what any words and any photo have.
 * It follows from the normal distribution, not from graded orders: of ten photos that have nothing to do with the words,
 * the two nearest lie about 1.3 above their mean, which gives .25 here; one unit more for each photo gives .7.
 */
const PORTFOLIO_STEP = { middle: 1.2, width: 0.5 } as const;

/** The same for a single photo. By chance, one photo in 160 reaches the middle. */
const PHOTO_STEP = { middle: 2.5, width: 0.5 } as const;

/** Likeness of the portfolio's photos to the order's words. Says nothing with a photo model that reads no words. */
export const caption = defineSignal({
  name: 'caption',
  about:
    'likeness of photos to the order’s words, put together like photos; only with a photo model that reads words',
  group: 'style',
  weight: 40,
  calibratedAs: null,
  fact: 'seen',
  certainty: asClearAsText,

  value({ designer }) {
    if (designer.caption === undefined || designer.caption.photos.length === 0) return null;
    const nearest = mean(designer.caption.photos.map(({ likeness }) => likeness));
    const whole = designer.caption.meanLikeness;
    return logisticStep((nearest + whole) / 2, PORTFOLIO_STEP.middle, PORTFOLIO_STEP.width);
  },

  reason({ designer }, _value, reader) {
    const best = designer.caption?.photos[0];
    if (best === undefined || captionLikeness(best.likeness) < REASON_VALUE_MIN) return null;
    const project = designer.projects.find(({ id }) => id === best.projectId);
    if (project === undefined) return null;
    const text =
      reader === 'customer'
        ? `Shows what you describe, as in ${quoted(project.name)}`
        : `Your ${quoted(project.name)} shows what the customer describes`;
    return { text, projectId: project.id, photoId: best.photoId };
  },

  print: ({ designer: { caption: words } }) =>
    words === undefined
      ? ['the photo model reads no words, or nothing is prepared with it']
      : [
          `mean of the portfolio ${cosineText(words.meanLikeness)} standard deviations`,
          ...words.photos.map((photo) => `  ${cosineText(photo.likeness)}  photo ${photo.photoId}`),
        ],
});

/** The likeness of one photo to the order's words, in standard deviations, as 0..1. */
export function captionLikeness(likeness: number): number {
  return logisticStep(likeness, PHOTO_STEP.middle, PHOTO_STEP.width);
}
