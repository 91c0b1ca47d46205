import { ar } from './glossary/ar.ts';
import { da } from './glossary/da.ts';
import { de } from './glossary/de.ts';
import { es } from './glossary/es.ts';
import { fr } from './glossary/fr.ts';
import { it } from './glossary/it.ts';
import { ja } from './glossary/ja.ts';
import { nl } from './glossary/nl.ts';
import { no } from './glossary/no.ts';
import { pl } from './glossary/pl.ts';
import { pt } from './glossary/pt.ts';
import { ru } from './glossary/ru.ts';
import { sv } from './glossary/sv.ts';
import { tr } from './glossary/tr.ts';
import { uk } from './glossary/uk.ts';
import { zh } from './glossary/zh.ts';
import { stemsOf } from './stems.ts';
import { fold, wordsOf } from './words.ts';

const tables = { de, fr, es, it, pt, nl, pl, tr, uk, ru, ar, sv, no, da, zh, ja } as const;

/** A language that is glossed into English. */
export type GlossedLanguage = keyof typeof tables;

/** All of them, ISO 639-1. */
export const glossedLanguages = Object.keys(tables) as readonly GlossedLanguage[];

/** Those that put spaces between words. */
export const spacedLanguages: readonly GlossedLanguage[] = glossedLanguages.filter(
  (language) => language !== 'zh' && language !== 'ja',
);

/** The design words of one language. */
export interface Glossary {
  /** English by folded word or phrase, words divided by one space. */
  phrases: ReadonlyMap<string, string>;
  /** English by folded stem, for inflected words. */
  stems: ReadonlyMap<string, string>;
  /** Words in the longest phrase; letters where words are not divided. */
  lengthMax: number;
}

/** A line of a table: what words mean in English. */
export interface GlossaryEntry {
  english: string;
  words: readonly string[];
}

/** The entries of a language as they are written down. */
export function entriesOf(language: GlossedLanguage): GlossaryEntry[] {
  return tables[language]
    .trim()
    .split(/;\s|\n/)
    .map((entry) => {
      const [english = '', words = ''] = entry.split(': ');
      return { english, words: words.split(', ') };
    });
}

/** The design words of every language. */
export const glossaries = Object.fromEntries(
  glossedLanguages.map((language) => [language, toGlossary(language)]),
) as Readonly<Record<GlossedLanguage, Glossary>>;

/** Every English word that stands in a gloss, lower case. */
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
      for (const stem of stemsOf(language, phrase)) if (!stems.has(stem)) stems.set(stem, english);
    }
  }
  const lengths = [...phrases.keys()].map((phrase) => (isSpaced ? phrase.split(' ') : phrase).length);
  return { phrases, stems, lengthMax: Math.max(...lengths) };
}
