import { foldedTokens, type ReadLanguage, type Sentence, type Token } from '../mentions/tokens.ts';
import { cueKinds, type CueKind } from './cue-kinds.ts';
import { cueTables } from './cue-tables.ts';

/** A cue in a sentence, by the indexes of its first token and of the one after its last. */
export interface Cue {
  kind: CueKind;
  from: number;
  to: number;
}

interface Phrase {
  kind: CueKind;
  tokens: readonly string[];
  /** Whether the last word may go on. */
  isPrefix: boolean;
}

/** Of these, only the longest at a place counts: «not only» is no «not». */
const exclusive = new Set<CueKind>(['not', 'notAfter', 'neutral', 'stays', 'contrast']);

/** The cues of a sentence, in the order of their places. */
export function findCues({ language, isUnspaced, tokens }: Sentence): Cue[] {
  const phrases = phrasesOf(language);
  const cues: Cue[] = [];
  let polarEnd = 0;
  for (let from = 0; from < tokens.length; from += 1) {
    const here = phrases(tokens[from]!.folded).filter((phrase) => isAt(phrase, tokens, from, isUnspaced));
    const polar = here.filter(({ kind }) => exclusive.has(kind));
    const longest = Math.max(0, ...polar.map(lengthOf));
    for (const phrase of here) {
      const isExclusive = exclusive.has(phrase.kind);
      if (isExclusive && (from < polarEnd || lengthOf(phrase) < longest)) continue;
      cues.push({ kind: phrase.kind, from, to: from + phrase.tokens.length });
    }
    if (from >= polarEnd && longest > 0) polarEnd = from + longestTokens(polar);
  }
  return cues;
}

const lengthOf = ({ tokens }: Phrase) => tokens.length;
const longestTokens = (phrases: readonly Phrase[]) => Math.max(...phrases.map(lengthOf));

function isAt(
  { tokens: wanted, isPrefix }: Phrase,
  tokens: readonly Token[],
  from: number,
  isUnspaced: boolean,
): boolean {
  return wanted.every((word, i) => {
    const token = tokens[from + i];
    if (token === undefined || (i > 0 && token.markBefore !== '')) return false;
    if (token.folded === word) return true;
    return !isUnspaced && isPrefix && i === wanted.length - 1 && token.folded.startsWith(word);
  });
}

type PhraseIndex = (firstWord: string) => readonly Phrase[];
const indexes = new Map<ReadLanguage, PhraseIndex>();

function phrasesOf(language: ReadLanguage): PhraseIndex {
  const cached = indexes.get(language);
  if (cached !== undefined) return cached;
  const all = cueKinds.flatMap((kind) =>
    (cueTables[language][kind] ?? '')
      .split(', ')
      .filter((phrase) => phrase.trim() !== '')
      .map((phrase): Phrase => ({
        kind,
        tokens: foldedTokens(language, phrase),
        isPrefix: phrase.endsWith('*'),
      })),
  );
  const whole = Map.groupBy(
    all.filter(({ tokens, isPrefix }) => tokens.length > 1 || !isPrefix),
    ({ tokens }) => tokens[0]!,
  );
  const prefixes = all.filter(({ tokens, isPrefix }) => tokens.length === 1 && isPrefix);
  const index: PhraseIndex = (firstWord) => [
    ...(whole.get(firstWord) ?? []),
    ...prefixes.filter(({ tokens }) => firstWord.startsWith(tokens[0]!)),
  ];
  indexes.set(language, index);
  return index;
}
