import { stemOf } from '../../text/english-words.ts';
import type { Meaning, Sentence } from './tokens.ts';
import { idioms, wishTerms, type WishTerm } from './wish-terms.ts';

/** A style, room or kind of work that a sentence mentions, by the indexes of its first token and of the one after its last. */
export interface Mention {
  term: WishTerm;
  /** Whether the term is named, rather than suggested. */
  isNamed: boolean;
  from: number;
  to: number;
}

interface Phrase {
  stems: readonly string[];
  terms: { term: WishTerm; isNamed: boolean }[];
}

/** The mentions of a sentence in the order of their places. The longest phrase counts: «home office» is not «office». */
export function findMentions({ meanings, tokens }: Sentence): Mention[] {
  const mentions: Mention[] = [];
  for (let i = 0; i < meanings.length;) {
    const phrase = phrases.get(meanings[i]!.stem)?.find(({ stems }) => isAt(stems, meanings, i));
    if (phrase === undefined) {
      i += 1;
      continue;
    }
    const from = meanings[i]!.from;
    const to = meanings[i + phrase.stems.length - 1]!.to;
    const isDivided = tokens.slice(from + 1, to).some(({ markBefore }) => markBefore !== '');
    if (!isDivided) for (const one of phrase.terms) mentions.push({ ...one, from, to });
    i += phrase.stems.length;
  }
  return mentions;
}

function isAt(stems: readonly string[], meanings: readonly Meaning[], at: number): boolean {
  return stems.every((stem, i) => meanings[at + i]?.stem === stem);
}

/** Phrases by their first stem, the longest first. */
const phrases: ReadonlyMap<string, readonly Phrase[]> = toPhrases();

function toPhrases() {
  const byText = new Map<string, Phrase>();
  for (const term of wishTerms) {
    for (const [names, isNamed] of [
      [term.names, true],
      [term.hints, false],
    ] as const) {
      for (const name of names) {
        const stems = stemsOf(name);
        const phrase = byText.get(stems.join(' ')) ?? { stems, terms: [] };
        if (!phrase.terms.some((one) => one.term === term)) phrase.terms.push({ term, isNamed });
        byText.set(stems.join(' '), phrase);
      }
    }
  }
  for (const idiom of idioms) {
    const stems = stemsOf(idiom);
    byText.set(stems.join(' '), { stems, terms: [] });
  }
  const longestFirst = [...byText.values()].toSorted((a, b) => b.stems.length - a.stems.length);
  return Map.groupBy(longestFirst, ({ stems }) => stems[0]!);
}

function stemsOf(phrase: string): string[] {
  return (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
}
