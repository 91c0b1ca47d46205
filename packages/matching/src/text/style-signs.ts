import { styleSigns } from '../vocabulary/style-signs.ts';
import type { Term } from '../vocabulary/term.ts';
import { mentionsOf } from './named-terms.ts';

/**
 * What one sign adds to the cosine of a style that it goes with alone; shared by n styles, it adds so much through √n to each.
 * All signs of a text together add no more than BONUS_MAX, less than the name of a style. In cosines; tried on the three
 * development sets (docs/matching.md).
 */
const BONUS_OF_SIGN = 0.06;
const BONUS_MAX = 0.2;

const terms: readonly Term[] = styleSigns.map(({ sign }) => ({
  id: sign,
  name: sign,
  names: [],
  words: [sign],
  about: '',
}));
const stylesOf = new Map(styleSigns.map(({ sign, styles }) => [sign, styles]));

/** What the signs of styles in an English text add to the cosine of each style. */
export function signBonuses(text: string): ReadonlyMap<string, number> {
  const bonuses = new Map<string, number>();
  for (const sign of mentionsOf(text, terms).keys()) {
    const styles = stylesOf.get(sign)!;
    for (const style of styles)
      bonuses.set(
        style,
        Math.min(BONUS_MAX, (bonuses.get(style) ?? 0) + BONUS_OF_SIGN / Math.sqrt(styles.length)),
      );
  }
  return bonuses;
}
