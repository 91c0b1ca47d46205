import type { OrderEvidence, Pair } from '../evidence/evidence.ts';
import { largestShare, type Shares } from '../math/shares.ts';

/** The groups of signals that a customer can emphasise: look, what is to be done, money, place and language. */
export type SignalGroup = 'style' | 'scope' | 'budget' | 'nearness';

/** Who reads a reason: a customer reads about designers, a designer about orders. */
export type Reader = 'customer' | 'designer';

/** A reason in words, with the project and the photo that a reader can check. */
export interface ReasonText {
  text: string;
  projectId: string | null;
  photoId: string | null;
}

/** What a reason tells: work that can be looked at, money, or who the designer is. */
export type Fact = 'seen' | 'practical' | 'human';

/** One respect in which an order and a designer can fit. Everything about a signal is in its own file. */
export interface Signal {
  /** The name in `match explain`, in docs/matching.md and, for a signal with reasons, in the API's reason codes. */
  name: string;
  /** One line for the table in docs/matching.md. */
  about: string;
  /** The group whose emphasis changes the weight; null for a signal that no emphasis changes. */
  group: SignalGroup | null;
  /**
   * How much the signal counts at most, relative to the other weights; no unit. The weights were found by
   * `npm run eval -- --data FOLDER --cross-validate` and rounded by hand (docs/matching.md).
   */
  weight: number;
  /**
   * Which input of the calibration the weight belongs to: what the order's pictures show, what its text says, or place
   * and language. Null for a signal that the calibration was fitted without.
   */
  calibratedAs: 'pictures' | 'text' | 'place' | null;
  /** What its reasons tell; null for a signal without reasons. */
  fact: Fact | null;
  /** How sure the order is of what the signal compares, 0..1. It multiplies the weight. */
  certainty(order: OrderEvidence): number;
  /** How well the pair fits, 0..1. Null when there is nothing to compare: then the signal does not count at all. */
  value(pair: Pair): number | null;
  /** Why the pair fits, for a pair to which the signal added points. Null when there is nothing worth telling. */
  reason?(pair: Pair, value: number, reader: Reader): ReasonText | null;
  /** What the signal compared, line by line, for `match explain`. */
  print(pair: Pair): string[];
}

/** Checks a signal's type and keeps its name as a literal. */
export function defineSignal<const One extends Signal>(signal: One): One {
  return signal;
}

/**
 * From this value (0..1) on, a likeness is told as a reason: a signal below half speaks rather against a match. Chosen
 * by hand.
 */
export const REASON_VALUE_MIN = 0.5;

/** The certainty of a signal that does not depend on the order's text. */
export function always(): number {
  return 1;
}

/** The certainty of a signal that is read from the order's text. */
export function asClearAsText({ clarity }: OrderEvidence): number {
  return clarity;
}

/** The certainty of a signal about terms: the text has to be clear, and to mean one term rather than ten. */
export function asSureAsTerms(sharesOf: (order: OrderEvidence) => Shares): Signal['certainty'] {
  return (order) => order.clarity * largestShare(sharesOf(order));
}
