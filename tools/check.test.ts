import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './run-tool.ts';

const orders = 'apps/server/src/features/orders';
const media = 'apps/server/src/features/media';

/** Files of a project that breaks no rule. */
const sound = {
  [`${orders}/orders.service.ts`]: `import type { Order } from './orders.repo.ts';\nexport const count = (orders: Order[]) => orders.length;\n`,
  [`${orders}/orders.repo.ts`]: `export type Order = { id: string };\nexport const add = (db: any) => db.insertInto('customerOrder');\n`,
  [`${media}/media.repo.ts`]: `export const add = (db: any) => db.insertInto('photo');\n`,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-check-'));
  await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
});
afterEach(() => rm(folder, { recursive: true }));

test('`npm run check` passes a project that keeps the rules for imports and SQL', async () => {
  expect(await check(sound)).toEqual({
    code: 0,
    output: expect.stringMatching(/ok +lint.*\nok +circles.*\nok +SQL/),
  });
});

test('`npm run check` fails on a circle of imports, even if only types are imported', async () => {
  const { code, output } = await check({
    ...sound,
    [`${orders}/orders.repo.ts`]: `import type { count } from './orders.service.ts';\nexport type Order = { count: typeof count };\n`,
  });
  expect(code).toBe(1);
  expect(output).toMatch(/FAILED lint[^]*orders\.service\.ts[^]*import\(no-cycle\)/);
});

test('`npm run check` fails on a circle that code closes which is loaded later', async () => {
  const { code, output } = await check({
    ...sound,
    [`${orders}/orders.repo.ts`]: `export type Order = { id: string };\nexport const load = () => import('./orders.service.ts');\n`,
  });
  expect(code).toBe(1);
  expect(output).toContain(
    `Files import each other in a circle: ${orders}/orders.repo.ts → ${orders}/orders.service.ts → ${orders}/orders.repo.ts`,
  );
});

test('`npm run check` fails on SQL outside a repository', async () => {
  const { code, output } = await check({
    ...sound,
    [`${orders}/orders.service.ts`]: `export const all = (db: any) => db.selectFrom('customerOrder');\n`,
  });
  expect(code).toBe(1);
  expect(output).toContain(`${orders}/orders.service.ts holds SQL; put it into a *.repo.ts file`);
});

test('`npm run check` fails on a table that a second feature writes', async () => {
  const { code, output } = await check({
    ...sound,
    [`${media}/media.repo.ts`]: `export const remove = (db: any) => db.deleteFrom('customerOrder');\n`,
  });
  expect(code).toBe(1);
  expect(output).toContain(`customer_order is written by ${media} and ${orders}`);
});

/** Runs the checks that look at how files depend on each other, on a project made of these files. */
async function check(files: Record<string, string>): Promise<{ code: number; output: string }> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const parameters = [join(root, 'tools/check.ts'), '--folder', folder, 'lint', 'circles', 'SQL'];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code: code as number, output };
}
