import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { createAttempt, createOrChange } from './attempt.ts';

test('the same content is always sent under the same key', () => {
  const attempt = createAttempt();
  const key = attempt.keyFor({ name: 'Attic', links: [] });
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(attempt.keyFor({ name: 'Attic', links: [] })).toBe(key);
});

test('other content, and anything after a success, is sent under a new key', () => {
  const attempt = createAttempt();
  const keys = [attempt.keyFor('one'), attempt.keyFor('two'), attempt.keyFor('one')];
  attempt.end();
  keys.push(attempt.keyFor('one'));
  expect(new Set(keys).size).toBe(4);
});

test('the key of a thing stays the same while its content changes, until it has been created', () => {
  const attempt = createAttempt();
  const key = attempt.key();
  expect(attempt.key()).toBe(key);
  attempt.end();
  expect(attempt.key()).not.toBe(key);
});

test('a thing that a call without an answer has created is changed, not created a second time', async () => {
  const reused = new ApiError(422, 'idempotency_key_reused', '', [], 'made');
  const calls: string[] = [];
  const save = (change: (id: string) => Promise<string>) =>
    createOrChange(
      'key',
      async (key) => {
        calls.push(`create under ${key === 'key' ? 'the key' : 'another key'}`);
        if (key === 'key') throw reused;
        return 'created';
      },
      (id) => {
        calls.push(`change ${id}`);
        return change(id);
      },
    );
  expect(await save(async () => 'changed')).toBe('changed');
  expect(calls).toEqual(['create under the key', 'change made']);

  calls.length = 0;
  const deleted = new ApiError(404, 'not_found', '');
  expect(await save(() => Promise.reject(deleted))).toBe('created');
  expect(calls).toEqual(['create under the key', 'change made', 'create under another key']);
});
