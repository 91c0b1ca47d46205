import type { MatchedDesigner } from '@tessera/contract/matching';
import { expect, test } from 'vitest';
import { aboveCapText, groupsOfNearMisses, partsOf, shownByNobodyText, startsAtText } from './list-parts.ts';

const designer = (parts: Partial<MatchedDesigner>) =>
  ({ id: '1', isWeak: false, unmet: [], startsAtUsd: null, ...parts }) as MatchedDesigner;
const german = { kind: 'language', value: 'de', label: 'German' } as const;
const cap = { kind: 'budget', value: '15000', label: '$15,000' } as const;

test('a list of matches shows ten fitting designers first, and keeps further and weak ones apart', () => {
  const fitting = Array.from({ length: 12 }, (_, i) => designer({ id: String(i) }));
  const weak = designer({ id: 'weak', isWeak: true });
  const { first, further, weaker, isMoreWeak } = partsOf({ results: [...fitting, weak] });
  expect([first.length, further.length, weaker, isMoreWeak]).toEqual([10, 2, [weak], true]);
  expect(partsOf({ results: fitting }).isMoreWeak).toBe(false);
});

test('near misses are grouped by the condition they miss', () => {
  const [a, b, c] = [
    designer({ id: 'a', unmet: [german] }),
    designer({ id: 'b', unmet: [german, cap] }),
    designer({ id: 'c', unmet: [german] }),
  ];
  expect(groupsOfNearMisses([a!, b!, c!])).toEqual([
    { title: 'Does not meet: speaks German', designers: [a, c] },
    { title: 'Does not meet: speaks German, works for up to $15,000', designers: [b] },
  ]);
});

test('only a short list says which higher budget adds more designers', () => {
  const aboveCap = { count: 3, usd: 9000 };
  expect(aboveCapText({ results: [], aboveCap })).toBe('3 designers start at $9,000 or less.');
  expect(aboveCapText({ results: [], aboveCap: { count: 1, usd: 9000 } })).toBe(
    '1 designer starts at $9,000.',
  );
  expect(aboveCapText({ results: [designer({}), designer({}), designer({})], aboveCap })).toBeNull();
  expect(
    aboveCapText({ results: [designer({ isWeak: true }), designer({}), designer({})], aboveCap }),
  ).not.toBeNull();
  expect(aboveCapText({ results: [], aboveCap: null })).toBeNull();
});

test('the card of a designer above the budget says where the designer starts', () => {
  expect(startsAtText({ startsAtUsd: 20_000, unmet: [cap] })).toBe(
    'Usually starts at $20,000, above your $15,000.',
  );
  expect(startsAtText({ startsAtUsd: null, unmet: [german] })).toBeNull();
});

test('the rooms and styles that no designer shows are named in one sentence', () => {
  const facade = { kind: 'room', value: 'facade', label: 'façade' } as const;
  expect(shownByNobodyText([facade])).toBe('Nobody here shows façades yet.');
  const hall = { kind: 'room', value: 'hallway', label: 'hall and stairs' } as const;
  const storage = { kind: 'room', value: 'storage', label: 'wardrobes and storage' } as const;
  expect(shownByNobodyText([hall, storage])).toBe(
    'Nobody here shows halls and stairs or wardrobes and storage yet.',
  );
  expect(shownByNobodyText([])).toBeNull();
});
