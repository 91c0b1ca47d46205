/** One thing a text or photo can be about. */
export interface Term {
  /** A stable name, which is stored and never shown. */
  id: string;
  /** The name as people read it in the middle of a sentence. */
  name: string;
  /** English names of the term, in lower case and singular. Who writes one wants it. */
  names: readonly string[];
  /** English words and phrases that suggest the term, in lower case and singular. */
  words: readonly string[];
  /** A description in plain words. Its vector finds texts that describe the term without naming it. */
  about: string;
  /** The ids of terms that together make this one. */
  blendOf?: readonly string[];
}

/** Makes a term from lists that commas divide. */
export function term(id: string, name: string, words: string, about: string, names = ''): Term {
  return { id, name, names: toList(names), words: toList(words), about };
}

const toList = (words: string) => words.split(', ').filter((word) => word !== '');
