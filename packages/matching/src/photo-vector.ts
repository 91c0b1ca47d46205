import { fingerprint } from './fingerprint.ts';
import statistics from './trained/photo-statistics.json' with { type: 'json' };
import { unit } from './vectors.ts';

/** What a photo says to a machine, as the embedder gives it: each part of length 1 or made of parts of length 1. */
export interface PhotoLook {
  scene: Float32Array;
  look: Float32Array;
  form: Float32Array;
  texture: Float32Array;
  colour: Float32Array;
}

/** The parts of a photo vector, in order. */
export const photoPartNames = ['scene', 'look', 'form', 'texture', 'colour'] as const;

/** How many neighbouring numbers of `look` are averaged into one: 1792 become 256 without a loss that could be measured. */
const LOOK_FOLD = 7;

/** A photo's parts as they go into its vector, before they are scaled: as given, but for the folded `look`. */
export function photoParts(photo: PhotoLook): Record<(typeof photoPartNames)[number], Float32Array> {
  const folded = new Float32Array(Math.ceil(photo.look.length / LOOK_FOLD));
  for (const [i, value] of photo.look.entries()) folded[Math.floor(i / LOOK_FOLD)]! += value;
  return { ...photo, look: unit(folded) };
}

/**
 * One vector of a photo for comparing: 936 numbers with the bundled models, each less its mean over rooms and scaled by
 * how little it varies between them (`npm run train`). Numbers of another `model` than it was trained for stay as they are,
 * and so does a vector that another model gives.
 */
export function toPhotoVector(photo: PhotoLook | { vector: Float32Array }, model: string): Float32Array {
  if ('vector' in photo) return photo.vector;
  return model === statistics.model ? scaledVector(photo, statistics) : plainVector(photo);
}

/** What is taken off each number of a photo vector, and what the difference is multiplied by. */
export interface PhotoStatistics {
  mean: readonly number[];
  scale: readonly number[];
}

/** A photo's vector by given statistics. */
export function scaledVector(photo: PhotoLook, { mean, scale }: PhotoStatistics): Float32Array {
  return plainVector(photo).map((value, i) => (value - mean[i]!) * scale[i]!);
}

function plainVector(photo: PhotoLook): Float32Array {
  const parts = photoParts(photo);
  return Float32Array.from(photoPartNames.flatMap((name) => [...parts[name]]));
}

/** Names what can be compared with each other: vectors of one model, scaled by the same statistics. */
export function photoSpace(model: string): string {
  return model === statistics.model ? `${model}+${statisticsId}` : model;
}

const statisticsId = fingerprint(JSON.stringify(statistics));

/** Photos below this number hardly move the centre: the mean of a handful is no mean of all rooms. */
const CENTRE_PHOTOS_HALF = 20;

/** The centre to take off photo vectors, from the mean of so many of them. */
export function toPhotoCentre(mean: readonly number[], photoCount: number): number[] {
  const trust = photoCount / (photoCount + CENTRE_PHOTOS_HALF);
  return mean.map((value) => value * trust);
}
