import type { WishKind } from './brief-reading.ts';
import type { CueKind } from './cues/cue-kinds.ts';
import type { Cue } from './cues/find-cues.ts';
import { findPlaces, type NamedPlace } from './mentions/place-names.ts';
import { clausesOf } from './scope.ts';
import { tokensPerWord, type Sentence } from './mentions/tokens.ts';

/** A condition on the designer, with the tokens that say it. */
export interface Condition {
  kind: Extract<WishKind, 'language' | 'country'>;
  code: string;
  from: number;
  to: number;
  certainty: number;
}

/** How sure (0..1) a condition is that the brief words as one, and one that only follows from what it says. Chosen by hand. */
const WORDED = 0.9;
const IMPLIED = 0.7;

/** How far from a country its «based in» may stand, and from a language what refuses it, in words. */
const NEAR_WORDS = 4;

/**
 * The languages a designer has to speak and the countries they have to be in, by one sentence. A language counts where the
 * clause speaks of speaking or demands; a country where somebody is based there. `home` is the order's own country, which
 * «local» means.
 */
export function conditionsIn(sentence: Sentence, cues: readonly Cue[], home: string): Condition[] {
  const clauses = clausesOf(sentence);
  const near = NEAR_WORDS * tokensPerWord(sentence);
  const clauseOf = (at: number) => clauses.findLast(({ from }) => from <= at)!;
  const has = (kind: CueKind, { from, to }: { from: number; to: number }) =>
    cues.some((cue) => cue.kind === kind && cue.from >= from && cue.to <= to);
  const whole = { from: 0, to: sentence.tokens.length };
  const isAddressed = has('person', whole);
  const isRefused = ({ from }: NamedPlace) =>
    cues.some(
      ({ kind, from: cueFrom, to }) =>
        kind === 'not' && cueFrom >= clauseOf(from).from && to <= from && from - to <= near,
    );

  const languageOf = (place: NamedPlace): Condition[] => {
    const clause = clauseOf(place.from);
    const isSpoken = place.isSpoken || has('speaks', clause) || has('speaks', nextTo(clause));
    const isDemanded = has('must', clause) || has('only', clause);
    if (!(isSpoken && (isDemanded || isAddressed || has('must', whole)))) return [];
    if (has('optional', clause) || isRefused(place)) return [];
    return [{ ...of(place), kind: 'language', certainty: isDemanded || isAddressed ? WORDED : IMPLIED }];
  };
  /** A clause with the one before it, for «native speaker, German». */
  const nextTo = (clause: { from: number; to: number }) => {
    const before = clauses[clauses.findIndex(({ from }) => from === clause.from) - 1];
    const isShort = clause.to - clause.from <= 2;
    return isShort && before !== undefined ? { from: before.from, to: clause.to } : clause;
  };

  const countryOf = (place: NamedPlace): Condition[] => {
    const clause = clauseOf(place.from);
    if (has('optional', clause) || isRefused(place)) return [];
    const people = cues.filter(
      ({ kind, from, to }) => kind === 'person' && from >= clause.from && to <= clause.to,
    );
    const isBased = cues.some(({ kind, from, to }) => {
      if ((kind !== 'based' && kind !== 'from') || from < clause.from || to > clause.to) return false;
      const gap = from >= place.to ? from - place.to : place.from - to;
      if (gap < 0 || gap > near) return false;
      if (kind === 'based') return isAddressed || has('must', whole) || has('only', whole);
      return people.some((person) => person.to <= from && from - person.to <= near);
    });
    const isBeside = people.some(
      ({ to }) => to <= place.from && place.from - to <= 2 && !sentence.isUnspaced,
    );
    const isOnly = has('only', clause) && people.length > 0;
    return isBased || isBeside || isOnly ? [{ ...of(place), kind: 'country', certainty: WORDED }] : [];
  };

  const places = findPlaces(sentence.language, sentence.tokens);
  const languages = places.filter(({ kind }) => kind === 'language').flatMap(languageOf);
  const countries = places
    .filter(({ kind, from }) => kind === 'country' && !languages.some((other) => other.from === from))
    .flatMap(countryOf);
  const found = [...languages, ...countries];
  return [...found, ...localConditions()];

  function localConditions(): Condition[] {
    return cues.flatMap((cue): Condition[] => {
      if (cue.kind !== 'local') return [];
      const clause = clauseOf(cue.from);
      const isDemanded =
        has('must', clause) || has('only', clause) || has('person', clause) || has('must', whole);
      const isTakenBack =
        has('optional', clause) ||
        cues.some(({ kind, from, to }) => kind === 'not' && from >= clause.from && to <= cue.from);
      if (!isDemanded || isTakenBack || !isAddressed || found.some(({ kind }) => kind === 'country'))
        return [];
      return [{ kind: 'country', code: home, from: cue.from, to: cue.to, certainty: IMPLIED }];
    });
  }
}

const of = ({ code, from, to }: NamedPlace) => ({ code, from, to });
