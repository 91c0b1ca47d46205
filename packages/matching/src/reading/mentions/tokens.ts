import { glossaryOf } from '../../glossary/glossary.ts';
import { spacedLanguages, type GlossedLanguage } from '../../glossary/languages.ts';
import { functionWordsOf, hasEnglish, languageOf } from '../../glossary/language.ts';
import { byStem } from '../../glossary/stems.ts';
import { fold } from '../../glossary/words.ts';
import { stemOf } from '../../text/english-words.ts';

/** A language whose briefs are read. */
export type ReadLanguage = GlossedLanguage | 'en';

/** A word of a sentence, or a letter in Chinese and Japanese, by its place in the text. */
export interface Token {
  start: number;
  end: number;
  /** The form in which words are compared: lower case, without accents. */
  folded: string;
  /** The mark that stands before it and ends a clause; empty where there is none. */
  markBefore: string;
}

/** An English stem that a sentence means, with the tokens it stands for. */
export interface Meaning {
  stem: string;
  /** Indexes of the first token and of the one after the last. */
  from: number;
  to: number;
}

/** One sentence of a brief, ready to be searched. */
export interface Sentence {
  language: ReadLanguage;
  /** Whether tokens are letters, which nothing divides. */
  isUnspaced: boolean;
  tokens: readonly Token[];
  meanings: readonly Meaning[];
}

/** Letters of a word in texts that divide no words: the usual number of kana and kanji. Chosen by hand on wishes-dev. */
const LETTERS_PER_WORD = 3;

/** How many tokens stand for one word of a sentence. */
export function tokensPerWord({ isUnspaced }: Sentence): number {
  return isUnspaced ? LETTERS_PER_WORD : 1;
}

const unspaced: readonly string[] = ['zh', 'ja'];
const sentenceEnds = /(?<=[.!?;:؟؛…])\s+|(?<=[。！？；\n])/u;
const words = /\p{Script=Cyrillic}+(?:['’ʼ]\p{Script=Cyrillic}+)*|[\p{L}\p{N}\p{Mn}²]+/gu;
const letters = /[\p{L}\p{N}\p{Mn}]/gu;
const clauseMark = /[,;:!?()（）。，、；：！？،؛…–—]| [-] |\./u;

/**
 * The sentences of a text with what their words mean. `spoken` are the languages of the writer, as for `gloss`; `whole` is
 * the text that this one is a part of, whose language counts where the sentence alone does not tell.
 */
export function toSentences(text: string, spoken: readonly string[], wholeText = text): Sentence[] {
  const whole = languageOf(wholeText, spoken);
  const spokenHere = whole === null ? spoken : [whole, ...spoken];
  const sentences: Sentence[] = [];
  let start = 0;
  for (const part of text.split(sentenceEnds)) {
    const at = text.indexOf(part, start);
    start = at + part.length;
    if (!/[\p{L}\p{N}]/u.test(part)) continue;
    const language = languageOf(part, spokenHere) ?? (hasEnglish(part) ? 'en' : (whole ?? 'en'));
    sentences.push(toSentence(part, at, language));
  }
  return sentences;
}

/** Splits a phrase of a cue table or a name as a text of that language is split, folded. */
export function foldedTokens(language: ReadLanguage, phrase: string): string[] {
  return tokensOf(phrase, 0, language).map(({ folded }) => folded);
}

function toSentence(part: string, at: number, language: ReadLanguage): Sentence {
  const tokens = tokensOf(part, at, language);
  return {
    language,
    isUnspaced: unspaced.includes(language),
    tokens,
    meanings: language === 'en' ? englishMeanings(tokens) : glossedMeanings(tokens, language),
  };
}

function tokensOf(part: string, at: number, language: ReadLanguage): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of part.matchAll(unspaced.includes(language) ? letters : words)) {
    const between = part.slice(end, match.index);
    end = match.index + match[0].length;
    tokens.push({
      start: at + match.index,
      end: at + end,
      folded: fold(language, match[0].replace(/['’ʼ]/gu, '')),
      markBefore: isInNumber(part, match.index) ? '' : (clauseMark.exec(between)?.[0].trim() ?? ''),
    });
  }
  return tokens;
}

/** Whether a mark before this place stands within a number: «20.000». */
function isInNumber(part: string, index: number): boolean {
  return /\d[.,]\d$/u.test(part.slice(Math.max(0, index - 2), index + 1));
}

function englishMeanings(tokens: readonly Token[]): Meaning[] {
  return tokens.map(({ folded }, from) => ({ stem: stemOf(folded), from, to: from + 1 }));
}

function glossedMeanings(tokens: readonly Token[], language: GlossedLanguage): Meaning[] {
  const { phrases, stems, lengthMax } = glossaryOf(language);
  const common = functionWordsOf(language);
  const joint = spacedLanguages.includes(language) ? ' ' : '';
  const meanings: Meaning[] = [];
  const add = (english: string, from: number, to: number) => {
    for (const word of english.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      meanings.push({ stem: stemOf(word), from, to });
  };
  for (let from = 0; from < tokens.length;) {
    const length = longestPhrase(tokens, from, phrases, joint, lengthMax);
    if (length > 0) {
      const key = keyOf(tokens, from, from + length, joint);
      add(phrases.get(key)!, from, from + length);
      from += length;
      continue;
    }
    const { folded } = tokens[from]!;
    if (joint === ' ' && !common.has(folded)) add(byStem(language, folded, stems) ?? folded, from, from + 1);
    from += 1;
  }
  return meanings;
}

function longestPhrase(
  tokens: readonly Token[],
  from: number,
  phrases: ReadonlyMap<string, string>,
  joint: string,
  lengthMax: number,
): number {
  for (let length = Math.min(lengthMax, tokens.length - from); length > 0; length -= 1) {
    const isDivided = tokens.slice(from + 1, from + length).some(({ markBefore }) => markBefore !== '');
    if (!isDivided && phrases.has(keyOf(tokens, from, from + length, joint))) return length;
  }
  return 0;
}

function keyOf(tokens: readonly Token[], from: number, to: number, joint: string): string {
  let key = tokens[from]!.folded;
  for (let i = from + 1; i < to; i += 1) key += joint + tokens[i]!.folded;
  return key;
}
