import type { Term } from './vocabulary/term.ts';

/** How a text speaks of a term: by its name, or by a word that goes with it. */
export type Mention = 'name' | 'word';

/**
 * The terms that a text in English mentions, by id. A phrase counts instead of the shorter ones within it («mid-century
 * modern» is not «modern»), what is refused («nothing rustic») does not count, and the parts of a blend make the blend.
 */
export function mentionsOf(text: string, terms: readonly Term[]): ReadonlyMap<string, Mention> {
  const phrases = phrasesOf(terms);
  const tokens = tokensOf(text);
  const found = new Map<string, Mention>();
  let isRefused = false;
  for (let i = 0; i < tokens.length;) {
    const phrase = phrases
      .get(tokens[i]!)
      ?.find(({ stems }) => stems.every((stem, offset) => tokens[i + offset] === stem));
    if (phrase === undefined) {
      isRefused = refusals.has(tokens[i]!) || (isRefused && fillers.has(tokens[i]!));
      i += 1;
      continue;
    }
    if (!isRefused) {
      for (const { id, mention } of phrase.terms)
        if (mention === 'name' || !found.has(id)) found.set(id, mention);
    }
    isRefused = false;
    i += phrase.stems.length;
  }
  for (const { id, blendOf } of terms) {
    if (blendOf === undefined || !blendOf.every((part) => found.has(part))) continue;
    for (const part of blendOf) found.delete(part);
    found.set(id, 'name');
  }
  return found;
}

/** What refuses the word after it, and what may stand between, as stems. */
const refusals = new Set(['no', 'not', 'noth', 'without', 'never', 'than', 'hat', 'avoid', 'neither', 'nor']);
const fillers = new Set(['a', 'an', 'th', 'too', 'very', 'any', 'lik', 'so', 'overly', 'of']);

interface Phrase {
  stems: readonly string[];
  terms: { id: string; mention: Mention }[];
}

/** Phrases by their first stem, the longest first. */
type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;

const indexes = new WeakMap<readonly Term[], PhraseIndex>();

function phrasesOf(terms: readonly Term[]): PhraseIndex {
  const known = indexes.get(terms);
  if (known !== undefined) return known;
  const byText = new Map<string, Phrase>();
  for (const { id, names, words } of terms) {
    for (const [phrases, mention] of [
      [names, 'name'],
      [words, 'word'],
    ] as const) {
      for (const text of phrases) {
        const stems = tokensOf(text);
        const phrase = byText.get(stems.join(' ')) ?? { stems, terms: [] };
        phrase.terms.push({ id, mention });
        byText.set(stems.join(' '), phrase);
      }
    }
  }
  const longestFirst = [...byText.values()].toSorted((a, b) => b.stems.length - a.stems.length);
  const index = Map.groupBy(longestFirst, ({ stems }) => stems[0]!);
  indexes.set(terms, index);
  return index;
}

/** Words without common English endings, and the marks that end a thought. */
function tokensOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+|[,.;:!?()]/gu) ?? []).map(stemOf);
}

function stemOf(word: string): string {
  for (const [ending, replacement] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= 3)
      return (word.slice(0, -ending.length) + replacement).replace(/e$/, '');
  }
  return word.replace(/e$/, '');
}

const endings = [
  ['ies', 'y'],
  ['sses', 'ss'],
  ['ss', 'ss'],
  ['ing', ''],
  ['ed', ''],
  ['es', ''],
  ['s', ''],
] as const;
