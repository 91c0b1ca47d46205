import type { Cue } from './cues/find-cues.ts';
import type { CueKind } from './cues/cue-kinds.ts';
import type { Mention } from './mentions/find-mentions.ts';
import { tokensPerWord, type Sentence } from './mentions/tokens.ts';

/** What a sentence does with something it mentions. */
export type Stance = 'asked' | 'refused' | 'left alone' | 'put off';

/** How far a refusal reaches, in words. These and the limits below were chosen by hand on wishes-dev (docs/matching.md). */
const REACH = { style: 6, room: 3, work: 5 } as const;

/** A part of a list has at most so many words: «no marble, gold taps or stucco». */
const LIST_ITEM_WORDS_MAX = 4;

/** A clause that only refuses what stands before it has at most so many words. */
const NEXT_CLAUSE_WORDS_MAX = 8;

/** Languages whose verb ends the sentence, so that a refusal covers the list before it. */
const verbFinal: readonly string[] = ['tr', 'ja'];

/** Makes a function that tells what a sentence does with one of its mentions. */
export function stancesOf(sentence: Sentence, cues: readonly Cue[], mentions: readonly Mention[]) {
  const clauses = clausesOf(sentence);
  const wordLength = tokensPerWord(sentence);
  const clauseOf = (token: number) => clauses.findLast(({ from }) => from <= token)!;
  const within = (kind: CueKind, from: number, to: number) =>
    cues.filter((cue) => cue.kind === kind && cue.from >= from && cue.to <= to);

  /** Where a refusal that covers a mention can begin at the earliest: its clause, or the list that the clause goes on. */
  const scopeStart = (mention: Mention): number => {
    let clause = clauseOf(mention.from);
    const at = clauses.indexOf(clause);
    if (!isListItem(clause) || !endsWithOr(at)) return clause.from;
    for (let i = at; i > 0 && clauses[i]!.mark === ',' && isListItem(clauses[i]!); i -= 1)
      clause = clauses[i - 1]!;
    return clause.from;
  };
  const isListItem = ({ from, to }: Clause) =>
    to - from <= LIST_ITEM_WORDS_MAX * wordLength && within('contrast', from, to).length === 0;
  const endsWithOr = (at: number) => {
    for (let i = at; i < clauses.length && (i === at || isListItem(clauses[i]!)); i += 1)
      if (within('or', clauses[i]!.from, clauses[i]!.to).length > 0) return true;
    return false;
  };

  const isRefusedBefore = (mention: Mention): boolean => {
    const start = scopeStart(mention);
    const refusals = cues.filter(
      ({ kind, from, to }) => kind === 'not' && from >= start && to <= mention.from,
    );
    const nearest = refusals.at(-1);
    if (nearest === undefined) return false;
    if (within('contrast', nearest.to, mention.from).length > 0) return false;
    const others = mentions.filter(({ from, to }) => from >= nearest.to && to <= mention.from);
    // «Nothing rustic in the kitchen» refuses the style, not the room.
    if (mention.term.kind === 'room' && others.some(({ term }) => term.kind === 'style')) return false;
    const gap = mention.from - nearest.to;
    const reach = REACH[mention.term.kind] * wordLength;
    // A list of refused things reaches as far as it goes.
    return (
      gap <= reach ||
      (others.length > 0 &&
        gap <= 3 * reach &&
        (mention.term.kind === 'style' || within('or', nearest.to, mention.from).length > 0))
    );
  };

  const isRefusedAfter = (mention: Mention): boolean => {
    const isVerbFinal = verbFinal.includes(sentence.language);
    const end = isVerbFinal ? sentence.tokens.length : clauseOf(mention.from).to;
    const refusal = cues.find(({ kind, from, to }) => kind === 'notAfter' && from >= mention.to && to <= end);
    if (refusal === undefined || within('contrast', mention.to, refusal.from).length > 0) return false;
    const hasNext = mentions.some(({ from }) => from >= refusal.to && from < clauseOf(refusal.from).to);
    if (hasNext && !isVerbFinal) return false;
    const gap = refusal.from - mention.to;
    if (mention.term.kind === 'room') return gap <= wordLength;
    return isVerbFinal || gap <= REACH[mention.term.kind] * wordLength;
  };

  const isIn = (kind: 'stays' | 'later', mention: Mention): boolean => {
    const clause = clauseOf(mention.from);
    const after = within(kind, mention.to, clause.to);
    if (after.length > 0) return !isNewStart(mention.to, after[0]!.from);
    // «Living room, kitchen and bath are fine»: the verb stands at the end of the list.
    if (isSubject(clause)) {
      for (let i = clauses.indexOf(clause) + 1; i < clauses.length && clauses[i]!.mark === ','; i += 1) {
        const next = clauses[i]!;
        const own = within(kind, next.from, next.to);
        const hasRoom = mentions.some(
          ({ from, to, term }) =>
            term.kind === 'room' && from >= next.from && to <= (own[0]?.from ?? next.to),
        );
        if (own.length > 0) return hasRoom;
        if (!isSubject(next)) break;
      }
    }
    const before = within(kind, clause.from, mention.from).at(-1);
    if (before === undefined) return false;
    const hasSubject = mentions.some(
      ({ from, to, term }) => term.kind === 'room' && from >= clause.from && to <= before.from,
    );
    return !hasSubject && mention.from - before.to <= REACH.room * wordLength;
  };
  const isSubject = (clause: Clause) =>
    isListItem(clause) && within('only', clause.from, clause.to).length === 0;
  const isNewStart = (from: number, to: number) => within('contrast', from, to).length > 0;

  /** «Everyone builds lofts here, and we cannot see it any more»: the next clause refuses what it does not name again. */
  const isRefusedNext = (mention: Mention): boolean => {
    if (mention.term.kind !== 'style') return false;
    const next = clauses[clauses.indexOf(clauseOf(mention.from)) + 1];
    if (next === undefined || next.to - next.from > NEXT_CLAUSE_WORDS_MAX * wordLength) return false;
    if (within('notAfter', next.from, next.to).length === 0) return false;
    return !mentions.some(({ from }) => from >= next.from && from < next.to);
  };

  /** A kind of work that is done already, or comes later: «renovation finished last week». */
  const isPast = (mention: Mention, kind: 'stays' | 'later'): boolean => {
    const { from, to } = clauseOf(mention.from);
    return cues.some(
      (cue) =>
        cue.kind === kind &&
        cue.from >= from &&
        cue.to <= to &&
        Math.abs(cue.from - mention.to) <= wordLength,
    );
  };

  return (mention: Mention): Stance => {
    if (mention.term.kind === 'work') {
      if (isPast(mention, 'stays')) return 'left alone';
      if (isPast(mention, 'later')) return 'put off';
    }
    if (mention.term.kind === 'room') {
      if (isIn('stays', mention)) return 'left alone';
      if (isIn('later', mention)) return 'put off';
    }
    return isRefusedBefore(mention) || isRefusedAfter(mention) || isRefusedNext(mention)
      ? 'refused'
      : 'asked';
  };
}

/** A part of a sentence between marks, with the mark before it. */
interface Clause {
  from: number;
  to: number;
  mark: string;
}

/** The clauses of a sentence. */
export function clausesOf({ tokens }: Sentence): Clause[] {
  const clauses: Clause[] = [];
  for (const [i, { markBefore }] of tokens.entries()) {
    if (i === 0 || markBefore !== '') clauses.push({ from: i, to: i + 1, mark: normal(markBefore) });
    else clauses.at(-1)!.to = i + 1;
  }
  return clauses;
}

function normal(mark: string): string {
  return /^[，、،]$/u.test(mark) ? ',' : mark;
}
