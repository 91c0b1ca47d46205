import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes every built page paint before its script is asked for: on a slow phone, pictures and fonts have the line for
 * themselves until something is seen.
 *
 * The style sheet is written into the page, at the place that `root.tsx` keeps for it. The sheet itself is loaded later, for the
 * pages that are reached from there, and leaves the fonts out: declared twice they would be asked for twice, and the
 * second answer could still move the text. The script that starts the page becomes a file of its own, which is imported
 * after the first frame.
 * @throws Error when a page is not built as expected
 */
export async function paintFirst(folder: string): Promise<void> {
  const sheets = new Map<string, string>();
  for await (const path of glob(`${folder}/**/*.html`)) {
    const html = await readFile(path, 'utf8');
    const [, href] = SHEET.exec(html) ?? [];
    const [, start] = START.exec(html) ?? [];
    if (href === undefined || start === undefined || !html.includes(STYLE_PLACE))
      throw new Error(
        `${path} is not built as expected: no style sheet, no place for it or no script to start with.`,
      );
    const sheetPath = join(folder, href);
    const css = await readFile(sheetPath, 'utf8');
    sheets.set(sheetPath, css);
    const startHref = `/assets/start-${createHash('sha256').update(start).digest('hex').slice(0, 8)}.js`;
    await writeFile(join(folder, startHref), start);
    const preloads = [...html.matchAll(PRELOAD)].map(([, preload]) => preload!);
    await writeFile(
      path,
      html
        .replace(STYLE_PLACE, () => `<style>${css}</style>`)
        .replace('<link rel="stylesheet"', '<link rel="stylesheet" fetchpriority="low"')
        .replaceAll(PRELOAD, '')
        .replace(START, () => `${START_TAG}${afterFirstFrame(startHref, preloads)}</script>`),
    );
  }
  for (const [path, css] of sheets) await writeFile(path, css.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
}

const STYLE_PLACE = '<style></style>';
const SHEET = /<link rel="stylesheet" href="([^"#]+)/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START_TAG = '<script type="module" async="">';
const START = new RegExp(`${START_TAG}([^]*?)</script>`);

/**
 * A page in a tab that is not looked at has no frames: there nothing is waited for. A form sent before there is script
 * stays as it is; the browser alone would put what was typed, a password too, into the address.
 */
function afterFirstFrame(startHref: string, preloads: readonly string[]): string {
  return (
    `document.addEventListener('submit',(event)=>event.preventDefault(),true);` +
    `const start=()=>{for(const href of ${JSON.stringify(preloads)})` +
    `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));` +
    `import('${startHref}')};` +
    `document.hidden?start():requestAnimationFrame(()=>setTimeout(start))`
  );
}
