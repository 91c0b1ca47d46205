import type { ReadLanguage } from '../mentions/tokens.ts';
import type { CueTable } from './cue-kinds.ts';
import { ar, ja, pl, ru, tr, uk, zh } from './eastern.ts';
import { da, nl, no, sv } from './northern.ts';
import { de, en, es, fr, it, pt } from './western.ts';

/** The cues of every language that briefs are read in. */
export const cueTables: Readonly<Record<ReadLanguage, CueTable>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  tr,
  uk,
  ru,
  ar,
  sv,
  no,
  da,
  zh,
  ja,
};
