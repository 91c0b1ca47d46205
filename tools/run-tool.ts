import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '..');

/** Runs a command-line tool of the project to its end, with `variables` added to the environment; both its outputs, in the order they were written. */
export async function runTool(
  tool: string,
  parameters: string[],
  folder = root,
  variables: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(join(root, 'node_modules/.bin', tool), parameters, {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code: code ?? 1, output: signal ? `${output}${tool} was ended by ${signal}\n` : output };
}
