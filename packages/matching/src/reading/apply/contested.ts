import type { BriefReading, WishKey } from '../brief-reading.ts';
import { readBrief, type Brief } from '../read-brief.ts';

/**
 * Reads a brief, and tells which styles and kinds of work it refuses and asks for in other words: they are what remains asked
 * for once the refusing words are taken out. The refusal holds; the writer may be asked.
 */
export function readWithDoubts(brief: Brief): BriefReading {
  const reading = readBrief(brief);
  const refused = reading.wishes.filter(
    ({ kind, origin }) => origin === 'said' && (kind === 'not_style' || kind === 'not_work'),
  );
  if (refused.length === 0) return reading;
  const remaining = { ...brief };
  for (const { field, start, end } of refused.flatMap(({ sources }) => sources)) {
    // As long as the words were, so that the other places stay what they are.
    const blank = ' '.repeat(end - start);
    remaining[field] = remaining[field].slice(0, start) + blank + remaining[field].slice(end);
  }
  const asked = readBrief(remaining).wishes;
  const contested = refused
    .filter(({ kind, value }) =>
      asked.some(
        (wish) =>
          wish.origin === 'said' &&
          `not_${wish.kind}` === kind &&
          wish.value === value &&
          wish.sources.length > 0,
      ),
    )
    .map(({ kind, value }): WishKey => ({ kind, value }));
  return contested.length === 0 ? reading : { ...reading, contested };
}
