import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run-tool.ts';

/** `npm run dev`: the server, started again on every change, and the pages from vite, which passes calls on to it. */
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(join(root, 'node_modules/.bin/react-router'), ['dev'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  }),
];
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    for (const other of children) other.kill('SIGTERM');
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
