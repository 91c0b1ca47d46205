import { expect, test } from 'vitest';
import { createFrameReader } from './event-frames.ts';

const STREAM = 'retry: 2000\nid: 7\n\n: \n\nid: 8\ndata: {"kind":"message"}\n\nid: 9\ndata: {"a":"b\\n"}\n\n';
const FRAMES = [
  { id: '7', data: undefined },
  { id: '8', data: '{"kind":"message"}' },
  { id: '9', data: '{"a":"b\\n"}' },
];

test.each([1, 2, 3, 7, 1000])('a stream that comes %d characters at a time has the same events', (size) => {
  const read = createFrameReader();
  const pieces = Array.from({ length: Math.ceil(STREAM.length / size) }, (_, index) =>
    STREAM.slice(index * size, (index + 1) * size),
  );
  expect(pieces.flatMap(read)).toEqual(FRAMES);
});

test('an event that has not come whole is not read', () => {
  const read = createFrameReader();
  expect(read('id: 8\ndata: {"kind"')).toEqual([]);
  expect(read(':"message"}\n')).toEqual([]);
  expect(read('\n')).toEqual([{ id: '8', data: '{"kind":"message"}' }]);
});
