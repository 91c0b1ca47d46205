import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { SecurityHeaders } from '../security-headers/security-headers.ts';
import type { Page } from './pages.ts';

/** Renders the page at an address, from the root, from what the API answered; null means «not found». */
export type RenderPage = (address: string, value: unknown) => Promise<Page>;

/** What the web application is built to besides the files for browsers (`app/entry.server.tsx`). */
interface WebBuild {
  entry: {
    module: {
      renderPage(
        build: WebBuild,
        data: { address: string; value: unknown },
        sheets: unknown,
      ): Promise<{ html: string }>;
    };
  };
}

/** How much memory rendered pages may take, in bytes. A designer's page of the demo has 46 kB, its directory 99 kB. */
const RENDERED_BYTES_MAX = 16 * 1024 * 1024;

/**
 * Makes the renderer of pages from the web application built beside `root`; undefined where there is none. The same page is
 * rendered once while what it shows stays the same (ADR 33). The program is loaded with the first page that is asked for.
 */
export function openRenderer(root: string, headers: SecurityHeaders): RenderPage | undefined {
  const folder = join(root, '../server');
  const sheetsFile = join(folder, 'sheets.json');
  if (!existsSync(sheetsFile)) return undefined;
  const load = async () => ({
    build: (await import(pathToFileURL(join(folder, 'index.js')).href)) as WebBuild,
    sheets: JSON.parse(await readFile(sheetsFile, 'utf8')) as unknown,
  });
  let loaded: ReturnType<typeof load> | undefined;
  const rendered = new LRUCache<string, Page>({
    maxSize: RENDERED_BYTES_MAX,
    sizeCalculation: ({ html }) => 2 * html.length,
  });
  return async (address, value) => {
    const path = `${address} ${createHash('sha256').update(JSON.stringify(value)).digest('base64url')}`;
    const known = rendered.get(path);
    if (known !== undefined) return known;
    const { build, sheets } = await (loaded ??= load());
    const { html } = await build.entry.module.renderPage(build, { address, value }, sheets);
    const page = { path, html, contentSecurityPolicy: headers.ofPage(html) };
    rendered.set(path, page);
    return page;
  };
}
