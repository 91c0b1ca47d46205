import { expect, test } from 'vitest';
import { importCircles, sourceFiles } from './import-circles.ts';

test('no files of the project import each other in a circle', async () => {
  const files = await sourceFiles();
  expect(Object.keys(files).length).toBeGreaterThan(500);
  expect(importCircles(files)).toEqual([]);
});

test.each([
  ['an import', `import { b } from './b.ts';`],
  ['an import for its effects', `import './b.ts';`],
  ['an import of a type', `import type { B } from './b.ts';`],
  ['an import of several lines', `import {\n  one,\n  two,\n} from './b.ts';`],
  ['an export from another file', `export { b } from './b.ts';`],
  ['code that is loaded later', `const load = () => import('./b.ts');`],
  ['a type that is named where it is used', `type B = import('./b.ts').B;`],
])('%s closes a circle', (_, text) => {
  expect(importCircles({ 'a/a.ts': text, 'a/b.ts': `import type { A } from '../a/a.ts';` })).toEqual([
    'a/a.ts → a/b.ts → a/a.ts',
  ]);
});

test('a circle of many files is told once, and files that lead into it are no part of it', () => {
  expect(
    importCircles({
      'apps/outside.ts': `import './c.ts';`,
      'apps/a.ts': `const load = () => import('./b.ts');`,
      'apps/b.ts': `import type { C } from './c.ts';`,
      'apps/c.ts': `import { a } from './a.ts';`,
    }),
  ).toEqual(['apps/a.ts → apps/b.ts → apps/c.ts → apps/a.ts']);
});

test('two ways to one file are no circle', () => {
  expect(
    importCircles({
      'apps/a.ts': `import './b.ts'; import './c.ts';`,
      'apps/b.ts': `import './d.ts';`,
      'apps/c.ts': `import './d.ts';`,
      'apps/d.ts': '',
    }),
  ).toEqual([]);
});
