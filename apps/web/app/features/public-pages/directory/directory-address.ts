import { paths } from '../../../paths.ts';

/** How many designers a page of the directory has; the contract's `DIRECTORY_PAGE_SIZE`. */
export const PAGE_SIZE = 24;

/** What the address of the directory says: the filters, and the page, counted from 1. */
export interface DirectoryAddress {
  style: string[];
  room: string | undefined;
  country: string | undefined;
  language: string | undefined;
  words: string | undefined;
  page: number;
}

/** Reads an address as a form sends it: with empty fields. */
export function readDirectoryAddress(search: string): DirectoryAddress {
  const query = new URLSearchParams(search);
  const one = (name: string) => query.get(name)?.trim() || undefined;
  const page = Number(query.get('page') ?? 1);
  return {
    style: [...new Set(query.getAll('style').flatMap((value) => value.split(',')))].filter(Boolean),
    room: one('room'),
    country: one('country'),
    language: one('language'),
    words: one('words'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The shortest address of a page of the directory. */
export function toDirectoryAddress({ style, page, ...rest }: DirectoryAddress): string {
  const query = new URLSearchParams();
  for (const value of style) query.append('style', value);
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? paths.designers : `${paths.designers}?${query}`;
}
