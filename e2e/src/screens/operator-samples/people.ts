import type { Person } from '@tessera/contract/operator/people';

/** The people in the pictures of the operator’s pages, and what their samples share. */

/** A day, in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000;
/** The day of the pictures, in milliseconds since 1970. */
export const TODAY = Date.parse('2026-11-23T00:00:00Z');

/** A list with everything on its first page. */
export const listOf = <Item>(results: readonly Item[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

/** Somebody as operators see them. */
export const person = (
  id: string,
  name: string,
  role: Person['role'],
  standing: Person['standing'] = 'good',
) => ({
  id,
  role,
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
  created_at: '2026-03-04T09:12:00.000Z',
  standing,
});

/** Those who appear on several pages. */
export const freya = person('d1', 'Freya Lindqvist', 'designer');
export const zeynep = person('d2', 'Zeynep Aydin', 'designer', 'suspended');
export const callum = person('d3', 'Callum Reid', 'designer', 'waiting');
export const nora = person('c1', 'Nora Hayes', 'customer');
