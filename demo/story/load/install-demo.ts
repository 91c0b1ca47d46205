import { randomInt } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { loadDemo, type DemoAccount, type Progress, type Story } from './load-demo.ts';

/** What is kept of the demo in an installation's folder. */
interface DemoFile {
  /** `loading` until everything is there: a load that was cut off is completed at the next start. */
  state: 'loading' | 'loaded';
  /** Of every demo account. */
  password: string;
  accounts: DemoAccount[];
}

/** What is printed once everything of the demo is there. */
export const ALL_IS_TOLD = 'Applications, conversations and reviews are there.';

/** A terminal, or whatever takes what is printed. */
export interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Fills an installation whose database is empty, or goes on where an earlier start was cut off; leaves any other alone.
 * Passwords are made here, kept in `accountsFile` readable by its owner only, and printed once.
 */
export async function installDemo(options: {
  baseUrl: string;
  /** Where people reach the product. */
  publicUrl: string | undefined;
  headers: Record<string, string>;
  accountsFile: string;
  /** Nobody has an account yet. */
  isEmpty: boolean;
  /** By default the whole one. */
  story?: Story | undefined;
  output: Output;
  signal?: AbortSignal;
}): Promise<void> {
  const { accountsFile, isEmpty, output, signal } = options;
  const known = await readDemoFile(accountsFile);
  if (!isEmpty && known === undefined) return;
  if (!isEmpty && known?.state === 'loaded') {
    output.write(`Demo accounts and their password are in ${accountsFile}\n`);
    return;
  }

  const password = known?.password ?? newPassword();
  await writeDemoFile(accountsFile, { state: 'loading', password, accounts: [] });
  const startedAtMs = performance.now();
  const line = progressLine(output);
  const demo = await loadDemo(
    {
      baseUrl: options.baseUrl,
      publicUrl: options.publicUrl,
      headers: options.headers,
      password,
      onProgress: (progress) => line.show('Loading the demo', progress),
      signal,
    },
    options.story,
  );
  await writeDemoFile(accountsFile, { state: 'loading', password, accounts: demo.accounts });
  const seconds = Math.round((performance.now() - startedAtMs) / 1000);
  line.end(`Loaded the demo in ${seconds} s: ${demo.designerCount} designers, ${demo.orderCount} orders.`);
  for (const { role, name, email } of demo.accounts)
    output.write(`  ${role.padEnd(9)} ${email}  (${name})\n`);
  output.write(`  password  ${password}  (of every demo account; kept in ${accountsFile})\n`);
  output.write('To start without it: DEMO=off DATA_DIR=./data-own npm start\n');

  await demo.untilPrepared((progress) => line.show('Preparing matches', progress));
  line.end('Matches are ready.');
  await demo.tellDeals((progress) => line.show('Telling what happened then', progress));
  await writeDemoFile(accountsFile, { state: 'loaded', password, accounts: demo.accounts });
  line.end(ALL_IS_TOLD);
}

/** On a terminal one line that is written over; elsewhere only how it ends. */
function progressLine(output: Output): {
  show(what: string, progress: Progress): void;
  end(text: string): void;
} {
  const clear = output.isTTY ? '\r\u001b[2K' : '';
  return {
    show: (what, { done, total }) => {
      if (output.isTTY) output.write(`${clear}${what}: ${done} of ${total}`);
    },
    end: (text) => output.write(`${clear}${text}\n`),
  };
}

/** Letters and digits that cannot be taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** Easy to type, past the rules for passwords, 58 bits. */
function newPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)]!;
  const group = () => [ALPHABET, ALPHABET, ALPHABET, DIGITS].map(pick).join('');
  return `Demo-${group()}-${group()}-${group()}-${group()}`;
}

async function readDemoFile(path: string): Promise<DemoFile | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as DemoFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeDemoFile(path: string, content: DemoFile): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
