import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { CHUNKS_REPORT, type ReportedChunk } from '../../../apps/web/tools/report-chunks.ts';
import { test } from '../browser.ts';
import { goTo } from '../chromium.ts';
import { untilRest } from '../rest.ts';

/** Guarantees how much script a private page loads before somebody uses it, and that no schema is among it. */

const BUILD = join(import.meta.dirname, '../../../apps/web/build');

/** What a page may load in script before it rests, in bytes after gzip. */
const MAX = 190_000;

/** The scripts of the build that hold zod, by their addresses. */
async function schemaScripts(): Promise<string[]> {
  const report = JSON.parse(await readFile(join(BUILD, CHUNKS_REPORT), 'utf8')) as Record<
    string,
    ReportedChunk
  >;
  return Object.entries(report)
    .filter(([, { modules }]) => modules.some((module) => module.startsWith('node_modules/zod/')))
    .map(([name]) => `/${name}`);
}

/** Collects the addresses of the scripts that a page loads. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  return scripts;
}

/** What these scripts of the build weigh together, in bytes after gzip. */
async function weightOf(scripts: Iterable<string>): Promise<number> {
  const weights = await Promise.all(
    [...scripts].map(async (script) => gzipSync(await readFile(join(BUILD, 'client', script))).length),
  );
  return weights.reduce((sum, one) => sum + one, 0);
}

test('a form loads at most 190 kB of script, and the rules of its fields when somebody first uses the page', async ({
  given,
  visit,
}) => {
  const schemas = await schemaScripts();
  expect(schemas).not.toEqual([]);
  const { designer, project, customer, order } = await given.conversation();
  for (const [person, path] of [
    [designer, `/designer/projects/edit/${project.id}`],
    [designer, '/designer/settings/'],
    [customer, `/customer/projects/edit/${order.id}`],
    [customer, '/customer/settings/'],
    [customer, '/customer/contact-us/'],
  ] as const) {
    const page = await visit('about:blank', { as: person });
    const scripts = watchScripts(page);
    await goTo(page, path);
    await untilRest(page);
    expect(
      [...scripts].filter((script) => schemas.includes(script)),
      path,
    ).toEqual([]);
    expect(await weightOf(scripts), path).toBeLessThanOrEqual(MAX);
    const isLoaded = page.waitForResponse((response) => schemas.includes(new URL(response.url()).pathname));
    await page.keyboard.press('Tab');
    await isLoaded;
  }
});

test('a page with lists loads at most 190 kB of script, and no schema to read them by', async ({
  given,
  visit,
}) => {
  const schemas = await schemaScripts();
  expect(schemas).not.toEqual([]);
  const { designer, customer, order, conversation } = await given.conversation();
  for (const [person, path] of [
    [customer, `/customer/projects/${order.id}`],
    [customer, '/customer/'],
    [designer, '/designer/'],
    [designer, `/designer/messages/${conversation.id}`],
  ] as const) {
    const page = await visit('about:blank', { as: person });
    const scripts = watchScripts(page);
    await goTo(page, path);
    await untilRest(page);
    expect(
      [...scripts].filter((script) => schemas.includes(script)),
      path,
    ).toEqual([]);
    expect(await weightOf(scripts), path).toBeLessThanOrEqual(MAX);
  }
});
