import type { Directory, DirectoryFilter } from '@tessera/contract/designers/public-pages';
import type { DirectoryAddress } from './directory-address.ts';

/** One value that the directory is filtered by. */
export interface ActiveFilter {
  filter: DirectoryFilter;
  value: string;
  label: string;
  /** The address without it. */
  without: DirectoryAddress;
}

/** What the directory is filtered by, value by value. */
export function activeFilters(address: DirectoryAddress, options: Directory['options']): ActiveFilter[] {
  const first = { ...address, page: 1 };
  const labelOf = (filter: keyof Directory['options'], value: string) =>
    options[filter].find((option) => option.value === value)?.label ?? value;
  const one = (filter: 'room' | 'country' | 'language'): ActiveFilter[] => {
    const value = address[filter];
    if (value === undefined) return [];
    return [{ filter, value, label: labelOf(filter, value), without: { ...first, [filter]: undefined } }];
  };
  return [
    ...address.style.map((value) => ({
      filter: 'style' as const,
      value,
      label: labelOf('style', value),
      without: { ...first, style: address.style.filter((style) => style !== value) },
    })),
    ...one('room'),
    ...one('country'),
    ...one('language'),
    ...(address.words === undefined
      ? []
      : [
          {
            filter: 'words' as const,
            value: address.words,
            label: `“${address.words}”`,
            without: { ...first, words: undefined },
          },
        ]),
  ];
}

const listed = new Intl.ListFormat('en');

/** What a page of the directory is about: «Japandi designers for kitchens in Sweden». */
export function directoryTitle(filters: readonly ActiveFilter[]): string {
  const labels = (filter: DirectoryFilter) =>
    filters.filter((one) => one.filter === filter).map(({ label }) => label);
  const styles = labels('style');
  const [room] = labels('room');
  const [country] = labels('country');
  const [language] = labels('language');
  const parts = [
    styles.length === 0 ? 'Designers' : `${listed.format(styles)} designers`,
    room && `for ${room.toLowerCase()}`,
    country && `in ${country}`,
    language && `who speak ${language}`,
  ];
  return parts.filter(Boolean).join(' ');
}
