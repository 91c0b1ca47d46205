import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../run-tool.ts';

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

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !existsSync(join(root, dirname(paper), link)))).toEqual([]);
  });

  test('names only npm scripts that exist', () => {
    const verbs = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, verb]) => verb!);
    expect(verbs.filter((verb) => !(verb in scripts))).toEqual([]);
  });
});

test.each(papers.filter((paper) => /^docs\/adr\/\d/.test(paper)))('%s has a status and a date', (paper) => {
  const text = readFileSync(join(root, paper), 'utf8');
  expect(text).toMatch(/^\*\*Status\.\*\* (Accepted|Superseded)/m);
  expect(text).toMatch(/^\*\*Date\.\*\* \d{1,2} [A-Z][a-z]+ \d{4}\.$/m);
});

test('the documents are found', () => {
  expect(papers).toContain('README.md');
  expect(papers.length).toBeGreaterThan(10);
});

describe('docs/faults.md', () => {
  const rows = readFileSync(join(root, 'docs/faults.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| .*\.test\.ts\)/.test(line));

  test.each(rows.map((row) => [row.split('|')[1]!.trim(), row]))(
    '%s: every test it names exists',
    (_fault, row) => {
      // A file, and the names of its tests that follow before the next file.
      const proofs = [...row.matchAll(/\]\(\.\.\/([^)]+\.test\.ts)\)([^\]]*)/g)];
      for (const [, file, words] of proofs) {
        const names = [...words!.matchAll(/«([^»]+)»/g)].map(([, name]) => name!);
        expect(names.length, `${file} is named with a test`).toBeGreaterThan(0);
        const source = readFileSync(join(root, file!), 'utf8');
        expect(names.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
      }
    },
  );

  test('has a row for every file of fault tests', () => {
    const files = globSync('faults/src/*/**/*.test.ts', { cwd: root });
    expect(files.filter((file) => !rows.some((row) => row.includes(file)))).toEqual([]);
  });
});

describe('docs/tour.md', () => {
  const text = readFileSync(join(root, 'docs/tour.md'), 'utf8');
  // A link to a source file, and the names in it that follow before the next link.
  const stops = [...text.matchAll(/\]\(\.\.\/([^)]+\.tsx?)\)([^\]]*)/g)].map(
    ([, file, words]) =>
      [file!, [...words!.matchAll(/`([A-Za-z]+)`/g)].map(([, name]) => name!)] as [string, string[]],
  );

  test.each(stops)('%s holds the names that the tour mentions', (file, names) => {
    const source = readFileSync(join(root, file), 'utf8');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
  });

  test('names a function, a component or a constant in most files', () => {
    expect(stops.length).toBeGreaterThan(30);
    expect(stops.filter(([, names]) => names.length === 0).length).toBeLessThanOrEqual(3);
  });
});
