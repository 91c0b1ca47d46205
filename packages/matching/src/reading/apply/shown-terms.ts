import { findCues } from '../cues/find-cues.ts';
import { findMentions } from '../mentions/find-mentions.ts';
import { stancesOf } from '../scope.ts';
import { toSentences } from '../mentions/tokens.ts';
import type { WishTerm } from '../mentions/wish-terms.ts';

/** A style, room or kind of work that a designer's text names as done. */
export interface ShownTerm {
  kind: WishTerm['kind'];
  id: string;
}

/** What a designer's text names as done: «no walls are moved» names no building work. Each term once. */
export function shownTermsIn(text: string): ShownTerm[] {
  const found = new Map<string, ShownTerm>();
  for (const sentence of toSentences(text, [])) {
    const mentions = findMentions(sentence).filter(({ isNamed }) => isNamed);
    const stanceOf = stancesOf(sentence, findCues(sentence), mentions);
    for (const mention of mentions) {
      const { kind, id } = mention.term;
      if (stanceOf(mention) !== 'refused') found.set(`${kind} ${id}`, { kind, id });
    }
  }
  return [...found.values()];
}
