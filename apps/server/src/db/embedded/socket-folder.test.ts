import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { openSocketFolder } from './socket-folder.ts';

const children: ReturnType<typeof openInProcess>[] = [];
afterEach(() => children.forEach(({ child }) => child.kill('SIGKILL')));

/** Guarantees that kills leave nothing behind for long, and that servers beside each other keep their sockets. */
test('the socket folder of a killed process is removed at the next start, and that of a running process stays', async () => {
  const [killed, living] = [openInProcess(), openInProcess()];
  children.push(killed, living);
  const [ofKilled, ofLiving] = await Promise.all([killed.path, living.path]);
  const ended = once(killed.child, 'exit');
  killed.child.kill('SIGKILL');
  await ended;
  expect([ofKilled, ofLiving].map((path) => existsSync(path))).toEqual([true, true]);

  const own = await openSocketFolder();
  expect([ofKilled, ofLiving].map((path) => existsSync(path))).toEqual([false, true]);
  await own.remove();
  expect(existsSync(own.path)).toBe(false);
});

test('folders are opened and removed by many at once without a fault', async () => {
  const openAndRemove = async () => {
    for (let time = 0; time < 20; time++) await (await openSocketFolder()).remove();
  };
  await expect(Promise.all(Array.from({ length: 8 }, openAndRemove))).resolves.toHaveLength(8);
});

/** A process that opens a folder, says where, and stays. */
function openInProcess() {
  const module = new URL('./socket-folder.ts', import.meta.url);
  const program = `const { openSocketFolder } = await import('${module}');
    console.log((await openSocketFolder()).path); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const path = Promise.race([
    once(child.stdout, 'data').then(([said]) => String(said).trim()),
    text(child.stderr).then((complaint) => Promise.reject(new Error(complaint))),
  ]);
  return { child, path };
}
