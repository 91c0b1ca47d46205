import type { StylePick } from '@tessera/contract/orders/style-picks';
import { leanOf, quizPairs } from '@tessera/contract/orders/style-quiz';
import { expect, test } from 'vitest';
import { roomNames } from '../../../ui/brand/rooms.ts';
import { leanText } from './lean-text.ts';

/** Picks that always choose these styles, and skip every other pair. */
function choosing(...styles: string[]): StylePick[] {
  return quizPairs.flatMap(({ rooms: [one, other] }) =>
    styles.includes(one.style)
      ? [{ liked: one.name, passed: other.name }]
      : styles.includes(other.style)
        ? [{ liked: other.name, passed: one.name }]
        : [],
  );
}

const textOf = (picks: StylePick[]) => leanText(leanOf(picks), (style) => style);

test('one or two styles that were always chosen are a lean, more are a wide taste', () => {
  expect(textOf(choosing('japandi'))).toBe('You lean japandi');
  // In the order of the pairs where both were chosen as often.
  expect(textOf(choosing('japandi', 'scandinavian'))).toBe('You lean scandinavian and japandi');
  expect(textOf(choosing('japandi', 'scandinavian', 'farmhouse'))).toBe('You like many things');
});

test('a style that was chosen once and passed over once is no lean', () => {
  expect(textOf(choosing('japandi').slice(0, 1))).toBe('You like many things');
  expect(textOf([])).toBe('You skipped every pair');
});

test('every style of the quiz is shown twice, and the web has every room as a picture', () => {
  const rooms = quizPairs.flatMap((pair) => pair.rooms);
  const counts = Map.groupBy(rooms, ({ style }) => style);
  expect([...counts.values()].map(({ length }) => length)).toEqual(Array(8).fill(2));
  expect(rooms.map(({ name }) => name).filter((name) => !roomNames.some((one) => one === name))).toEqual([]);
});
