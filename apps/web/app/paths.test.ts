import { pagePaths } from '@tessera/contract/pages';
import { expect, test } from 'vitest';
import { paths, toPagePath } from './paths.ts';

test('every page is counted under its own pattern, and no other address is counted', () => {
  const addresses = (value: object): string[] =>
    Object.values(value).flatMap((entry: unknown) => {
      if (typeof entry === 'function')
        return [new URL((entry as (id: string) => string)('0197'), 'http://a').pathname];
      return typeof entry === 'string' ? [entry] : addresses(entry as object);
    });
  const counted = addresses(paths).map((address) => [address, toPagePath(address)]);
  expect(counted.filter(([, page]) => page === null)).toEqual([]);
  expect(new Set(counted.map(([, page]) => page))).toEqual(new Set(pagePaths));
  expect(toPagePath('/designer/projects/edit/0197')).toBe('/designer/projects/edit/:projectId');
  expect(toPagePath('/ABOUT')).toBeNull();
  expect(toPagePath('/designer/projects/edit/')).toBeNull();
  expect(toPagePath('/about/')).toBe('/about');
});
