import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { API_BASE } from '@tessera/contract/route';
import { toOpenApi } from '@tessera/contract/openapi';
import { settings } from '@tessera/server/config';
import { printDatabaseTypes } from './database-types.ts';
import { root } from './run-tool.ts';

/** Every file that a program writes, by its path from the root. */
const generated: Record<string, () => Promise<string> | string> = {
  'docs/openapi.json': printOpenApi,
  'apps/server/src/db/types.generated.ts': printDatabaseTypes,
  '.env.example': printEnvExample,
  'README.md': printReadme,
};

/**
 * Makes every generated file anew and compares it with the one in the tree.
 * @returns the paths of those that differ; they are written only when `write` is set
 */
export async function generate({ write }: { write: boolean }): Promise<string[]> {
  const stale: string[] = [];
  for (const [path, print] of Object.entries(generated)) {
    const content = await print();
    if (content === (await readFile(join(root, path), 'utf8').catch(() => null))) continue;
    stale.push(path);
    if (!write) continue;
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return stale;
}

async function printOpenApi(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const document = toOpenApi({ title: `${settings.PRODUCT_NAME.default} API`, version, serverUrl: API_BASE });
  return `${JSON.stringify(document, null, 2)}\n`;
}

function printEnvExample(): string {
  const entries = Object.entries(settings).map(
    ([name, { description, default: fallback }]) => `# ${description}\n#${name}=${fallback ?? ''}\n`,
  );
  return `# Every setting, with its default. Copy this file to .env and remove the # before what you change.\n\n${entries.join('\n')}`;
}

async function printReadme(): Promise<string> {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const rows = Object.entries(settings).map(
    ([name, { description, default: fallback }]) =>
      `| \`${name}\` | ${fallback === null ? '' : `\`${fallback}\``} | ${description.replaceAll('|', '\\|')} |`,
  );
  const table = ['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n');
  const marks = /(<!-- settings -->\n)[^]*?(<!-- \/settings -->)/;
  if (!marks.test(readme))
    throw new Error('README.md has lost the marks between which the settings are listed.');
  const section = `\n<!-- prettier-ignore-start -->\n${table}\n<!-- prettier-ignore-end -->\n\n`;
  return readme.replace(marks, (_, start: string, end: string) => start + section + end);
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  const stale = await generate({ write: !check });
  for (const path of stale)
    console.log(check ? `${path} is not up to date; run npm run gen` : `${path} written`);
  if (check && stale.length > 0) process.exit(1);
}
