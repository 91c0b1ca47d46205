import type { Shares } from '../../math/shares.ts';
import type { BriefReading, Wish } from '../brief-reading.ts';

/**
 * The share (0..1) of a text that the first and the second likeliest style need before they are guessed. Chosen on the
 * development sets (docs/matching.md).
 */
const GUESSED_SHARES_MIN = [0.15, 0.25] as const;

/**
 * Adds the styles that a text describes without naming one. Nothing is guessed where a style is named, nor a style that is
 * refused. `styles` are the shares that the text reader gives, `clarity` how much the text says.
 */
export function withGuessedStyles(reading: BriefReading, styles: Shares, clarity: number): BriefReading {
  if (reading.wishes.some(({ kind }) => kind === 'style')) return reading;
  const refused = new Set(
    reading.wishes.filter(({ kind }) => kind === 'not_style').map(({ value }) => value),
  );
  const guesses = Object.entries(styles)
    .filter(([id]) => !refused.has(id))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, GUESSED_SHARES_MIN.length)
    .filter(([, share], i) => clarity * share >= GUESSED_SHARES_MIN[i]!)
    .map(([value, share]): Wish => ({
      kind: 'style',
      value,
      origin: 'guessed',
      isMust: false,
      certainty: clarity * share,
      sources: [],
    }));
  return { ...reading, wishes: [...reading.wishes, ...guesses] };
}
