import type { ConversationEvent, Message } from '@tessera/contract/talk/conversations';
import { expect, test } from 'vitest';
import { toEntries } from './thread-entries.ts';

const at = (day: number) => `2026-10-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const message = (day: number): Message => ({
  message_id: `message ${day}`,
  from: 'customer',
  message: 'Good morning',
  photos: [],
  reported: false,
  created_at: at(day),
});
const event = (day: number): ConversationEvent => ({ at: at(day), kind: 'accepted', by: 'customer' });
const days = (entries: ReturnType<typeof toEntries>) =>
  entries.map(
    (entry) => `${entry.event === undefined ? 'message' : 'event'} ${Number(entry.at.slice(8, 10))}`,
  );

test('what happened to the project stands between the messages at its time', () => {
  expect(days(toEntries([message(2), message(5)], [event(1), event(3), event(9)], false))).toEqual([
    'event 1',
    'message 2',
    'event 3',
    'message 5',
    'event 9',
  ]);
});

test('what happened before the oldest loaded message is left out while older messages are not loaded', () => {
  expect(days(toEntries([message(2), message(5)], [event(1), event(3)], true))).toEqual([
    'message 2',
    'event 3',
    'message 5',
  ]);
});

test('what happened is there without any message', () => {
  expect(days(toEntries([], [event(1)], false))).toEqual(['event 1']);
});
