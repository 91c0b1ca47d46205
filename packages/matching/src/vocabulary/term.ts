/** One thing a text or photo can be about. */
export interface Term {
  /** Stable name, stored with what was found; never shown. */
  id: string;
  /** As people read it, in the middle of a sentence. */
  name: string;
  /** English words and phrases that mean just this, lower case, singular: who writes them wants it. */
  names: readonly string[];
  /** English words and phrases that speak for it, lower case, singular. */
  words: readonly string[];
  /** What it looks like or consists of, in plain words; embedded to find texts that describe without naming. */
  about: string;
  /** Terms that together are this one. */
  blendOf?: readonly string[];
}

/** A term from lists divided by commas. */
export function term(id: string, name: string, words: string, about: string, names = ''): Term {
  return { id, name, names: toList(names), words: toList(words), about };
}

const toList = (words: string) => words.split(', ').filter((word) => word !== '');
