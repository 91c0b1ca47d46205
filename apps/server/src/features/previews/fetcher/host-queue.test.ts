import { expect, test } from 'vitest';
import { createHostQueue } from './host-queue.ts';

const never = new AbortController().signal;

/** Guarantees that a site is asked one thing at a time, with a pause after each, and that no other site waits for it. */
test('a host gets one request at a time and a pause after each', async () => {
  const events: string[] = [];
  const pauses: (() => void)[] = [];
  const queue = createHostQueue(() => new Promise((resolve) => pauses.push(resolve)));
  const ask = (host: string, name: string) =>
    queue.run(host, never, async () => {
      events.push(name);
      return name;
    });
  const second = Promise.withResolvers<string>();
  expect(await ask('a', 'a1')).toBe('a1');
  void ask('a', 'a2').then(second.resolve);
  expect(await ask('b', 'b1')).toBe('b1');
  expect(events).toEqual(['a1', 'b1']);
  pauses[0]!();
  expect(await second.promise).toBe('a2');
});

test('a request that gives up leaves the queue of its host, and a failure stops no other request', async () => {
  const queue = createHostQueue(async () => {});
  const first = Promise.withResolvers<void>();
  const running = queue.run('a', never, () => first.promise);
  const giveUp = new AbortController();
  const waiting = queue.run('a', giveUp.signal, () => Promise.reject(new Error('never begun')));
  giveUp.abort(new Error('gave up'));
  await expect(waiting).rejects.toThrow('gave up');
  first.reject(new Error('broken'));
  await expect(running).rejects.toThrow('broken');
  expect(await queue.run('a', never, async () => 'next')).toBe('next');
});
