import { describe, expect, test } from 'vitest';
import { ABSENT, createJournal } from './journal.ts';

const created = async () => ({ status: 201, body: { id: 'a' } });
const refused = async () => ({ status: 503 });
const lostAnswer = () => Promise.reject(new Error('socket hang up'));

/** Guarantees that the journal of the fault tests sees what it is there to see. */
describe('a journal', () => {
  test('finds no fault if everything acknowledged is there', async () => {
    const journal = createJournal();
    await journal.record('order 1', 'red', created);
    await journal.record('order 2', 'red', refused);
    await expect(journal.record('order 3', 'red', lostAnswer)).rejects.toThrow('socket hang up');
    journal.compare('order ', [
      { name: 'order 1', state: 'red', id: 'a' },
      { name: 'order 3', state: 'red', id: 'c' },
    ]);
    expect(journal.sum()).toEqual({ acknowledged: 1, lost: [], doubled: [], halfDone: [], wrong: [] });
  });

  test('finds things that were acknowledged but are missing, unchanged, or back after their deletion', async () => {
    const journal = createJournal();
    for (const name of ['order 1', 'order 2', 'order 3']) await journal.record(name, 'red', created);
    await journal.record('order 2', 'blue', created);
    await journal.record('order 3', ABSENT, async () => ({ status: 204 }));
    journal.compare('order ', [
      { name: 'order 2', state: 'red', id: 'b' },
      { name: 'order 3', state: 'red', id: 'c' },
    ]);
    expect(journal.sum().lost).toEqual([
      'order 1 is absent instead of red',
      'order 2 is red instead of blue',
      'order 3 is red instead of absent',
    ]);
  });

  test('finds things that exist twice, are half changed, or were never asked for', async () => {
    const journal = createJournal();
    await journal.record('order 1', 'red', created);
    await expect(journal.record('order 2', 'red and round', lostAnswer)).rejects.toThrow('socket hang up');
    journal.compare('order ', [
      { name: 'order 1', state: 'red', id: 'a' },
      { name: 'order 1', state: 'red', id: 'b' },
      { name: 'order 2', state: 'red', id: 'c' },
      { name: 'order 9', state: 'red', id: 'd' },
    ]);
    expect(journal.sum()).toMatchObject({
      lost: [],
      doubled: ['order 1 is there 2 times'],
      halfDone: ['order 9 was never asked for', 'order 2 is red instead of absent or red and round'],
    });
  });

  test('finds answers that wrongly blame the client, and reports each fault in one line', async () => {
    const journal = createJournal();
    journal.begin('a kill');
    await journal.record('project 1', 'red', created);
    await journal.record('project 2', 'red', async () => ({ status: 400, body: { code: 'invalid_image' } }));
    journal.healed(1234);
    expect(journal.sum().wrong).toEqual(['project 2: 400 {"code":"invalid_image"}']);
    expect(journal.report('here')).toBe(
      'here: a kill, 1 acknowledged, 0 lost, 0 doubled, 0 half-done, 1 wrong answers, healed after 1.2 s',
    );
  });
});
