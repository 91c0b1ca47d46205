import { foldedTokens, type ReadLanguage, type Token } from './tokens.ts';

/** A language or country that a sentence names, by the indexes of its first token and of the one after its last. */
export interface NamedPlace {
  kind: 'language' | 'country';
  /** ISO 639-1 or ISO 3166-1 alpha-2. */
  code: string;
  from: number;
  to: number;
  /** Whether the word itself says that the language is spoken: «deutschsprachig». */
  isSpoken: boolean;
}

/** Languages that people in the field have named; CLDR knows their names in every language. */
const languageCodes =
  'ar az be bg bn bs ca cs da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk ms mt nl no pl pt ro ru sk sl sq sr sv ta th tr uk ur vi zh'.split(
    ' ',
  );

/** Names that CLDR does not give, as people write them. */
const aliases: Partial<Record<ReadLanguage, { language?: string; country?: string }>> = {
  en: {
    language: 'mandarin=zh, cantonese=zh, farsi=fa, brazilian portuguese=pt',
    country:
      'uk=GB, britain=GB, great britain=GB, england=GB, scotland=GB, wales=GB, usa=US, states=US, america=US, holland=NL, czech republic=CZ, turkey=TR, us based=US',
  },
  de: { country: 'england=GB, großbritannien=GB, usa=US, amerika=US, holland=NL, tschechien=CZ' },
  fr: { country: 'angleterre=GB, grande bretagne=GB, usa=US, hollande=NL, turquie=TR' },
  es: { language: 'castellano=es', country: 'inglaterra=GB, gran bretaña=GB, eeuu=US, holanda=NL' },
  it: { country: 'inghilterra=GB, gran bretagna=GB, usa=US, olanda=NL' },
  pt: { country: 'inglaterra=GB, eua=US, holanda=NL' },
  nl: { country: 'engeland=GB, groot brittannië=GB, holland=NL, vs=US' },
  pl: { country: 'anglia=GB, wielka brytania=GB, usa=US, holandia=NL' },
  tr: { country: 'ingiltere=GB, abd=US, hollanda=NL' },
  uk: { country: 'англія=GB, великобританія=GB, сша=US, голландія=NL' },
  ru: { country: 'англия=GB, великобритания=GB, сша=US, голландия=NL' },
  sv: { country: 'england=GB, usa=US, holland=NL' },
  no: { country: 'england=GB, usa=US' },
  da: { country: 'england=GB, usa=US, holland=NL' },
  zh: {
    language:
      '英文=en, 德文=de, 法文=fr, 日文=ja, 俄文=ru, 西班牙文=es, 普通话=zh, 国语=zh, 汉语=zh, 华语=zh',
    country: '英国=GB, 美国=US',
  },
  ja: { country: '英国=GB, アメリカ=US, 米国=US' },
  ar: { language: 'عربي=ar, انجليزي=en, إنجليزي=en', country: 'أمريكا=US, بريطانيا=GB, الإمارات=AE' },
};

/** What may follow the name of a language in a word that says that it is spoken. */
const spokenEndings =
  /^(?:isch)?(?:sprachig|sprechend|talig|sprekend|sprak|språ|talande|talende|snakkende|sproget)/;

/** Endings that a name may have on top of its stem, in letters. Slavic and Turkish names are inflected. */
const ENDING_LENGTH_MAX: Partial<Record<ReadLanguage, number>> = {
  pl: 5,
  uk: 4,
  ru: 4,
  tr: 6,
  ar: 1,
  sv: 1,
  no: 1,
  da: 1,
  de: 2,
  it: 1,
  nl: 1,
};
const STEM_LENGTH_MIN = 4;

/** What a name may begin with: articles and prepositions that are written as part of it. */
const prefixes: Partial<Record<ReadLanguage, RegExp>> = { ar: /^(?:و|ب|ل|ف)?(?:ال)?/ };

/** The languages and countries that the tokens of a sentence name. */
export function findPlaces(language: ReadLanguage, tokens: readonly Token[]): NamedPlace[] {
  const names = namesOf(language);
  const found: NamedPlace[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (const kind of ['language', 'country'] as const) {
      let best: NamedPlace | undefined;
      for (const name of names(kind, startOf(language, tokens[from]!.folded))) {
        const place = matchAt(language, name, tokens, from);
        if (place !== undefined && (best === undefined || place.to > best.to)) best = place;
      }
      if (best !== undefined) found.push(best);
    }
  }
  return found;
}

interface Name {
  kind: NamedPlace['kind'];
  code: string;
  tokens: readonly string[];
  /** The last token without the ending that changes. */
  lastStem: string;
}

function matchAt(
  language: ReadLanguage,
  { kind, code, tokens: wanted, lastStem }: Name,
  tokens: readonly Token[],
  from: number,
): NamedPlace | undefined {
  const to = from + wanted.length;
  for (const [i, word] of wanted.entries()) {
    const token = tokens[from + i];
    if (token === undefined) return undefined;
    const folded = i === 0 ? bare(language, token.folded) : token.folded;
    if (folded === word || (i === 0 && token.folded === word)) continue;
    const isLast = i === wanted.length - 1;
    if (!isLast || !folded.startsWith(lastStem)) return undefined;
    const rest = folded.slice(lastStem.length);
    const isSpoken =
      kind === 'language' && (spokenEndings.test(rest) || spokenEndings.test(folded.slice(word.length)));
    if (isSpoken) return { kind, code, from, to, isSpoken };
    if (
      lastStem.length < STEM_LENGTH_MIN ||
      rest.length > (ENDING_LENGTH_MAX[language] ?? 0) + (word.length - lastStem.length)
    )
      return undefined;
  }
  return { kind, code, from, to, isSpoken: false };
}

function bare(language: ReadLanguage, word: string): string {
  const prefix = prefixes[language];
  return prefix === undefined ? word : word.replace(prefix, '');
}

/** Names are looked up by their first letters. */
const START_LENGTH = 2;
const startOf = (language: ReadLanguage, word: string) => bare(language, word).slice(0, START_LENGTH);

type NameIndex = (kind: NamedPlace['kind'], start: string) => readonly Name[];
const indexes = new Map<ReadLanguage, NameIndex>();

function namesOf(language: ReadLanguage): NameIndex {
  const cached = indexes.get(language);
  if (cached !== undefined) return cached;
  const byStart = Map.groupBy(
    allNames(language),
    ({ kind, tokens }) => `${kind} ${tokens[0]!.slice(0, START_LENGTH)}`,
  );
  const index: NameIndex = (kind, start) => byStart.get(`${kind} ${start}`) ?? [];
  indexes.set(language, index);
  return index;
}

function allNames(language: ReadLanguage): Name[] {
  const names: Name[] = [];
  const add = (kind: Name['kind'], code: string, name: string) => {
    const tokens = foldedTokens(language, name.replace(/\(.*\)/u, ''));
    if (tokens.length === 0) return;
    tokens[0] = bare(language, tokens[0]!);
    const last = tokens.at(-1)!;
    names.push({ kind, code, tokens, lastStem: stemOfName(language, last) });
  };
  const ofLanguages = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  for (const code of languageCodes) {
    const name = ofLanguages.of(code);
    if (name !== undefined) add('language', code, name);
  }
  const ofCountries = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  for (const code of countryCodes()) {
    const name = ofCountries.of(code);
    if (name !== undefined) add('country', code, name);
  }
  for (const kind of ['language', 'country'] as const) {
    for (const alias of (aliases[language]?.[kind] ?? '').split(', ').filter((one) => one !== '')) {
      const [name = '', code = ''] = alias.split('=');
      add(kind, code, name);
    }
  }
  return names;
}

function stemOfName(language: ReadLanguage, folded: string): string {
  if (ENDING_LENGTH_MAX[language] === undefined) return folded;
  return folded.replace(/[aeiouyаеиіоуыяю]{1,2}$/u, '');
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Codes that CLDR names but that are no countries. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO']);
let codes: readonly string[] | undefined;

function countryCodes(): readonly string[] {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  codes ??= [...letters].flatMap((one) =>
    [...letters]
      .map((other) => one + other)
      .filter(
        (code) =>
          !noCountries.has(code) &&
          english.of(code) !== undefined &&
          new Intl.Locale(`und-${code}`).region === code,
      ),
  );
  return codes;
}
