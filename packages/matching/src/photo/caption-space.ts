import { meanOf, unit } from '../math/vectors.ts';

/** Centres texts among photos, for a photo model that reads words. */
export interface CaptionSpace {
  /** The vectors of the vocabulary's texts, centred. */
  vocabulary: readonly Float32Array[];
  /**
   * Takes off a vector what all texts here share, and brings it to length 1. In such models texts as a whole lie apart from
   * photos, so only what is special about a text is compared with what is special about a photo.
   */
  centre(vector: Float32Array): Float32Array;
}

/** Makes the space from the vectors that the photo model gives `vocabularyTexts`. */
export function createCaptionSpace(vectors: readonly Float32Array[]): CaptionSpace {
  const mean = meanOf(vectors);
  const centre = (vector: Float32Array) => unit(vector.map((value, i) => value - mean[i]!));
  return { vocabulary: vectors.map(centre), centre };
}
