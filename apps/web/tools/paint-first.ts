import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paintPage } from './paint-page.ts';

/**
 * Makes every built page paint before its script is asked for; see {@link paintPage}. The style sheet itself is loaded later,
 * for the pages that are reached from there, and leaves the fonts out: declared twice they would be asked for twice, and the
 * second answer could still move the text.
 * @returns the style sheets as they were, by their addresses
 * @throws Error when a page is not built as expected
 */
export async function paintFirst(folder: string): Promise<Record<string, string>> {
  const sheets: Record<string, string> = {};
  for await (const path of glob(`${folder}/assets/*.css`))
    sheets[path.slice(folder.length)] = await readFile(path, 'utf8');
  const painted = new Set<string>();
  for await (const path of glob(`${folder}/**/*.html`)) {
    const { html, sheetHref, start } = paintPage(await readFile(path, 'utf8'), (href) => sheets[href]);
    await writeFile(join(folder, start.href), start.script);
    await writeFile(path, html);
    painted.add(sheetHref);
  }
  for (const href of painted)
    await writeFile(join(folder, href), sheets[href]!.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  return sheets;
}
