import { functionWords, glossaryRows, glossedLanguages, type GlossedLanguage } from './glossary.ts';

/** A text in English design words, for models that read only English. */
export interface Gloss {
  /** The language it was taken to be in; null for English and whatever is not in the glossary. */
  language: GlossedLanguage | null;
  /** The text itself when it needs no gloss. */
  text: string;
}

/**
 * Glosses design words of a text into English, word by word: phrases first, then words, inflected words by their stem,
 * compounds by their parts. Words that are not in the glossary stay, because they may be names.
 * `spoken` are language codes known of the writer; they decide when the text alone does not.
 */
export function gloss(text: string, spoken: readonly string[] = []): Gloss {
  const language = languageOf(text, spoken);
  const sentences = sentencesOf(text).map((sentence) => {
    const own = languageOf(sentence, spoken) ?? (hasEnglish(sentence) ? null : language);
    if (own === null) return { text: sentence, isGlossed: false };
    const words = own === 'zh' ? glossUnspaced(sentence) : glossSpaced(sentence, own);
    return { text: words.join(' '), isGlossed: true };
  });
  if (!sentences.some(({ isGlossed }) => isGlossed)) return { language: null, text };
  const kept = sentences.map((sentence) => sentence.text).filter((sentence) => sentence !== '');
  return { language, text: kept.join('. ') };
}

/** Splits a text into sentences and list items, without their closing marks. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;:])\s+|[。！？；\n]+/u)
    .map((sentence) => sentence.trim().replace(/[.;:]+$/u, ''))
    .filter((sentence) => sentence !== '');
}

/** How a word is compared: lower case, without accents, German umlauts in either spelling alike. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[łıßøæœ]/g, (letter) => plainLetters[letter]!);
}

const plainLetters: Record<string, string> = { ł: 'l', ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe' };

/** German is typed with and without umlauts; «Büro» and «Buero» have to meet. */
function foldIn(language: GlossedLanguage, text: string): string {
  return language === 'de' ? fold(text).replace(/([aou])e/g, '$1') : fold(text);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}²]+/gu) ?? [];
}

interface Dictionary {
  /** Folded phrase, words divided by one space, to English. */
  phrases: Map<string, string>;
  /** Folded stem to English, for inflected words. */
  stems: Map<string, string>;
  functionWords: Set<string>;
  /** Words in the longest phrase. */
  wordsMax: number;
}

/** How many letters an ending may have beyond the stem. */
const endingMax: Record<GlossedLanguage, number> = {
  de: 3,
  fr: 2,
  es: 2,
  it: 2,
  pt: 2,
  nl: 3,
  pl: 4,
  tr: 7,
  zh: 0,
};

const STEM_LENGTH_MIN = 4;
const COMPOUND_PART_LENGTH_MIN = 4;

const dictionaries = new Map<GlossedLanguage, Dictionary>();

function dictionaryOf(language: GlossedLanguage): Dictionary {
  const known = dictionaries.get(language);
  if (known) return known;
  const phrases = new Map<string, string>();
  const stems = new Map<string, string>();
  for (const { english, words } of glossaryRows) {
    for (const word of words[language]) {
      const phrase = wordsOf(foldIn(language, word)).join(' ');
      if (!phrases.has(phrase)) phrases.set(phrase, english);
      if (phrase.includes(' ')) continue;
      for (const stem of [phrase, phrase.replace(/[aeiouy]s?$/, '')]) {
        if (stem.length >= STEM_LENGTH_MIN && !stems.has(stem)) stems.set(stem, english);
      }
    }
  }
  const common = language === 'zh' ? '' : functionWords[language];
  const dictionary = {
    phrases,
    stems,
    functionWords: new Set(common.split(' ').map((word) => foldIn(language, word))),
    wordsMax: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
  };
  dictionaries.set(language, dictionary);
  return dictionary;
}

const englishWords = new Set(functionWords.en.split(' '));

/** Words that are English as well («interior», «metal») do not tell a language. */
const glossWords = new Set(glossaryRows.flatMap(({ english }) => wordsOf(english.toLowerCase())));

function hasEnglish(text: string): boolean {
  return wordsOf(text.toLowerCase()).some((word) => englishWords.has(word));
}

/** A text without words that tell its language is taken for English. */
function languageOf(text: string, spoken: readonly string[]): GlossedLanguage | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han > letters / 3) return 'zh';
  const words = wordsOf(text.toLowerCase()).filter((word) => word.length > 1);
  let best: GlossedLanguage | null = null;
  let bestCount = words.filter((word) => englishWords.has(word)).length;
  for (const language of glossedLanguages) {
    if (language === 'zh') continue;
    const { functionWords: common, phrases } = dictionaryOf(language);
    const folded = words.filter((word) => !glossWords.has(word)).map((word) => foldIn(language, word));
    const commonCount = folded.filter((word) => common.has(word)).length;
    const phraseCount = folded.filter((word) => !common.has(word) && phrases.has(word)).length;
    const count = commonCount + 0.5 * phraseCount + (spoken.includes(language) ? 0.5 : 0);
    if (commonCount + phraseCount > 0 && count > bestCount + 0.5) {
      best = language;
      bestCount = count;
    }
  }
  return best;
}

function glossSpaced(sentence: string, language: GlossedLanguage): string[] {
  const dictionary = dictionaryOf(language);
  const words = wordsOf(sentence);
  const folded = words.map((word) => foldIn(language, word));
  const found: string[] = [];
  for (let i = 0; i < words.length;) {
    const length = longestPhrase(folded, i, dictionary);
    if (length > 0) {
      found.push(dictionary.phrases.get(folded.slice(i, i + length).join(' '))!);
      i += length;
      continue;
    }
    const word = folded[i]!;
    if (!dictionary.functionWords.has(word)) {
      const english = byStem(word, dictionary, language) ?? byParts(word, dictionary, language) ?? words[i]!;
      found.push(english);
    }
    i += 1;
  }
  return found;
}

function longestPhrase(folded: readonly string[], start: number, dictionary: Dictionary): number {
  for (let length = Math.min(dictionary.wordsMax, folded.length - start); length > 0; length -= 1) {
    const phrase = folded.slice(start, start + length).join(' ');
    if (dictionary.phrases.has(phrase) && !(length === 1 && dictionary.functionWords.has(phrase)))
      return length;
  }
  return 0;
}

function byStem(word: string, { stems }: Dictionary, language: GlossedLanguage): string | undefined {
  const shortest = Math.max(STEM_LENGTH_MIN, word.length - endingMax[language]);
  for (let length = word.length; length >= shortest; length -= 1) {
    const english = stems.get(word.slice(0, length));
    if (english !== undefined) return english;
  }
  return undefined;
}

/** German and Dutch write «Dachterrassengarten» in one word; the parts are glossed from the left, the longest first. */
function byParts(word: string, { stems }: Dictionary, language: GlossedLanguage): string | undefined {
  if (language !== 'de' && language !== 'nl') return undefined;
  const found: string[] = [];
  for (let start = 0; start <= word.length - COMPOUND_PART_LENGTH_MIN;) {
    let length = word.length - start;
    while (length >= COMPOUND_PART_LENGTH_MIN && !stems.has(word.slice(start, start + length))) length -= 1;
    if (length >= COMPOUND_PART_LENGTH_MIN) {
      found.push(stems.get(word.slice(start, start + length))!);
      start += length;
    } else {
      start += 1;
    }
  }
  return found.length > 0 ? found.join(' ') : undefined;
}

/** Chinese has no spaces: the longest known word at each place, what is unknown skipped. */
function glossUnspaced(sentence: string): string[] {
  const { phrases } = dictionaryOf('zh');
  const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.length));
  const found: string[] = [];
  for (let i = 0; i < sentence.length;) {
    let length = Math.min(longest, sentence.length - i);
    while (length > 0 && !phrases.has(sentence.slice(i, i + length))) length -= 1;
    if (length > 0) found.push(phrases.get(sentence.slice(i, i + length))!);
    i += Math.max(1, length);
  }
  return found;
}
