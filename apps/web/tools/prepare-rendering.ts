import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { renderPage } from '../app/entry.server.tsx';
import { renderedPaths } from '../app/paths.ts';
import type { SheetPiece } from './needed-rules.ts';

/**
 * Writes down what the server needs to render pages: the pieces of the style sheets, and the scripts that start these pages. A page's
 * script depends on its route only, so one page of each route is rendered here.
 * @param serverFolder where the program that renders pages was built
 * @param folder where the files that browsers ask for were built
 */
export async function prepareRendering(
  serverFolder: string,
  folder: string,
  sheets: Readonly<Record<string, readonly SheetPiece[]>>,
): Promise<void> {
  const build = (await import(
    /* @vite-ignore */ pathToFileURL(join(serverFolder, 'index.js')).href
  )) as ServerBuild;
  const { renderPage: render } = build.entry.module as unknown as { renderPage: typeof renderPage };
  for (const address of renderedPaths) {
    const { start } = await render(build, { address, value: null }, sheets);
    await writeFile(join(folder, start.href), start.script);
  }
  await writeFile(join(serverFolder, 'sheets.json'), JSON.stringify(sheets));
}
