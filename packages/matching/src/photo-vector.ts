/** What a photo says to a machine, as the embedder gives it: each part of length 1 or made of parts of length 1. */
export interface PhotoLook {
  scene: Float32Array;
  look: Float32Array;
  colour: Float32Array;
}

/** How many neighbouring numbers of `look` are averaged into one: 1792 become 256 without a loss that could be measured. */
const LOOK_FOLD = 7;

/** Colour tells less than form (docs/matching.md). */
const COLOUR_WEIGHT = 0.5;

/** One vector of a photo for comparing: scene, folded look, colour. 600 numbers with the bundled models. */
export function toPhotoVector({ scene, look, colour }: PhotoLook): Float32Array {
  const folded = new Float32Array(Math.ceil(look.length / LOOK_FOLD));
  for (const [i, value] of look.entries()) folded[Math.floor(i / LOOK_FOLD)]! += value;
  const length = Math.hypot(...folded) || 1;
  return Float32Array.from([
    ...scene,
    ...folded.map((value) => value / length),
    ...colour.map((value) => value * COLOUR_WEIGHT),
  ]);
}

/** Photos below this number hardly move the centre: the mean of a handful is no mean of all rooms. */
const CENTRE_PHOTOS_HALF = 20;

/** The centre to take off photo vectors, from the mean of so many of them. */
export function toPhotoCentre(mean: readonly number[], photoCount: number): number[] {
  const trust = photoCount / (photoCount + CENTRE_PHOTOS_HALF);
  return mean.map((value) => value * trust);
}
