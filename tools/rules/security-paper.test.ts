import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ASVS_VERSION, requirements } from './asvs.ts';
import { root } from '../run-tool.ts';

/** Guarantees that docs/security.md answers every requirement once, and that what it rests on is there. */

const paper = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = paper
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );

/** The numbers a cell stands for: `1.2.4`, or `6.5.1–5` for all of them. */
function numbersOf(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [, section, from, to] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(part) ?? [];
    if (section === undefined) return [];
    const last = Number(to ?? from);
    return Array.from(
      { length: last - Number(from) + 1 },
      (_, index) => `${section}.${Number(from) + index}`,
    );
  });
}

/** Tests by the short name that rows refer to: the file, and words of the test's name. */
const tests = new Map(
  rows
    .filter((cells) => /^`.*\.test\.tsx?`$/.test(cells[1] ?? ''))
    .map(([key, file, name]) => [key!, { file: file!.slice(1, -1), name: name!.replace(/^«|»$/g, '') }]),
);
const answers = rows
  .map((cells) => ({ numbers: numbersOf(cells[0]!), cells }))
  .filter(({ numbers }) => numbers.length > 0);

test('the paper answers every requirement of ASVS levels 1 and 2 exactly once', () => {
  expect(requirements.length).toBe(253);
  expect(paper).toContain(`ASVS ${ASVS_VERSION}`);
  const order = (numbers: readonly string[]) => numbers.toSorted((one, other) => one.localeCompare(other));
  expect(order(answers.flatMap(({ numbers }) => numbers))).toEqual(order(requirements));
});

describe('the test', () => {
  test.each([...tests])('%s exists', (_key, { file, name }) => {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(readFileSync(join(root, file), 'utf8'), file).toContain(name);
  });
});

test('every test that a row refers to is listed, and every listed test is referred to', () => {
  const referred = answers.flatMap(({ cells }) => (cells.length === 3 ? cells[2]!.split(', ') : []));
  const keys = referred.filter((key) => key !== '' && key !== '–');
  expect(keys.filter((key) => !tests.has(key))).toEqual([]);
  expect([...tests.keys()].filter((key) => !keys.includes(key))).toEqual([]);
});

test('every file that the text names exists', () => {
  const files = [
    ...paper.matchAll(/`((?:apps|packages|security|tools|e2e|docs|demo|faults)\/[\w./-]+\.\w+)`/g),
  ];
  expect(files.map(([, file]) => file!).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
