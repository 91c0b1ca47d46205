import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run-tool.ts';

/** Guarantees that what the papers point at is there. */
const papers = globSync(['*.md', 'docs/**/*.md', 'demo/**/*.md'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
});
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(papers)('%s', (paper) => {
  const text = readFileSync(join(root, paper), 'utf8');

  test('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !existsSync(join(root, dirname(paper), link)))).toEqual([]);
  });

  test('names verbs that npm knows', () => {
    const verbs = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, verb]) => verb!);
    expect(verbs.filter((verb) => !(verb in scripts))).toEqual([]);
  });
});

test('there are papers to read', () => {
  expect(papers).toContain('README.md');
  expect(papers.length).toBeGreaterThan(10);
});
