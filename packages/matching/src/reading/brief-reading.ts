/**
 * What a wish in a brief is about. `style`, `room` and `work` are wanted, their `not_` forms are unwanted; `not_room` is also a
 * room that stays as it is. `language` and `country` are conditions on the designer. `budget` is the sum to spend.
 */
export type WishKind =
  'style' | 'not_style' | 'room' | 'not_room' | 'work' | 'not_work' | 'language' | 'country' | 'budget';

/** A wish without where it comes from: what a person sets, and what a designer does not meet. */
export interface WishKey {
  kind: WishKind;
  /**
   * The id of a style, room or kind of work (`reading/wish-terms.ts`), an ISO 639-1 language code, an ISO 3166-1 alpha-2
   * country code, or a sum in whole US dollars as digits.
   */
  value: string;
}

/** Words of a brief, by their place in one of its two fields. */
export interface SourceWords {
  field: 'name' | 'description';
  /** Offsets in the field in UTF-16 code units, as `slice` takes them. */
  start: number;
  end: number;
  /** The words between the offsets, as they were written. */
  words: string;
}

/** One thing that a brief asks for. */
export interface Wish extends WishKey {
  /**
   * `said`: the brief names it. `guessed`: read into the brief from what it describes. `set`: a person added or confirmed
   * it.
   */
  origin: 'said' | 'guessed' | 'set';
  /** Whether a designer who does not meet it is no match, however well the rest fits. Of a budget: whether it is a cap. */
  isMust: boolean;
  /** How sure the reading is: 0..1. 1 for what a person set. */
  certainty: number;
  /** The words it comes from; none for what was guessed or set, and for a budget from the form. */
  sources: readonly SourceWords[];
}

/** What a brief asks for, as a careful reader understands it. */
export interface BriefReading {
  /** The language of the text, ISO 639-1. `en` where no other is recognised. */
  language: string;
  /** Each kind and value at most once, in the order of the brief; what is guessed comes last. At most one budget. */
  wishes: readonly Wish[];
  /** Whether the brief says too little to tell designers apart. */
  isVague: boolean;
  /** What the brief refuses in some words and asks for in others. Left out where there is nothing. */
  contested?: readonly WishKey[];
}

/** What a person changed in a reading. It is stored with the order and wins over whatever is read later. */
export interface SetReading {
  /** Wishes that hold whether or not they are read. */
  added: readonly (WishKey & { isMust: boolean })[];
  /** Wishes that do not hold even though they are read. */
  removed: readonly WishKey[];
}
