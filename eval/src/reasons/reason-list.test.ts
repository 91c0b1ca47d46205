import { expect, test } from 'vitest';
import {
  countReasons,
  formatReasons,
  parseReasons,
  withUnjudged,
  type GivenReason,
  type JudgedReason,
} from './reason-list.ts';

const given = (designer: string, kind: GivenReason['kind'], sentence: string): GivenReason => ({
  order: 'A kitchen',
  designer,
  kind,
  sentence,
});
const judged = (reason: GivenReason, verdict: JudgedReason['verdict'], note = ''): JudgedReason => ({
  ...reason,
  verdict,
  note,
});

const speaks = given('Ana', 'human', 'Speaks German');
const style = given('Ana', 'seen', 'Coastal style, as in ‘A  house’');
const newer = given('Bo', 'seen', 'Has designed kitchens, as in ‘A loft’');
const older = given('Bo', 'seen', 'Has designed gardens, as in ‘A loft’');

test('a judged reason counts only while it is still given, and a given one only once it is judged', () => {
  const counts = countReasons(
    [speaks, style, newer],
    [judged(speaks, 'right'), judged(style, 'wrong'), judged(older, 'right'), judged(newer, null)],
  );
  expect(counts.human).toEqual({ right: 1, wrong: 0, unjudged: 0, gone: 0 });
  expect(counts.seen).toEqual({ right: 0, wrong: 1, unjudged: 1, gone: 1 });
  expect(counts.reservation).toEqual({ right: 0, wrong: 0, unjudged: 0, gone: 0 });
});

test('the same sentence of another designer or order is another reason', () => {
  const counts = countReasons(
    [
      { ...speaks, designer: 'Bo' },
      { ...speaks, order: 'A hall' },
    ],
    [judged(speaks, 'right')],
  );
  expect(counts.human).toEqual({ right: 0, wrong: 0, unjudged: 2, gone: 1 });
});

test('what is added to the list has no verdict, and what was judged keeps its own', () => {
  const list = withUnjudged([judged(style, 'wrong', 'it is a farmhouse')], [style, newer]);
  expect(list).toEqual([judged(style, 'wrong', 'it is a farmhouse'), judged(newer, null)]);
});

test('a list that was written and read again counts the same', () => {
  const list = [judged(speaks, 'right'), judged(style, 'wrong', 'it is a farmhouse'), judged(newer, null)];
  const again = parseReasons(formatReasons(list));
  const reasons = [speaks, style, newer];
  expect(countReasons(reasons, again)).toEqual(countReasons(reasons, list));
  expect(again.map(({ note }) => note)).toEqual(['', 'it is a farmhouse', '']);
});

test('a line with an unknown verdict is refused, and the message gives its line number', () => {
  const text = formatReasons([judged(speaks, 'right')]).replace('\tright\t', '\tmaybe\t');
  expect(() => parseReasons(text)).toThrow('Line 2');
});
