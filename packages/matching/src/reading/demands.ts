import type { CueKind } from './cues/cue-kinds.ts';
import type { Cue } from './cues/find-cues.ts';
import type { Mention } from './mentions/find-mentions.ts';
import { clausesOf } from './scope.ts';
import { isBuilding } from './settle.ts';
import { tokensPerWord, type Sentence } from './mentions/tokens.ts';

/** How far an «only» may stand from what it limits, in words. */
const ONLY_WORDS = 3;

/** Works that a designer has to have done before, where a brief demands experience. */
const askedOfDesigners: readonly string[] = [
  'restoration',
  'conversion',
  'extension',
  'bespoke',
  'online',
  'hospitality',
  'new-build',
  'office-fit-out',
  'renovation',
  'landscaping',
];
const askedRooms: readonly string[] = [
  'restaurant',
  'hotel',
  'cafe',
  'bar',
  'office',
  'shop',
  'practice',
  'school',
  'spa',
];

/**
 * Makes a function that tells whether a sentence demands one of its mentions: a room by «only», a kind of work by what the
 * designer must have done: «only if you have built restaurants before», «someone who has converted barns».
 */
export function demandsOf(
  sentence: Sentence,
  cues: readonly Cue[],
  introducing: readonly Cue[] = [],
): (mention: Mention) => boolean {
  const wordLength = tokensPerWord(sentence);
  const clauses = clausesOf(sentence);
  const clauseOf = (at: number) => clauses.findLast(({ from }) => from <= at)!;
  const inSentence = (kind: CueKind) => [...cues, ...introducing].some((cue) => cue.kind === kind);
  const inClause = (kind: CueKind, at: number) => {
    const { from, to } = clauseOf(at);
    return cues.filter((cue) => cue.kind === kind && cue.from >= from && cue.to <= to);
  };

  return ({ term, from, to }) => {
    const isLimited = inClause('only', from).some((cue) => {
      const gap = cue.to <= from ? from - cue.to : cue.from - to;
      return gap >= 0 && gap <= ONLY_WORDS * wordLength;
    });
    if (term.kind === 'room' && isLimited) return !isBuilding(term.id);
    const isAsked =
      term.kind === 'work'
        ? askedOfDesigners.includes(term.id)
        : askedRooms.includes(term.id) && term.kind === 'room';
    if (!isAsked || inClause('optional', from).length > 0) return false;
    // «It must work online» is about the designer without naming one.
    return inSentence('must') && (inSentence('person') || term.id === 'online');
  };
}
