import type { PackedVectors } from '../math/packed-vectors.ts';
import type { ShownTerm } from '../reading/apply/shown-terms.ts';
import type { TextTopics } from '../text/text-reader.ts';
import type { DesignerEvidence, OrderEvidence } from './evidence.ts';

/** What an order says and shows, prepared for matching. */
export interface PreparedOrder {
  order: OrderEvidence;
  /** The vector of the whole text: centred, length 1. */
  text: Float32Array;
  /** The content words of the text in English, as numbers, with how rare each is (0 and up). */
  words: ReadonlyMap<number, number>;
  /** The vectors of the inspiration pictures that are prepared; not centred. */
  pictures: readonly { position: number; vector: Float32Array }[];
  /** The vector of the text among photos; null with a photo model that reads no words. */
  caption: Float32Array | null;
}

/** What a designer shows, prepared for matching. */
export interface PreparedPortfolio {
  designer: Omit<DesignerEvidence, 'projects' | 'pictures' | 'caption' | 'judged'>;
  /** At least one. */
  projects: readonly PreparedProject[];
  /** The vector of the whole text of each project, in the order of `projects`: centred, length 1. */
  texts: PackedVectors;
  /** The vector of each sentence, project after project: centred, length 1. */
  sentences: PackedVectors;
  /** Each photo once, by id, with one of the projects that show it. */
  photos: readonly { photoId: string; projectId: string }[];
  /** The vector of each photo, in the order of `photos`; not centred. */
  photoVectors: PackedVectors;
}

/** One project of a prepared portfolio. */
export interface PreparedProject extends TextTopics {
  id: string;
  name: string;
  /** The content words of the text in English, as numbers, each once. */
  words: Int32Array;
  sentences: readonly string[];
  /** What the text names. */
  named?: readonly ShownTerm[];
}

/** What all photos of the marketplace share. */
export interface PhotoCentre {
  /** Taken off photo vectors before they are compared. */
  vector: Float32Array;
  /**
   * The root mean square of the cosines of captions with photos: the unit of a caption's likeness. Null with a photo
   * model that reads no words.
   */
  captionSpread: number | null;
}
