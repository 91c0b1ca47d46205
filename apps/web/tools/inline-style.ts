import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the style sheet into every built page, at the place that `root.tsx` keeps for it: a page is painted as soon as
 * its HTML is there. The sheet itself is loaded later, for the pages that are reached from there, and leaves the fonts
 * out: declared twice they would be asked for twice, and the second answer could still move the text. Script is asked for
 * after what is seen first, the pictures and fonts: nothing on a page waits for it to be painted.
 */
export async function inlineStyle(folder: string): Promise<void> {
  const sheets = new Map<string, string>();
  for await (const path of glob(`${folder}/**/*.html`)) {
    const html = await readFile(path, 'utf8');
    const [, href] = /<link rel="stylesheet" href="([^"#]+)/.exec(html) ?? [];
    if (href === undefined || !html.includes(PLACE))
      throw new Error(`${path} has no style sheet to write in.`);
    const sheetPath = join(folder, href);
    const css = await readFile(sheetPath, 'utf8');
    sheets.set(sheetPath, css);
    await writeFile(
      path,
      html
        .replace(PLACE, () => `<style>${css}</style>`)
        .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
        .replace('<link rel="stylesheet"', '<link rel="stylesheet" fetchpriority="low"'),
    );
  }
  for (const [path, css] of sheets) await writeFile(path, css.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
}

const PLACE = '<style></style>';
