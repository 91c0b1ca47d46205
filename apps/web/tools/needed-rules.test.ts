import { expect, test } from 'vitest';
import { neededRules } from './needed-rules.ts';
import { sheetPieces } from './sheet-pieces.ts';

const rulesFor = (html: string, css: string) => neededRules(sheetPieces(css), html);

test('a rule is kept where the page has all classes of one of its selectors, and left out elsewhere', () => {
  const css = '._a ._b,._c{color:red}';
  expect(rulesFor('<p class="_a"><b class="x _b"></b></p>', css)).toBe(css);
  expect(rulesFor('<p class="_c"></p>', css)).toBe(css);
  expect(rulesFor('<p class="_a"></p>', css)).toBe('');
  expect(rulesFor('<p>_a _b _c</p>', css)).toBe('');
});

test('a rule without classes, a font and an animation are kept on every page', () => {
  const css =
    '@layer base,parts;@font-face{font-family:F}@keyframes _turn{to{rotate:1turn}}[data-session] p:focus{color:red}';
  expect(rulesFor('', css)).toBe(css);
});

test('a class in brackets need not be there', () => {
  const css = '._a:not(._b:is(._c)):has(._d){color:red}';
  expect(rulesFor('<p class="_a"></p>', css)).toBe(css);
});

test('a condition stays around the rules that are kept, and goes with the last of them', () => {
  const css = '@layer parts{@media (width>=30rem){._a{color:red}._b{color:blue}}}';
  expect(rulesFor('<p class="_b"></p>', css)).toBe('@layer parts{@media (width>=30rem){._b{color:blue}}}');
  expect(rulesFor('<p class="_d"></p>', css)).toBe('');
});

test('a class whose name needs a backslash in a style sheet is found in a page', () => {
  const css = '.w-1\\/2{color:red}';
  expect(rulesFor('<p class="w-1/2"></p>', css)).toBe(css);
});
