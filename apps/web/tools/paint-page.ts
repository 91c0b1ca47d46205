import { createHash } from 'node:crypto';
import { neededRules, type SheetPiece } from './needed-rules.ts';

/** A page that paints before its script is asked for, and the script as a file of its own. */
export interface PaintedPage {
  html: string;
  /** The address of the style sheet that was written into the page. */
  sheetHref: string;
  start: { href: string; script: string };
}

/**
 * Makes a page paint before its script is asked for: on a slow phone, pictures and fonts have the line for themselves until
 * they are seen.
 *
 * The rules that the page needs are written into its head, where React, which does not know of them, leaves them alone. The script
 * that starts the page becomes a file of its own, which is imported after the first frame, and on pages with pictures once these have
 * been loaded. The whole style sheet comes with it, and before it: what the script shows may need any rule.
 * @throws Error when the page is not built as expected
 */
export function paintPage(
  html: string,
  readSheet: (href: string) => readonly SheetPiece[] | undefined,
): PaintedPage {
  const [, href] = SHEET.exec(html) ?? [];
  const [, script] = START.exec(html) ?? [];
  const sheet = href === undefined ? undefined : readSheet(href);
  if (href === undefined || sheet === undefined || script === undefined || !html.includes(HEAD_END))
    throw new Error('The page has no style sheet, no head for it or no script to start with.');
  const startHref = `/assets/start-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  const preloads = [...html.matchAll(PRELOAD)].map(([, preload]) => preload!);
  const { html: styled, rules } = styleByRules(html);
  return {
    html: styled
      .replace(HEAD_END, () => `<style>${neededRules(sheet, styled)}${rules}</style>${HEAD_END}`)
      .replace('<link rel="stylesheet"', '<link rel="stylesheet" disabled')
      .replaceAll(PRELOAD, '')
      .replace(
        START,
        () => `${START_TAG}${afterFirstSight(startHref, preloads, FIRST_PICTURE.test(styled))}</script>`,
      ),
    sheetHref: href,
    start: { href: startHref, script },
  };
}

/**
 * Turns the style attributes of a page into rules of its style sheet: the policy of the pages allows the sheet, whose
 * content it knows, and no attributes. What script sets later still wins, as it does over an attribute.
 */
export function styleByRules(html: string): { html: string; rules: string } {
  const styles = new Map<string, number>();
  const styled = html.replaceAll(STYLE_ATTRIBUTE, (whole, tag: string | undefined, style: string) => {
    if (tag === undefined) return whole;
    if (!styles.has(style)) styles.set(style, styles.size);
    return `${tag} data-style="${styles.get(style)}"`;
  });
  const rules = [...styles].map(
    // No element has that id; it is there for its weight.
    ([style, number]) => `[data-style="${number}"]:not(#_){${toCss(style)}}`,
  );
  return { html: styled, rules: rules.join('') };
}

/** Scripts are passed over whole: what they hold is no markup. */
const STYLE_ATTRIBUTE = /<script[^>]*>[^]*?<\/script>|(<[a-z][^<>]*?) style="([^"]*)"/g;

const CHARACTERS: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' };

function toCss(attribute: string): string {
  return attribute.replaceAll(/&([a-z]+|#x27);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
}

const HEAD_END = '</head>';
const SHEET = /<link rel="stylesheet" href="([^"#]+)/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START_TAG = '<script type="module" async="">';
const START = new RegExp(`${START_TAG}([^]*?)</script>`);

/** A picture that is not left for later. */
const FIRST_PICTURE = /<img(?![^>]* loading="lazy")/;

/** The longest that the script waits for pictures, chosen by hand: one that never comes must not keep the page from coming alive. */
const PICTURES_MAX_MS = 3000;

/**
 * Whoever presses something or is signed in needs the script more than the pictures. A page in a tab that is not looked at has no
 * frames: there nothing is waited for.
 */
function afterFirstSight(startHref: string, preloads: readonly string[], hasPictures: boolean): string {
  const seen = hasPictures
    ? `()=>{if(document.readyState==='complete'||document.documentElement.dataset.session)return start();` +
      `for(const type of ['load','pointerdown','keydown'])addEventListener(type,start);` +
      `setTimeout(start,${PICTURES_MAX_MS})}`
    : 'start';
  return (
    `let isStarted=false;const start=()=>{if(isStarted)return;isStarted=true;` +
    `const sheet=document.querySelector('link[rel=stylesheet]');` +
    `sheet.onload=sheet.onerror=()=>import('${startHref}');sheet.disabled=false;for(const href of ${JSON.stringify(preloads)})` +
    `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))};` +
    `document.hidden?start():requestAnimationFrame(()=>setTimeout(${seen}))`
  );
}
