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

const glossaries = new Map<GlossedLanguage, Glossary>();
let englishOfGlosses: ReadonlySet<string> | undefined;

/** The design words of a language. They are made at first use: all together take as long as a tenth of a start. */
export function glossaryOf(language: GlossedLanguage): Glossary {
  let glossary = glossaries.get(language);
  if (glossary === undefined) glossaries.set(language, (glossary = toGlossary(language)));
  return glossary;
}

/** Every English word that a gloss can contain, in lower case. */
export function glossaryWords(): ReadonlySet<string> {
  englishOfGlosses ??= new Set(
    glossedLanguages.flatMap((language) =>
      [...glossaryOf(language).phrases.values()].flatMap((english) => wordsOf(english)),
    ),
  );
  return englishOfGlosses;
}

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
