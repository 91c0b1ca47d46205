import { findAmounts } from './mentions/amounts.ts';
import type { Cue } from './cues/find-cues.ts';
import type { Sentence } from './mentions/tokens.ts';

/** The sum that a sentence names, and whether it is the most that will be spent. */
export interface NamedBudget {
  usd: number;
  isCap: boolean;
  /** Offsets in the text. */
  start: number;
  end: number;
  certainty: number;
}

/** A cue of so few letters is a preposition, which makes a cap only of the sum right after it: «bis 9.000 Euro». */
const PREPOSITION_LETTERS_MAX = 4;

/** How sure (0..1) a sum with a currency is, and a bare number that a cap stands beside. Chosen by hand. */
const WITH_CURRENCY = 0.9;
const BARE = 0.6;

/** The sums of money in a sentence. A number without a currency counts only with a cue for a cap, or «budget» beside it. */
export function budgetsIn(sentence: Sentence, text: string, cues: readonly Cue[]): NamedBudget[] {
  const first = sentence.tokens[0]!.start;
  const last = sentence.tokens.at(-1)!.end;
  // The sentence ends with a currency now and then, which is no token.
  const part = text.slice(0, Math.min(text.length, last + 3));
  return findAmounts(part)
    .filter(({ start, end }) => start >= first - 3 && end <= last + 3)
    .flatMap(({ start, end, usd, hasCurrency }) => {
      const at = sentence.tokens.findIndex((token) => token.start >= start);
      const isCap = cues.some(
        (cue) => cue.kind === 'cap' && (!isPreposition(sentence, cue) || cue.to === at),
      );
      if (!hasCurrency && !isCap && !budgetWords.test(text.slice(first, last))) return [];
      return [{ usd, isCap, start, end, certainty: hasCurrency ? WITH_CURRENCY : BARE }];
    });
}

/** «Budget» in the languages of briefs. */
const budgetWords = /budget|budżet|presupuesto|orçamento|bütçe|бюджет|ميزانية|预算|予算|begroting/iu;

function isPreposition({ tokens, isUnspaced }: Sentence, { from, to }: Cue): boolean {
  return (
    !isUnspaced &&
    to - from === 1 &&
    tokens[from]!.folded.length <= PREPOSITION_LETTERS_MAX &&
    !capNouns.has(tokens[from]!.folded)
  );
}

/** Short words that are no prepositions. */
const capNouns = new Set(['max', 'maks', 'maxi', 'tops', 'cap', 'tope', 'tak', 'loft', 'teto']);
