import type { Signal } from '../evidence.ts';
import { mean, rise } from './curves.ts';

/**
 * Likeness of photos to the order's words: half the two nearest, half the portfolio as a whole. Says nothing with photo
 * models that read no words. The soft step follows from the unit of likeness, not from graded orders (docs/matching.md):
 * of ten photos that have nothing to do with the words, the two nearest lie about 1.3 above their mean, which gives .25 here;
 * one unit more for each photo gives .7.
 */
export const caption: Signal = ({ designer }) => {
  if (designer.caption === undefined || designer.caption.photos.length === 0) return null;
  const nearest = mean(designer.caption.photos.map(({ likeness }) => likeness));
  return rise((nearest + designer.caption.meanLikeness) / 2, 1.2, 0.5);
};

/** The likeness of one photo as 0..1: half for what one in 160 has by chance. */
export function captionLikeness(likeness: number): number {
  return rise(likeness, 2.5, 0.5);
}
