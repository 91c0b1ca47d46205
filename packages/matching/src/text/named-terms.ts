import { stemOf } from './english-words.ts';
import type { Term } from '../vocabulary/term.ts';

/** How a text mentions a term: by its name, or by a word that goes with it. */
export type Mention = 'name' | 'word';

/**
 * The terms that an English text mentions, by id. The longest phrase counts: «mid-century modern» is not «modern». A term
 * that is refused does not count: «nothing rustic». The parts of a blend together count as the blend.
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

/** Stems that refuse the word after them, and stems that may stand between. */
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
  const cached = indexes.get(terms);
  if (cached !== undefined) return cached;
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

/** The stems of the words, and the marks that end a clause. */
function tokensOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+|[,.;:!?()]/gu) ?? []).map(stemOf);
}
