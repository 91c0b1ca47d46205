import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/** A font that operating systems include: the names they give it, and a package whose font has the same widths. */
interface SystemFont {
  names: readonly string[];
  from: string;
}

/** One of our fonts, and the system fonts that replace it until it has loaded. A browser takes the first one it has. */
interface Face {
  /** The last part of the name of the custom property that lists the replacements. */
  name: string;
  file: string;
  /** The axes at which the variable font is measured. Most text is set at these. */
  variationAxes: Record<string, number>;
  standIns: readonly SystemFont[];
}

const serifs: readonly SystemFont[] = [
  { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], from: 'tinos' },
  { names: ['Noto Serif'], from: 'noto-serif' },
  { names: ['DejaVu Serif'], from: 'dejavu-serif' },
];

const sansSerifs: readonly SystemFont[] = [
  { names: ['Arial', 'Liberation Sans', 'Arimo'], from: 'arimo' },
  { names: ['Roboto'], from: 'roboto' },
  { names: ['DejaVu Sans'], from: 'dejavu-sans' },
];

/** Newsreader gets wider with its optical size. That is the size of the text in pixels, up to 72. */
const faces: readonly Face[] = [
  { name: 'headline', file: 'newsreader-latin.woff2', variationAxes: { opsz: 72 }, standIns: serifs },
  { name: 'display', file: 'newsreader-latin.woff2', variationAxes: { opsz: 42 }, standIns: serifs },
  { name: 'text', file: 'hanken-grotesk-latin.woff2', variationAxes: { wght: 400 }, standIns: sansSerifs },
];

/**
 * Prints the style sheet of the fonts that replace ours until they have loaded. They are system fonts, stretched to the
 * widths and heights of ours. So every line breaks at the same word, and nothing moves when our fonts arrive.
 */
export async function printFallbackFonts(): Promise<string> {
  const stacks = await Promise.all(faces.map(toStack));
  const lists = stacks.map(({ name, families }) => `  --stand-in-${name}: ${families.join(', ')};`);
  return [
    '/* Written by `npm run gen`; see tools/fallback-fonts.ts. */',
    ...stacks.flatMap(({ rules }) => rules),
    `:root {\n${lists.join('\n')}\n}\n`,
  ].join('\n');
}

async function toStack({ name, file, variationAxes, standIns }: Face) {
  const ours = await measure(join(import.meta.dirname, '../app/theme/fonts', file), variationAxes);
  const entries = await Promise.all(
    standIns.map(async ({ names, from }) => {
      const path = require.resolve(`@fontsource/${from}/files/${from}-latin-400-normal.woff2`);
      const { fontFaces } = createFontStack([ours, await measure(path, {})], {
        fontFaceFormat: 'styleObject',
      });
      const face = fontFaces[0]!['@font-face'];
      const family = `'${names[0]} for ${name}'`;
      const declarations = {
        'font-family': family,
        src: names.map((one) => `local('${one}')`).join(', '),
        'size-adjust': face.sizeAdjust ?? '100%',
        'ascent-override': face.ascentOverride,
        'descent-override': face.descentOverride,
        'line-gap-override': face.lineGapOverride ?? '0%',
      };
      const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};`);
      return { family, rule: `@font-face {\n${lines.join('\n')}\n}` };
    }),
  );
  return { name, families: entries.map(({ family }) => family), rules: entries.map(({ rule }) => rule) };
}

const require = createRequire(import.meta.url);

async function measure(path: string, variationAxes: Record<string, number>) {
  const woff2 = await readFile(path);
  return fromBuffer(await subsetFont(woff2, LATIN, { targetFormat: 'sfnt', variationAxes }));
}

/** Whose widths are compared. */
const LATIN =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => String.fromCodePoint(0x20 + at)).join('') + 'áé';
