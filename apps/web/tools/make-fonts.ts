/**
 * Makes the font files of the Latin alphabet from the packages they come in, reduced to what is used: Newsreader in one
 * weight with its optical sizes (nothing is smaller than 18 px), Hanken Grotesk from regular to semibold. Other alphabets come from the packages as they are.
 *
 *   node apps/web/tools/make-fonts.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

interface Font {
  from: string;
  to: string;
  variationAxes: Record<string, number | { min: number; max: number }>;
}

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../app/theme/fonts');

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
const text = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†•…‰‹›€™−⁄ʻʼ˚˜`;

const fonts: Font[] = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader-latin.woff2',
    variationAxes: { opsz: { min: 18, max: 72 }, wght: 400 },
  },
  {
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk-latin.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

await mkdir(folder, { recursive: true });
for (const { from, to, variationAxes } of fonts) {
  const whole = await readFile(require.resolve(from));
  const part = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(join(folder, to), part);
  console.log(`${to}: ${part.length} bytes, from ${whole.length}`);
}
