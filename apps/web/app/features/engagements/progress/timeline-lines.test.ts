import type { TimelineEntry } from '@tessera/contract/deal/progress';
import { expect, test } from 'vitest';
import { toLines } from './timeline-lines.ts';

const entry = (
  day: number,
  kind: TimelineEntry['kind'],
  by: TimelineEntry['by'],
  text = '',
): TimelineEntry => ({
  at: `2026-10-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  kind,
  by,
  text,
});

const timeline = [
  entry(3, 'created', 'customer'),
  entry(4, 'applied', 'designer', 'A note'),
  entry(6, 'applied', 'designer'),
  entry(9, 'accepted', 'customer'),
  entry(12, 'delivered', 'designer', 'Two layouts'),
  entry(14, 'changes_requested', 'customer', 'Layout B, please'),
];

test('a customer reads how many applications came, and of what the designer did by name', () => {
  expect(toLines(timeline, { reader: 'customer', other: 'Freya' })).toEqual([
    { title: 'You created the project', when: 'Oct 3, 2026', text: '' },
    { title: '2 applications came in', when: 'Oct 4, 2026 to Oct 6, 2026', text: '' },
    { title: 'You accepted Freya', when: 'Oct 9, 2026', text: '' },
    { title: 'Freya delivered', when: 'Oct 12, 2026', text: '' },
    { title: 'You asked for changes', when: 'Oct 14, 2026', text: '“Layout B, please”' },
  ]);
});

test('a designer reads of the own application, and of what the customer did by name', () => {
  const titles = toLines(timeline.slice(0, 4).toSpliced(2, 1), { reader: 'designer', other: 'Nora' });
  expect(titles.map(({ title }) => title)).toEqual([
    'Nora created the project',
    'You applied',
    'Nora accepted you',
  ]);
});
