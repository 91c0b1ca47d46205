import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CHUNKS_REPORT, type ReportedChunk } from '../../../apps/web/tools/report-chunks.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../browser.ts';
import { untilRest } from '../rest.ts';
import { seePath } from '../steps.ts';

/** Guarantees that nobody but an operator loads anything of the operator's pages, and that these stay small. */

const BUILD = join(import.meta.dirname, '../../../apps/web/build');

/** What the pages of operators may load in script at first, in bytes after gzip. */
const FIRST_LOAD_MAX = 190_000;

/** Everything that these pages are made of, but for the two files that decide whether to load it. */
const OPERATORS_OWN =
  /^(apps\/web\/app\/(features\/operator|lib\/api\/routes\/operator\.|pages\/operator\/(?!operator-(layout|page)\.tsx))|packages\/contract\/src\/operator\/|node_modules\/(d3-|qrcode\.react))/;

const report = async () =>
  JSON.parse(await readFile(join(BUILD, CHUNKS_REPORT), 'utf8')) as Record<string, ReportedChunk>;

/** The scripts that hold something of the operator's pages. */
async function operatorScripts(): Promise<string[]> {
  return Object.entries(await report())
    .filter(([, { modules }]) => modules.some((module) => OPERATORS_OWN.test(module)))
    .map(([name]) => `/${name}`);
}

/** Collects the addresses of scripts and styles that a page loads. */
function watchFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.add(pathname);
  });
  return files;
}

test('no script of the build mixes what operators load with what others load', async () => {
  const chunks = await report();
  const operators = new Set((await operatorScripts()).map((name) => name.slice(1)));
  expect(operators.size).toBeGreaterThanOrEqual(9);
  const mixed = Object.entries(chunks)
    .filter(([name, { imports }]) => !operators.has(name) && imports.some((one) => operators.has(one)))
    .map(([name]) => name);
  expect(mixed).toEqual([]);
});

test('visitors, designers and customers load nothing of the operator’s pages, not even at their addresses', async ({
  given,
  visit,
}) => {
  const operators = await operatorScripts();
  const people = [undefined, await given.designer(), await given.customer()];
  for (const person of people) {
    const page = await visit('about:blank', person && { as: person });
    const files = watchFiles(page);
    const home = person === undefined ? '/signin' : `/${person.role}/`;
    for (const path of ['/', '/operator/', '/operator/audit/']) {
      await page.goto(path);
      if (path !== '/') await seePath(page, home);
      await untilRest(page);
    }
    const loaded = [...files];
    expect(loaded.length).toBeGreaterThan(0);
    expect(
      loaded.filter(
        (file) => operators.includes(file) || (file.startsWith('/assets/operator-') && file.endsWith('.css')),
      ),
    ).toEqual([]);
    expect(await page.content()).not.toContain('op-panel');
  }
});

test('each of the operator’s pages loads at most 190 kB of script at first', async ({ given, visit }) => {
  const operator = await given.operator();
  for (const path of ['/operator/', '/operator/vetting/', '/operator/accounts/', '/operator/set-up/']) {
    const page = await visit('about:blank', { as: operator });
    const files = watchFiles(page);
    await page.goto(path);
    await untilRest(page);
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    const sizes = await Promise.all(
      scripts.map(async (file) => gzipSync(await readFile(join(BUILD, 'client', file))).length),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeGreaterThan(100_000);
    expect(bytes, path).toBeLessThanOrEqual(FIRST_LOAD_MAX);
  }
});
