import { compoundRules, JOINT_LENGTH_MAX, type CompoundRules } from './compounds.ts';
import { hasForms } from './forms.ts';
import type { GlossedLanguage } from './languages.ts';

/** How words of a language are inflected. */
interface Inflection {
  /** The ending that is taken off a glossary word to get its stem. */
  ending: RegExp;
  /** How many letters may follow a stem of at least {@link STEM_LENGTH_MIN} letters. */
  endingLengthMax: number;
  /** The endings that may follow a stem of three letters. Left out where stems are not that short. */
  shortEnding?: RegExp;
  /** Prefixes that are written as part of a word. */
  prefixes?: readonly string[];
  /** What the last letter of a word becomes before an ending. */
  softened?: Readonly<Record<string, string>>;
  /** The endings that may follow a stem, where words are put together: any other letters may be another word. */
  endings?: RegExp;
  /** How words are put together without a space. Left out where they are not. */
  compounds?: CompoundRules;
}

/** The shortest stems, in letters: as a rule, and for languages with listed short endings. Shorter ones match by chance. */
const STEM_LENGTH_MIN = 4;
const STEM_LENGTH_SHORT = 3;

/** The shortest part of a compound that is not in the glossary, in letters. */
const OTHER_PART_LENGTH_MIN = 3;

const cyrillic = {
  ending: /(?:ии|ыи|ои|ая|яя|ое|ее|[аеиоуыьюяі])$/,
  endingLengthMax: 4,
  endings:
    /^(?:[аеиоуыьюяі]|[оеаяиыі]м|[ая]х|[оеі]в|[еоиы]и|[оеі]ю|[ое]го|[ое]му|[иыі]х|(?:ам|ям|им|ым|ім)и|[ая]я|[ое]е|[ую]ю|[иы]е|[ое]ві|(?:н|ов)(?:[аеоуыі]|и|[аои]и|[ое]ю|[ое]м|им|ым|их|ых|ая|ое|ую))?$/,
  shortEnding:
    /^(?:[аеиоуыьюяі]|[оеая]м|ами|ями|[ая]х|ов|ів|еи|ои|ою|ею|[ое]го|[ое]му|[иы]м|[иы]х|[иы]ми|ии|ыи|ая|яя|ое|ее|ую|юю|ие|ые)$/,
};
const latin = { ending: /[aeiouy]s?$/ };
const danish = {
  ...latin,
  endingLengthMax: 4,
  endings: /^(?:s|e|en|et|a|n|t|er|r|erne|ene|ne|ens|ets|ns|ts|ernes|enes|nes|ers|rs|ere|est|este)?$/,
};

/** Endings are written as folded words have them: «й» is «и». */
const inflections: Partial<Record<GlossedLanguage, Inflection>> = {
  de: {
    ...latin,
    endingLengthMax: 5,
    endings: /^(?:e[mnrs]?|s|n|ern|ere[mnrs]?|e?ste[mnrs]?)?$/,
    compounds: compoundRules.de,
  },
  nl: {
    ...latin,
    endingLengthMax: 4,
    endings: /^(?:e|en|s|je|jes|tje|tjes|n|er|ere|ste)?$/,
    compounds: compoundRules.nl,
  },
  pl: {
    ...latin,
    endingLengthMax: 4,
    endings:
      /^(?:i?[aeouy]|i|i?(?:em|om|ow|ach|ami|owi)|i?(?:ej|ego|emu)|[iy](?:ch|m|mi)|(?:n|ow)(?:[aeiy]|ej|ym|im|ych))?$/,
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
  sv: {
    ...latin,
    endingLengthMax: 5,
    endings:
      /^(?:s|a|e|en|et|n|t|ar|or|er|r|arna|orna|erna|na|ens|ets|ns|ts|arnas|ornas|ernas|nas|ars|ors|ers|rs|are|aste)?$/,
    compounds: compoundRules.sv,
  },
  no: { ...danish, compounds: compoundRules.no },
  da: { ...danish, compounds: compoundRules.da },
};

/** The stems by which a folded glossary word is found. */
export function stemsOf(language: GlossedLanguage, word: string): string[] {
  const inflection = inflections[language];
  if (inflection === undefined) return [];
  const lengthMin = inflection.shortEnding === undefined ? STEM_LENGTH_MIN : STEM_LENGTH_SHORT;
  const { ending, softened = {} } = inflection;
  const soft = word.slice(0, -1) + (softened[word.at(-1)!] ?? word.at(-1)!);
  return [word, word.replace(ending, ''), soft].filter((stem) => stem.length >= lengthMin);
}

/** The English meaning of an inflected or compound word. Undefined for an unknown word. */
export function byStem(
  language: GlossedLanguage,
  word: string,
  stems: ReadonlyMap<string, string>,
): string | undefined {
  if (hasForms(language)) return stems.get(word);
  const inflection = inflections[language];
  if (inflection === undefined) return undefined;
  for (const prefix of ['', ...(inflection.prefixes ?? [])]) {
    if (!word.startsWith(prefix)) continue;
    const english = withoutEnding(word.slice(prefix.length), inflection, stems);
    if (english !== undefined) return english;
  }
  return byParts(word, inflection, stems);
}

function withoutEnding(
  word: string,
  { endingLengthMax, shortEnding, endings }: Inflection,
  stems: ReadonlyMap<string, string>,
): string | undefined {
  const shortest = Math.max(STEM_LENGTH_MIN, word.length - endingLengthMax);
  for (let length = word.length; length >= shortest; length -= 1) {
    const english = stems.get(word.slice(0, length));
    if (english !== undefined && (endings?.test(word.slice(length)) ?? true)) return english;
  }
  const ending = word.slice(STEM_LENGTH_SHORT);
  const isShort = shortEnding !== undefined && (ending === '' || shortEnding.test(ending));
  return isShort ? stems.get(word.slice(0, STEM_LENGTH_SHORT)) : undefined;
}

/**
 * Finds the parts of a compound. Either glossary words and the letters that join them fill it («Dach-terrasse-n-garten»),
 * or it begins or ends with one that is known to be a part wherever it stands there («Jugendstil-fenster»): most short
 * words stand in others by chance.
 */
function byParts(
  word: string,
  { compounds, endings }: Inflection,
  stems: ReadonlyMap<string, string>,
): string | undefined {
  if (compounds === undefined || endings === undefined) return undefined;
  const { joint, heads, firsts, strays } = compounds;
  const whole = partsThatFill(0);
  if (whole !== undefined) return whole.join(' ');
  const found: string[] = [];
  let from = 0;
  for (let end = word.length - OTHER_PART_LENGTH_MIN; end >= STEM_LENGTH_MIN && from === 0; end -= 1) {
    const stem = word.slice(0, end);
    if (!firsts.has(stem) || !hasVowel(word.slice(end))) continue;
    found.push(stems.get(stem)!);
    from = end;
  }
  for (
    let start = Math.max(from, OTHER_PART_LENGTH_MIN);
    start <= word.length - STEM_LENGTH_MIN;
    start += 1
  ) {
    if (!hasVowel(word.slice(0, start))) continue;
    const head = headAt(start);
    if (head === undefined) continue;
    found.push(head);
    break;
  }
  return found.length > 0 ? found.join(' ') : undefined;

  function partsThatFill(start: number): string[] | undefined {
    for (let end = word.length; end - start >= STEM_LENGTH_MIN; end -= 1) {
      const stem = word.slice(start, end);
      const english = stems.get(stem);
      if (english === undefined || (start > 0 && strays.has(stem))) continue;
      if (endings!.test(word.slice(end))) return [english];
      for (let next = end; next <= end + JOINT_LENGTH_MAX; next += 1) {
        const others = joint.test(word.slice(end, next)) ? partsThatFill(next) : undefined;
        if (others !== undefined) return [english, ...others];
      }
    }
    return undefined;
  }

  function headAt(start: number): string | undefined {
    for (let end = word.length; end - start >= STEM_LENGTH_MIN; end -= 1) {
      const stem = word.slice(start, end);
      if (heads.has(stem) && endings!.test(word.slice(end))) return stems.get(stem);
    }
    return undefined;
  }
}

function hasVowel(letters: string): boolean {
  return /[aeiouyåäöæø]/.test(letters);
}
