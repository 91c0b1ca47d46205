import { ar } from './tables/ar.ts';
import { da } from './tables/da.ts';
import { de } from './tables/de.ts';
import { es } from './tables/es.ts';
import { fr } from './tables/fr.ts';
import { it } from './tables/it.ts';
import { ja } from './tables/ja.ts';
import { nl } from './tables/nl.ts';
import { no } from './tables/no.ts';
import { pl } from './tables/pl.ts';
import { pt } from './tables/pt.ts';
import { ru } from './tables/ru.ts';
import { sv } from './tables/sv.ts';
import { tr } from './tables/tr.ts';
import { uk } from './tables/uk.ts';
import { zh } from './tables/zh.ts';

const tables = { de, fr, es, it, pt, nl, pl, tr, uk, ru, ar, sv, no, da, zh, ja } as const;

/** A language that is glossed into English, as an ISO 639-1 code. */
export type GlossedLanguage = keyof typeof tables;

/** All languages that are glossed. */
export const glossedLanguages = Object.keys(tables) as readonly GlossedLanguage[];

/** The languages that put spaces between words. */
export const spacedLanguages: readonly GlossedLanguage[] = glossedLanguages.filter(
  (language) => language !== 'zh' && language !== 'ja',
);

/** One entry of a table: an English meaning and the words that have it. */
export interface GlossaryEntry {
  english: string;
  words: readonly string[];
}

/** The entries of a language's table, in the order they are written. */
export function entriesOf(language: GlossedLanguage): GlossaryEntry[] {
  return tables[language]
    .trim()
    .split(/;\s|\n/)
    .map((entry) => {
      const [english = '', words = ''] = entry.split(': ');
      return { english, words: words.split(', ') };
    });
}
