import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the style sheet into every built page, at the place that `root.tsx` keeps for it: a page is painted as soon as
 * its HTML is there. The sheet itself is loaded later, for the pages that are reached from there.
 */
export async function inlineStyle(folder: string): Promise<void> {
  for await (const path of glob(`${folder}/**/*.html`)) {
    const html = await readFile(path, 'utf8');
    const [, href] = /<link rel="stylesheet" href="([^"#]+)/.exec(html) ?? [];
    if (href === undefined || !html.includes(PLACE))
      throw new Error(`${path} has no style sheet to write in.`);
    const css = await readFile(join(folder, href), 'utf8');
    await writeFile(
      path,
      html.replace(PLACE, () => `<style>${css}</style>`),
    );
  }
}

const PLACE = '<style></style>';
