import { meanOf, unit } from './vectors.ts';

/** Where texts lie among photos, for a photo model that reads words. */
export interface CaptionSpace {
  /** The vocabulary's texts, centred. */
  vocabulary: readonly Float32Array[];
  /**
   * The vector less what all texts here share, length 1. Texts lie apart from photos in such models; compared are what is
   * special about a text and what is special about a photo.
   */
  centre(vector: Float32Array): Float32Array;
}

/** Made from the vectors of `vocabularyTexts` among photos. */
export function createCaptionSpace(vectors: readonly Float32Array[]): CaptionSpace {
  const mean = meanOf(vectors);
  const centre = (vector: Float32Array) => unit(vector.map((value, i) => value - mean[i]!));
  return { vocabulary: vectors.map(centre), centre };
}
