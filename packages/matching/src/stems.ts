import type { GlossedLanguage } from './glossary.ts';

/** How words of a language are inflected. */
interface Inflection {
  /** What is taken off a word of the glossary to get its stem. */
  ending: RegExp;
  /** How many letters may follow a stem of at least {@link STEM_LENGTH_MIN} letters. */
  endingLengthMax: number;
  /** What may follow a stem of three letters; nothing where such stems are not looked for. */
  shortEnding?: RegExp;
  /** What may stand before a word as part of it. */
  prefixes?: readonly string[];
  /** What the last letter of a word becomes before an ending. */
  softened?: Readonly<Record<string, string>>;
  /** Words are put together without a space, and understood by their parts. */
  isCompounding?: boolean;
}

const STEM_LENGTH_MIN = 4;
const STEM_LENGTH_SHORT = 3;

/** Letters that may join two parts of a compound («Terrasse-n-garten»), and the least of a part that joins none. */
const JOINT_LENGTH_MAX = 2;
const LONE_PART_LENGTH_MIN = 5;

const cyrillic = {
  ending: /(?:ии|ыи|ои|ая|яя|ое|ее|[аеиоуыьюяі])$/,
  endingLengthMax: 4,
  shortEnding:
    /^(?:[аеиоуыьюяі]|[оеая]м|ами|ями|[ая]х|ов|ів|еи|ои|ою|ею|[ое]го|[ое]му|[иы]м|[иы]х|[иы]ми|ии|ыи|ая|яя|ое|ее|ую|юю|ие|ые)$/,
};
const latin = { ending: /[aeiouy]s?$/ };
const northGermanic = { ...latin, endingLengthMax: 4, isCompounding: true };

/** Folded, as words are compared: «й» has become «и». */
const inflections: Partial<Record<GlossedLanguage, Inflection>> = {
  de: { ...latin, endingLengthMax: 3, isCompounding: true },
  nl: { ...latin, endingLengthMax: 3, isCompounding: true },
  fr: { ...latin, endingLengthMax: 2 },
  es: { ...latin, endingLengthMax: 2 },
  it: { ...latin, endingLengthMax: 2 },
  pt: { ...latin, endingLengthMax: 2 },
  pl: {
    ...latin,
    endingLengthMax: 4,
    shortEnding: /^(?:[aeiouy]|em|om|ow|ie|ach|ami|ej|ego|emu|ych|ymi|ym|im|ich|imi)$/,
  },
  tr: {
    ...latin,
    endingLengthMax: 7,
    shortEnding:
      /^(?:[iuea]|[iu]m|[iu]n|[sn][iu]|n[iu]n|[iu]m[iu]z|[dt][ea]n?|l[ea]r(?:[iu]|[dt]e|[dt]a)?|l[iu]|s[iu]z|l[iu]k)$/,
    softened: { k: 'g', p: 'b', t: 'd' },
  },
  uk: cyrillic,
  ru: cyrillic,
  ar: {
    ending: /(?:ه|ات|ين|ون)$/,
    endingLengthMax: 3,
    shortEnding: /^(?:[هاي]|ات|ين|ون|ان|نا|ها|هم|كم|تنا|تها|يه)$/,
    prefixes: ['وال', 'فال', 'بال', 'كال', 'ال', 'ولل', 'لل', 'و', 'ب', 'ل', 'ف', 'ك'],
  },
  sv: northGermanic,
  no: northGermanic,
  da: northGermanic,
};

/** The stems under which a word of the glossary is found. */
export function stemsOf(language: GlossedLanguage, word: string): string[] {
  const inflection = inflections[language];
  if (inflection === undefined) return [];
  const lengthMin = inflection.shortEnding === undefined ? STEM_LENGTH_MIN : STEM_LENGTH_SHORT;
  const { ending, softened = {} } = inflection;
  const soft = word.slice(0, -1) + (softened[word.at(-1)!] ?? word.at(-1)!);
  return [word, word.replace(ending, ''), soft].filter((stem) => stem.length >= lengthMin);
}

/** What an inflected or compound word means by the stems of its language, undefined when that is not known. */
export function byStem(
  language: GlossedLanguage,
  word: string,
  stems: ReadonlyMap<string, string>,
): string | undefined {
  const inflection = inflections[language];
  if (inflection === undefined) return undefined;
  for (const prefix of ['', ...(inflection.prefixes ?? [])]) {
    if (!word.startsWith(prefix)) continue;
    const english = withoutEnding(word.slice(prefix.length), inflection, stems);
    if (english !== undefined) return english;
  }
  return inflection.isCompounding ? byParts(word, stems) : undefined;
}

function withoutEnding(
  word: string,
  { endingLengthMax, shortEnding }: Inflection,
  stems: ReadonlyMap<string, string>,
): string | undefined {
  const shortest = Math.max(STEM_LENGTH_MIN, word.length - endingLengthMax);
  for (let length = word.length; length >= shortest; length -= 1) {
    const english = stems.get(word.slice(0, length));
    if (english !== undefined) return english;
  }
  const ending = word.slice(STEM_LENGTH_SHORT);
  const isShort = shortEnding !== undefined && (ending === '' || shortEnding.test(ending));
  return isShort ? stems.get(word.slice(0, STEM_LENGTH_SHORT)) : undefined;
}

/**
 * The parts of «Dachterrassengarten» from the left, the longest first. A part after letters that mean nothing has to be
 * longer or to end the word: there is a «wind» in «verschwindet».
 */
function byParts(word: string, stems: ReadonlyMap<string, string>): string | undefined {
  const found: string[] = [];
  let known = 0;
  for (let start = 0; start <= word.length - STEM_LENGTH_MIN;) {
    const joins = start === 0 || (known > 0 && start - known <= JOINT_LENGTH_MAX);
    const isPart = (end: number) =>
      stems.has(word.slice(start, end)) &&
      (joins || end === word.length || end - start >= LONE_PART_LENGTH_MIN);
    let end = word.length;
    while (end - start >= STEM_LENGTH_MIN && !isPart(end)) end -= 1;
    if (end - start >= STEM_LENGTH_MIN) {
      found.push(stems.get(word.slice(start, end))!);
      start = known = end;
    } else {
      start += 1;
    }
  }
  return found.length > 0 ? found.join(' ') : undefined;
}
