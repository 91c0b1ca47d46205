import type { StylePick } from '@tessera/contract/orders/style-picks';
import { leanOf } from '@tessera/contract/orders/style-quiz';
import type { BriefReading, Wish } from '@tessera/matching/reading/brief-reading';

/**
 * A reading with the styles that picks of the style quiz lean to, as guesses: they count through the rooms that were picked,
 * and as words only once the customer confirms them. What the brief says of a style stays.
 */
export function withLean(reading: BriefReading, picks: readonly StylePick[]): BriefReading {
  const said = new Set(
    reading.wishes.filter(({ kind }) => kind === 'style' || kind === 'not_style').map(({ value }) => value),
  );
  const leaning = leanOf(picks)
    .styles.filter((style) => !said.has(style))
    .map((value): Wish => ({
      kind: 'style',
      value,
      isMust: false,
      origin: 'guessed',
      certainty: LEAN_CERTAINTY,
      sources: [],
    }));
  if (leaning.length === 0) return reading;
  return { ...reading, wishes: [...reading.wishes, ...leaning], isVague: false };
}

/** How sure a lean is: of two rooms of a style both were chosen. Shown to nobody and weighed nowhere; chosen by hand. */
const LEAN_CERTAINTY = 0.5;
