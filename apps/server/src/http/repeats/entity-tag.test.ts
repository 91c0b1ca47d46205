import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entityTag, isKnown, readIfMatch } from './entity-tag.ts';

const fits = (header: string | undefined, version: number | undefined) => {
  try {
    readIfMatch(header).require(version);
    return true;
  } catch {
    return false;
  }
};

describe('If-Match', () => {
  test('fits every version if it is not sent', () => {
    expect([fits(undefined, 3), fits(undefined, undefined)]).toEqual([true, true]);
  });

  test('fits the version it names, alone and in a list', () => {
    const tag = entityTag(3, 'body');
    expect([fits(tag, 3), fits(`"else", ${tag}`, 3), fits(`${tag},"1.x"`, 3)]).toEqual([true, true, true]);
    expect([fits(tag, 4), fits(tag, 30), fits(tag, undefined)]).toEqual([false, false, false]);
  });

  test('fits every existing version if it is an asterisk', () => {
    expect([fits('*', 7), fits('*', undefined)]).toEqual([true, false]);
  });

  test('still fits after a job has added to the answer', () => {
    expect(fits(entityTag(3, 'pending'), 3)).toBe(true);
  });

  test.each(['W/"3.x"', '3.x', '"3.x', '"3.x" "4.x"', '', ',', '"*"'])('%j fits nothing', (header) => {
    expect(fits(header, 3)).toBe(false);
  });

  test('fits nothing but the tag itself, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1 }), (header, version) => {
        fc.pre(header.trim() !== '*' && !header.includes(`"${version}.`) && !header.includes(`"${version}"`));
        expect(fits(header, version)).toBe(false);
      }),
    );
  });
});

describe('a tag', () => {
  test('is strong, and changes with the version and with anything in the answer', () => {
    const tag = entityTag(1, '{"a":1}');
    expect(tag).toMatch(/^"1\.[\w-]{16}"$/);
    expect(new Set([tag, entityTag(2, '{"a":1}'), entityTag(1, '{"a":2}')]).size).toBe(3);
  });

  test('is recognised when If-None-Match names it, even as a weak tag or in a list', () => {
    const tag = entityTag(1, 'body');
    for (const header of [tag, `W/${tag}`, `"x", ${tag}`, '*']) expect(isKnown(header, tag)).toBe(true);
    for (const header of [undefined, '', entityTag(1, 'other'), tag.slice(1)])
      expect(isKnown(header, tag)).toBe(false);
  });
});
