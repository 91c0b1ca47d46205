import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SheetPiece } from './needed-rules.ts';
import { paintPage } from './paint-page.ts';
import { sheetPieces } from './sheet-pieces.ts';

/**
 * Makes every built page paint before its script is asked for; see {@link paintPage}. The style sheet itself is loaded later,
 * and leaves the fonts out: declared twice they would be asked for twice, and the second answer could still move the text.
 * @returns the pieces of the style sheets, by their addresses
 * @throws Error when a page is not built as expected
 */
export async function paintFirst(folder: string): Promise<Record<string, SheetPiece[]>> {
  const texts: Record<string, string> = {};
  for await (const path of glob(`${folder}/assets/*.css`))
    texts[path.slice(folder.length)] = await readFile(path, 'utf8');
  const sheets = Object.fromEntries(Object.entries(texts).map(([href, css]) => [href, sheetPieces(css)]));
  const painted = new Set<string>();
  for await (const path of glob(`${folder}/**/*.html`)) {
    const { html, sheetHref, start } = paintPage(await readFile(path, 'utf8'), (href) => sheets[href]);
    await writeFile(join(folder, start.href), start.script);
    await writeFile(path, html);
    painted.add(sheetHref);
  }
  for (const href of painted)
    await writeFile(join(folder, href), texts[href]!.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  return sheets;
}
