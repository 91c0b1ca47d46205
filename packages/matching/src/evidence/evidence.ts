import type { Shares } from '../math/shares.ts';
import type { Wish } from '../reading/brief-reading.ts';
import type { ShownTerm } from '../reading/apply/shown-terms.ts';

/** What an order asks for. */
export interface OrderEvidence {
  id: string;
  countryCode: string;
  /** The language the order is written in and those the customer speaks, ISO 639-1. */
  languageCodes: readonly string[];
  budgetUsd: number | null;
  /** How much the text says of look, place or work: 0..1. */
  clarity: number;
  styles: Shares;
  rooms: Shares;
  works: Shares;
  /** What the brief asks for, with what the customer set. Left out where nothing was read. */
  wishes?: readonly Wish[];
}

/** What one portfolio project shows, compared with one order. */
export interface ProjectEvidence {
  id: string;
  name: string;
  /** Centred cosine of the two texts: -1..1. */
  likeness: number;
  /** The sentence nearest to the order's text, with its cosine. */
  sentence: { text: string; likeness: number } | null;
  /** The share of the order's different words that stand in the project's text: 0..1. */
  words: number;
  /** How much the text says of look, place or work: 0..1. */
  clarity: number;
  styles: Shares;
  rooms: Shares;
  works: Shares;
  /** What the text names. Left out where nothing was read. */
  named?: readonly ShownTerm[];
}

/** One photo of a portfolio beside something else. */
export interface PhotoLikeness {
  photoId: string;
  projectId: string;
  likeness: number;
}

/** How a portfolio's photos compare with one inspiration picture. */
export interface PictureEvidence {
  /** The picture's place in the order, from 0. */
  position: number;
  /** The nearest photos, nearest first, with centred cosines: -1..1. */
  photos: readonly PhotoLikeness[];
  /** The nearest photo of each project that has one, in no order. */
  photosOfProjects: readonly PhotoLikeness[];
  /** Mean cosine of all photos of the portfolio; null while none is prepared. */
  meanLikeness: number | null;
}

/**
 * How a portfolio's photos compare with the order's words. Models of texts and photos spread their cosines differently, so
 * the likenesses are in standard deviations of the cosines of any words with any photo: 0 is no likeness, 2 is more than
 * most.
 */
export interface CaptionEvidence {
  /** The nearest photos, nearest first. */
  photos: readonly PhotoLikeness[];
  /** The mean of all photos of the portfolio. */
  meanLikeness: number;
}

/** How a portfolio as a whole compares with that of a designer on whom the customer gave a verdict for the order. */
export interface JudgedLikeness {
  verdict: 'more_like_this' | 'not_for_me';
  /** The designer on whom the verdict was given. */
  designerId: string;
  /** Centred cosine of the means of all photos. Null where either portfolio has no prepared photo. */
  photos: number | null;
  /** Centred cosine of the means of all projects' texts. */
  texts: number;
}

/** What a designer shows, compared with one order. */
export interface DesignerEvidence {
  id: string;
  countryCode: string;
  languageCodes: readonly string[];
  /** The usual size of projects in US dollars. Null where the designer has not said. */
  budgetMinUsd: number | null;
  budgetMaxUsd: number | null;
  /** What the designer's own words offer. Left out where they say nothing. */
  offers?: readonly ShownTerm[];
  /** At least one. */
  projects: readonly ProjectEvidence[];
  /** One for each inspiration picture of the order. */
  pictures: readonly PictureEvidence[];
  /** Left out with a photo model that reads no words, and while nothing is prepared. */
  caption?: CaptionEvidence | undefined;
  /** One for each verdict of the customer for the order. Left out where there is none. */
  judged?: readonly JudgedLikeness[];
  /** What reviews say of the designer. Left out while the marketplace has no review. */
  reviewed?: {
    /** Reviews of the designer's work; 0 for a newcomer. */
    count: number;
    /** The sum of their stars. */
    stars: number;
    /** The mean stars of all reviews of the marketplace: 1..5. */
    marketMean: number;
  };
}

/** An order and a designer who may fit. */
export interface Pair {
  order: OrderEvidence;
  designer: DesignerEvidence;
}
