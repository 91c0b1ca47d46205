import type { Shares } from './text-reader.ts';

/** What an order asks for. */
export interface OrderEvidence {
  id: string;
  countryCode: string;
  /** Languages the customer speaks, ISO 639-1, and the one the order is written in. */
  languageCodes: readonly string[];
  budgetUsd: number | null;
  clarity: number;
  styles: Shares;
  rooms: Shares;
  works: Shares;
}

/** What one portfolio project shows, seen from one order. */
export interface ProjectEvidence {
  id: string;
  name: string;
  /** Cosine of the two texts, centred: -1..1. */
  likeness: number;
  /** The sentence nearest to the order's text, with its cosine. */
  sentence: { text: string; likeness: number } | null;
  /** Full-text rank of the order's words in the project's text: 0 and up. */
  words: number;
  /** How much the text says: 0..1. */
  clarity: number;
  styles: Shares;
  rooms: Shares;
  works: Shares;
}

/** One photo of a portfolio beside something else. */
export interface PhotoLikeness {
  photoId: string;
  projectId: string;
  likeness: number;
}

/** How a portfolio looks beside one inspiration picture: its nearest photos, nearest first, and all of them together. */
export interface PictureEvidence {
  /** Of the picture in the order, from 0. */
  position: number;
  /** Cosines, centred: -1..1. */
  photos: readonly PhotoLikeness[];
  /** Mean cosine of all photos of the portfolio; null while none is prepared. */
  meanLikeness: number | null;
}

/**
 * How a portfolio looks beside the order's words: its nearest photos, nearest first, and all of them together. Models of texts
 * and photos spread their cosines differently, so these are in standard deviations of what any words and any photo here have:
 * 0 for no likeness, 2 for more than most.
 */
export interface CaptionEvidence {
  photos: readonly PhotoLikeness[];
  meanLikeness: number;
}

/** How a portfolio as a whole compares with that of a designer on whom the customer has given a verdict for the order. */
export interface JudgedLikeness {
  verdict: 'more_like_this' | 'not_for_me';
  /** Who was judged. */
  designerId: string;
  /** Cosine of the means of all photos, centred; null where either has none that is prepared. */
  photos: number | null;
  /** Cosine of the means of all projects' texts, centred. */
  texts: number;
}

/** What a designer brings, seen from one order. */
export interface DesignerEvidence {
  id: string;
  countryCode: string;
  languageCodes: readonly string[];
  /** The usual size of projects, US dollars; null where the designer has not said. */
  budgetMinUsd: number | null;
  budgetMaxUsd: number | null;
  /** At least one. */
  projects: readonly ProjectEvidence[];
  /** One for each inspiration picture of the order. */
  pictures: readonly PictureEvidence[];
  /** Left out where the photo model reads no words, or nothing is prepared. */
  caption?: CaptionEvidence | undefined;
  /** One for each verdict the customer has given for the order; left out where there is none. */
  judged?: readonly JudgedLikeness[];
}

/** An order and a designer who may fit. */
export interface Pair {
  order: OrderEvidence;
  designer: DesignerEvidence;
}

/** How well a pair fits in one respect; null when nothing can be said, and then it does not count either way. */
export type Signal = (pair: Pair) => number | null;
