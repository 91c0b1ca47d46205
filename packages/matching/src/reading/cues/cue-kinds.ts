/**
 * What a cue does to the things named beside it.
 *
 * - `not` refuses what follows in the clause, `notAfter` what stands before it.
 * - `neutral` only looks like a refusal: «not only», «no hurry».
 * - `contrast` ends what a refusal covers: «but», «rather».
 * - `or` carries a refusal on over a comma: «nothing rustic, farmhouse or industrial».
 * - `stays` leaves the rooms of the clause alone: «is fine», «was done last year». `later` puts them off.
 * - `only` makes what is named beside it all that is wanted.
 * - `must` makes a condition, `optional` takes it back: «would be nice».
 * - `person` is the designer as a brief speaks of one, `speaks` and `based` ask for a language and a place. `from` does as
 *   well, but only right after the designer: people bring many things from a country.
 * - `local` asks for the order's own country: «on the spot».
 * - `cap` makes a sum the most that will be spent. `vague` says that the writer does not know yet.
 */
export const cueKinds = [
  'not',
  'notAfter',
  'neutral',
  'contrast',
  'or',
  'stays',
  'later',
  'only',
  'must',
  'optional',
  'person',
  'speaks',
  'based',
  'from',
  'local',
  'cap',
  'vague',
] as const;

export type CueKind = (typeof cueKinds)[number];

/** The cues of one language: phrases, divided by commas. A word that ends in `*` stands for every word that begins so. */
export type CueTable = Partial<Record<CueKind, string>>;
