import { fingerprint } from '../math/fingerprint.ts';
import statistics from './photo-statistics.json' with { type: 'json' };
import { unit } from '../math/vectors.ts';

/** The features of a photo as the embedder gives them. Each part has length 1, or is made of parts of length 1. */
export interface PhotoFeatures {
  scene: Float32Array;
  look: Float32Array;
  form: Float32Array;
  texture: Float32Array;
  colour: Float32Array;
}

/** The parts of a photo vector, in order. */
export const photoPartNames = ['scene', 'look', 'form', 'texture', 'colour'] as const;

/** How many neighbouring numbers of `look` are added into one. 1792 become 256, without a measurable loss (docs/matching.md). */
const LOOK_FOLD = 7;

/** A photo's parts before they are scaled: as the embedder gives them, except that `look` is folded. */
export function photoParts(photo: PhotoFeatures): Record<(typeof photoPartNames)[number], Float32Array> {
  const folded = new Float32Array(Math.ceil(photo.look.length / LOOK_FOLD));
  for (const [i, value] of photo.look.entries()) folded[Math.floor(i / LOOK_FOLD)]! += value;
  return { ...photo, look: unit(folded) };
}

/**
 * The vector by which a photo is compared: 936 numbers with the bundled models. Each number is centred by its mean over
 * rooms and scaled by how little it varies between them; `npm run train` measures both. Nothing is centred or scaled for
 * another `model`, and a vector that a model gives is taken as it is.
 */
export function toPhotoVector(photo: PhotoFeatures | { vector: Float32Array }, model: string): Float32Array {
  if ('vector' in photo) return photo.vector;
  return model === statistics.model ? scaledVector(photo, statistics) : plainVector(photo);
}

/** For each number of a photo vector: what is taken off it, and what the difference is multiplied by. */
export interface PhotoStatistics {
  mean: readonly number[];
  scale: readonly number[];
}

/** A photo's vector by given statistics. */
export function scaledVector(photo: PhotoFeatures, { mean, scale }: PhotoStatistics): Float32Array {
  return plainVector(photo).map((value, i) => (value - mean[i]!) * scale[i]!);
}

function plainVector(photo: PhotoFeatures): Float32Array {
  const parts = photoParts(photo);
  return Float32Array.from(photoPartNames.flatMap((name) => [...parts[name]]));
}

/** The id of comparable vectors: those of one model, scaled by the same statistics. */
export function photoSpace(model: string): string {
  return model === statistics.model ? `${model}+${statisticsId}` : model;
}

const statisticsId = fingerprint(JSON.stringify(statistics));

/**
 * With this many photos half of their mean is taken off, with fewer less: the mean of a handful is not the mean of all
 * rooms. Chosen by hand.
 */
const CENTRE_PHOTOS_HALF = 20;

/** The centre to take off photo vectors, made from the mean of `photoCount` of them. */
export function toPhotoCentre(mean: readonly number[], photoCount: number): number[] {
  const trust = photoCount / (photoCount + CENTRE_PHOTOS_HALF);
  return mean.map((value) => value * trust);
}
