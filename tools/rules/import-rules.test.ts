import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, runTool } from '../run-tool.ts';

/** A file that breaks a rule, the rule, and a file like it that keeps it. */
const cases: [rule: string, path: string, bad: string, good: string][] = [
  [
    'no-restricted-imports',
    'packages/matching/src/a.ts',
    `import '@tessera/contract/fields/limits';`,
    `import './b.ts';`,
  ],
  ['no-restricted-imports', 'packages/matching/src/c.ts', `import 'node:fs';`, `import './b.ts';`],
  [
    'no-restricted-imports',
    'packages/matching/src/signals/d.ts',
    `import '../../../contract/src/limits.ts';`,
    `import '../b.ts';`,
  ],
  [
    'no-restricted-imports',
    'packages/contract/src/a.ts',
    `import 'react';`,
    `import { z } from 'zod'; z.int();`,
  ],
  [
    'no-restricted-imports',
    'packages/embedder/src/a.ts',
    `import '@tessera/server/config';`,
    `import 'sharp';`,
  ],
  [
    'no-restricted-imports',
    'packages/task-process/src/a.ts',
    `import '@tessera/server/config';`,
    `import 'p-queue';`,
  ],
  [
    'no-restricted-imports',
    'apps/server/src/app.ts',
    `import '@tessera/web/paths';`,
    `import '@tessera/contract/fields/limits';`,
  ],
  [
    'no-restricted-imports',
    'apps/server/src/http/a.ts',
    `import '@tessera/testkit/given';`,
    `import 'fastify';`,
  ],
  [
    'no-restricted-imports',
    'apps/server/src/features/orders/a.ts',
    `import '../media/media.repo.ts';`,
    `import '../media/media.service.ts';`,
  ],
  [
    'no-restricted-imports',
    'apps/server/src/features/orders/b.ts',
    `import '../media/media.routes.ts';`,
    `import '../media/media.present.ts';`,
  ],
  [
    'no-restricted-imports',
    'apps/server/src/features/orders/e.ts',
    `import '../media/photo-sizes.ts';`,
    `import '../media/photo.columns.ts';`,
  ],
  [
    'no-restricted-imports',
    'apps/server/src/features/orders/c.ts',
    `import '../../app.ts';`,
    `import '../../db/database.ts';`,
  ],
  [
    'no-restricted-imports',
    'apps/server/src/features/orders/d.ts',
    `import '../matching/prepare/sketches.repo.ts';`,
    `import '../matching/prepare/requests.service.ts';`,
  ],
  [
    'no-restricted-imports',
    'apps/server/src/features/matching/prepare/a.ts',
    `import '../../media/media.repo.ts';`,
    `import '../../media/media.service.ts';`,
  ],
  [
    'no-restricted-imports',
    'apps/server/src/features/matching/prepare/b.ts',
    `import '../../../app.ts';`,
    `import '../models/serving.repo.ts';`,
  ],
  [
    'no-restricted-imports',
    'apps/web/app/lib/a.ts',
    `import '@tessera/server/config';`,
    `import '@tessera/contract/fields/limits';`,
  ],
  [
    'no-restricted-imports',
    'apps/web/app/ui/a.tsx',
    `import '../features/orders/a.tsx';`,
    `import '../lib/a.ts';`,
  ],
  [
    'no-restricted-imports',
    'apps/web/app/features/orders/a.tsx',
    `import '../media/a.tsx';`,
    `import '../../ui/a.tsx';`,
  ],
  [
    'no-restricted-imports',
    'apps/web/app/features/orders/form/a.tsx',
    `import '../../media/a.tsx';`,
    `import '../a.tsx';`,
  ],
  [
    'no-restricted-imports',
    'apps/web/app/features/orders/b.tsx',
    `import '../../pages/home.tsx';`,
    `import './a.tsx';`,
  ],
  [
    'no-restricted-imports',
    'apps/web/app/pages/a.tsx',
    `import 'node:fs';`,
    `import '../features/orders/a.tsx';`,
  ],
  [
    'no-process-env',
    'apps/server/src/http/b.ts',
    `export const port = process.env['PORT'];`,
    `export const port = 1;`,
  ],
  [
    'no-process-env',
    'packages/matching/src/e.ts',
    `export const port = process.env['PORT'];`,
    `export const port = 1;`,
  ],
  ['no-barrel-file', 'apps/server/src/jobs/a.ts', `export * from './b.ts';`, `export const b = 1;`],
  ['no-cycle', 'apps/server/src/jobs/c.ts', `import '../jobs/c.back.ts';`, `import './b.ts';`],
  [
    'no-cycle',
    'apps/server/src/jobs/e.ts',
    `import type { Back } from './e.back.ts'; export type Forth = Back[];`,
    `import type { B } from './b.ts'; export type Forth = B[];`,
  ],
  [
    'no-cycle',
    'packages/matching/src/f.ts',
    `import type { Far } from './signals/f.far.ts'; export type Near = Far[];`,
    `import type { B } from './b.ts'; export type Near = B[];`,
  ],
  [
    'no-focused-tests',
    'apps/server/src/jobs/d.test.ts',
    // Put together here, so that a search for tests that run alone finds none in this file.
    ['import { test } from "vitest"; test', 'only("a", () => {});'].join('.'),
    `export const a = 1;`,
  ],
];

let folder: string;
let found: { code: string; filename: string }[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-lint-'));
  await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  await write('apps/server/src/jobs/c.back.ts', `import './c.ts';`);
  await write('apps/server/src/jobs/b.ts', `export const b = 1; export type B = number;`);
  await write(
    'apps/server/src/jobs/e.back.ts',
    `import type { Forth } from './e.ts'; export type Back = Forth[];`,
  );
  await write('packages/matching/src/b.ts', `export type B = number;`);
  await write(
    'packages/matching/src/signals/f.far.ts',
    `import type { Middle } from '../f.middle.ts'; export type Far = Middle[];`,
  );
  await write(
    'packages/matching/src/f.middle.ts',
    `import type { Near } from './f.ts'; export type Middle = Near[];`,
  );
  for (const [, path, bad, good] of cases) {
    await write(path, bad);
    await write(keeping(path), good);
  }
  const { output } = await runTool('oxlint', ['--format', 'json'], folder);
  found = (JSON.parse(output) as { diagnostics: typeof found }).diagnostics;
});
afterAll(() => rm(folder, { recursive: true }));

test.each(cases)('%s is noticed in %s: %s', (rule, path, _bad, _good) => {
  expect(rulesBrokenBy(path).filter((code) => code.includes(`(${rule})`))).toHaveLength(1);
  expect(rulesBrokenBy(keeping(path))).toEqual([]);
});

/** Where the file goes that keeps the rule: beside the one that breaks it. */
function keeping(path: string): string {
  return path.replace(/\.(test\.)?tsx?$/, '.good$&');
}

function rulesBrokenBy(path: string): string[] {
  return found.filter(({ filename }) => filename === path).map(({ code }) => code);
}

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), `${content}\n`);
}
