import { findCues, type Cue } from '../cues/find-cues.ts';
import { clausesOf } from '../scope.ts';
import { toSentences, type Sentence } from '../mentions/tokens.ts';

/** Languages whose verb ends the sentence: a refusal covers the clauses before it. */
const verbFinal: readonly string[] = ['tr', 'ja'];

/**
 * The text without the clauses that refuse something, leave a room alone or put it off: what is not wanted is not to be
 * compared with portfolios. A text that would lose everything stays as it is.
 */
export function wantedText(text: string, spoken: readonly string[]): string {
  const cuts = toSentences(text, spoken).flatMap((sentence) => cutsIn(sentence, findCues(sentence)));
  let wanted = '';
  let end = 0;
  for (const cut of cuts) {
    wanted += text.slice(end, cut.start);
    end = Math.max(end, cut.end);
  }
  wanted += text.slice(end);
  return /\p{L}{3}/u.test(wanted) ? wanted.replace(/\s+/gu, ' ') : text;
}

interface Cut {
  start: number;
  end: number;
}

function cutsIn(sentence: Sentence, cues: readonly Cue[]): Cut[] {
  const { tokens, language } = sentence;
  const cuts: Cut[] = [];
  const cut = (from: number, to: number) => {
    if (to > from) cuts.push({ start: tokens[from]!.start, end: tokens[to - 1]!.end });
  };
  let clauseStart = 0;
  for (const clause of clausesOf(sentence)) {
    const own = cues.filter(({ from, to }) => from >= clause.from && to <= clause.to);
    const contrasts = own.filter(({ kind }) => kind === 'contrast');
    if (contrasts.length > 0 && verbFinal.includes(language)) clauseStart = clause.from;
    const refusal = own.find(({ kind }) => kind === 'not');
    const after = own.find(({ kind }) => kind === 'notAfter');
    const isLeft = own.some(({ kind }) => kind === 'stays' || kind === 'later');
    const contrastAfter = (at: number) => contrasts.find(({ from }) => from >= at)?.from ?? clause.to;
    if (isLeft) cut(clause.from, clause.to);
    else if (verbFinal.includes(language) && after !== undefined) {
      cut(clauseStart, after.to);
      clauseStart = after.to;
    } else if (refusal !== undefined) cut(refusal.from, contrastAfter(refusal.to));
  }
  return cuts;
}
