import { entriesOf, glossedLanguages, spacedLanguages, type GlossedLanguage } from './languages.ts';
import { formsOf, hasForms } from './forms.ts';
import { stemsOf } from './stems.ts';
import { fold, wordsOf } from './words.ts';

/** The design words of one language. */
export interface Glossary {
  /** The English meaning by folded word or phrase. One space divides the words of a phrase. */
  phrases: ReadonlyMap<string, string>;
  /** The English meaning by folded stem or form, which finds inflected words. */
  stems: ReadonlyMap<string, string>;
  /** The length of the longest phrase: in words, or in letters for languages without spaces. */
  lengthMax: number;
}

/** The design words of every language. */
export const glossaries = Object.fromEntries(
  glossedLanguages.map((language) => [language, toGlossary(language)]),
) as Readonly<Record<GlossedLanguage, Glossary>>;

/** Every English word that a gloss can contain, in lower case. */
export const glossaryWords: ReadonlySet<string> = new Set(
  Object.values(glossaries).flatMap(({ phrases }) =>
    [...phrases.values()].flatMap((english) => wordsOf(english)),
  ),
);

function toGlossary(language: GlossedLanguage): Glossary {
  const isSpaced = spacedLanguages.includes(language);
  const phrases = new Map<string, string>();
  const stems = new Map<string, string>();
  for (const { english, words } of entriesOf(language)) {
    for (const word of words) {
      const phrase = isSpaced ? wordsOf(fold(language, word)).join(' ') : fold(language, word);
      if (!phrases.has(phrase)) phrases.set(phrase, english);
      if (!isSpaced || phrase.includes(' ')) continue;
      const found = hasForms(language)
        ? formsOf(language, word.toLowerCase(), english)
        : stemsOf(language, phrase);
      for (const stem of found) if (!stems.has(stem)) stems.set(stem, english);
    }
  }
  const lengths = [...phrases.keys()].map((phrase) => (isSpaced ? phrase.split(' ') : phrase).length);
  return { phrases, stems, lengthMax: Math.max(...lengths) };
}
