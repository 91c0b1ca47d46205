import { glossaryOf } from './glossary.ts';
import { spacedLanguages, type GlossedLanguage } from './languages.ts';
import { functionWordsOf, hasEnglish, languageOf } from './language.ts';
import { byStem } from './stems.ts';
import { fold, wordsOf } from './words.ts';

/** A text in English design words, for models that read English only. */
export interface Gloss {
  /** The language that the text was found to be in. Null for English and for languages outside the glossary. */
  language: GlossedLanguage | null;
  /** The gloss; the text itself when it needs none. */
  text: string;
}

/**
 * Glosses the design words of a text into English. Phrases go before words; inflected words are found by their stem,
 * compounds by their parts. Unknown words in Latin letters stay, because they may be names. `spoken` are the codes of
 * languages that the writer speaks; they decide where the text alone does not.
 */
export function gloss(text: string, spoken: readonly string[] = []): Gloss {
  const language = languageOf(text, spoken);
  const spokenHere = language === null ? spoken : [language, ...spoken];
  const sentences = sentencesOf(text).map((sentence) => {
    const own = languageOf(sentence, spokenHere) ?? (hasEnglish(sentence) ? null : language);
    if (own === null) return { text: sentence, isGlossed: false };
    const words = spacedLanguages.includes(own) ? glossSpaced(sentence, own) : glossUnspaced(sentence, own);
    return { text: words.join(' '), isGlossed: true };
  });
  if (!sentences.some(({ isGlossed }) => isGlossed)) return { language: null, text };
  const kept = sentences.map((sentence) => sentence.text).filter((sentence) => sentence !== '');
  return { language, text: kept.join('. ') };
}

/** Splits a text into sentences and list items. Closing marks are left out. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;:؟؛])\s+|[。！？；\n]+/u)
    .map((sentence) => sentence.trim().replace(/[.;:؛]+$/u, ''))
    .filter((sentence) => sentence !== '');
}

function glossSpaced(sentence: string, language: GlossedLanguage): string[] {
  const glossary = glossaryOf(language);
  const common = functionWordsOf(language);
  const words = wordsOf(sentence);
  const folded = words.map((word) => fold(language, word));
  const found: string[] = [];
  for (let i = 0; i < words.length;) {
    const length = longestPhrase(folded, i, language);
    if (length > 0) {
      found.push(glossary.phrases.get(folded.slice(i, i + length).join(' '))!);
      i += length;
      continue;
    }
    const word = folded[i]!;
    if (!common.has(word)) {
      const english = byStem(language, word, glossary.stems);
      if (english !== undefined) found.push(english);
      else if (isLatin(word)) found.push(words[i]!);
    }
    i += 1;
  }
  return found;
}

function longestPhrase(folded: readonly string[], start: number, language: GlossedLanguage): number {
  const { phrases, lengthMax } = glossaryOf(language);
  for (let length = Math.min(lengthMax, folded.length - start); length > 0; length -= 1) {
    if (phrases.has(folded.slice(start, start + length).join(' '))) return length;
  }
  return 0;
}

/** Takes the longest glossary word at each place, for Chinese and Japanese, which have no spaces. The rest is skipped. */
function glossUnspaced(sentence: string, language: GlossedLanguage): string[] {
  const { phrases, lengthMax } = glossaryOf(language);
  const text = fold(language, sentence);
  const found: string[] = [];
  for (let i = 0; i < text.length;) {
    let length = Math.min(lengthMax, text.length - i);
    while (length > 0 && !phrases.has(text.slice(i, i + length))) length -= 1;
    if (length > 0) {
      found.push(phrases.get(text.slice(i, i + length))!);
    } else {
      const [latin = ''] = /^\p{Script=Latin}+/u.exec(text.slice(i)) ?? [];
      if (latin.length > 1) found.push(latin);
      length = Math.max(1, latin.length);
    }
    i += length;
  }
  return found;
}

function isLatin(word: string): boolean {
  return /^[\p{Script=Latin}\p{N}²]+$/u.test(word);
}
