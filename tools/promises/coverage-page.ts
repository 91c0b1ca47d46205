import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run-tool.ts';
import type { Rule } from './proof.ts';
import { rules } from './rules.ts';

/**
 * The page of what is promised, with the tests that prove it.
 * @throws Error naming the proofs that do not exist, and the promises without one
 */
export async function printCoverage(
  promised: Readonly<Record<string, readonly Rule[]>> = rules,
): Promise<string> {
  const all = Object.values(promised).flat();
  const faults = (await Promise.all(all.map(faultsOf))).flat();
  if (faults.length > 0) throw new Error(`docs/coverage.md cannot be written:\n${faults.join('\n')}`);
  const sections = Object.entries(promised).map(
    ([title, of]) => `## ${title}

<!-- prettier-ignore-start -->
| what is promised | the tests that prove it |
|---|---|
${of.map(printRow).join('\n')}
<!-- prettier-ignore-end -->
`,
  );
  return `# What is promised, and what proves it

Every row is a promise in our own words, with the tests that fail when it is broken. The rows stand in [\`tools/promises\`](../tools/promises);
\`npm run gen\` writes this page from them and refuses a test that does not exist.

${sections.join('\n')}`;
}

async function faultsOf({ promise, proofs }: Rule): Promise<string[]> {
  if (proofs.length === 0) return [`Nothing proves «${promise}».`];
  const faults = await Promise.all(
    proofs.map(async ([file, name]) => {
      const source = await readFile(join(root, file), 'utf8').catch(() => null);
      if (source === null) return [`${file} does not exist.`];
      return source.includes(`'${name}'`) ? [] : [`${file} has no test «${name}».`];
    }),
  );
  return faults.flat();
}

function printRow({ promise, proofs }: Rule): string {
  const byFile = Map.groupBy(proofs, ([file]) => file);
  const cells = [...byFile].map(
    ([file, of]) =>
      `[${file.split('/').at(-1)}](../${file}): ${of.map(([, name]) => `«${name}»`).join(', ')}`,
  );
  return `| ${promise} | ${cells.join('<br>')} |`;
}
