import type { ProjectEvidence, Signal } from '../evidence.ts';
import type { Shares } from '../text-reader.ts';
import { agreementWithMean, coincidence, mean, rise, stretch } from './curves.ts';

/** How near the portfolio's words come to the brief: its best project, the portfolio as a whole, its best sentence. */
export const brief: Signal = ({ designer: { projects } }) => {
  const likenesses = projects.map(({ likeness }) => likeness);
  const best = Math.max(...likenesses);
  const whole = likenesses.reduce((sum, likeness) => sum + likeness, 0) / likenesses.length;
  const sentence = Math.max(...projects.map((project) => project.sentence?.likeness ?? project.likeness));
  return rise(0.4 * best + 0.35 * whole + 0.25 * sentence, 0.17, 0.07);
};

/** Words of the brief found in the project that has most of them. */
export const words: Signal = ({ designer: { projects } }) => {
  const best = Math.max(...projects.map((project) => project.words));
  return best / (best + WORDS_HALF);
};

/** The full-text rank at which the signal is one half. */
const WORDS_HALF = 0.005;

/** Whether the style asked for is shown: in one project for certain, and in the portfolio as a whole. */
export const style: Signal = ({ order, designer: { projects } }) => {
  const best = Math.max(
    ...projects.map(({ styles, clarity }) => clarity * coincidence(order.styles, styles)),
  );
  const whole = agreementWithMean(
    order.styles,
    projects,
    ({ styles, clarity }, id) => clarity * (styles[id] ?? 0),
  );
  return stretch(0.5 * Math.sqrt(best) + 0.5 * whole);
};

/** What a project's text says of styles counts as much as the text is clear. */
export function readStyles({ styles, clarity }: Pick<ProjectEvidence, 'styles' | 'clarity'>): Shares {
  return Object.fromEntries(Object.entries(styles).map(([id, share]) => [id, clarity * share]));
}

/** Likeness of photos to the inspiration pictures: half the two nearest to each picture, half the portfolio as a whole. */
export const photos: Signal = ({ designer: { pictures } }) => {
  const nearest = pictures.flatMap((picture) => picture.photos.map(({ likeness }) => likeness));
  const whole = pictures.flatMap(({ meanLikeness }) => meanLikeness ?? []);
  if (nearest.length === 0 || whole.length === 0) return null;
  return rise((mean(nearest) + mean(whole)) / 2, 0.2, 0.08);
};

/** A cosine between photos as 0..1: unrelated rooms lie around 0, the same look above 0.35. */
export function photoLikeness(cosine: number): number {
  return rise(cosine, 0.25, 0.11);
}
