/** A collection of pictures by what somebody typed to find them, as people paste it. */
export function pins(search: string): string {
  return `https://www.pinterest.com/search/pins/?q=${encodeURIComponent(search)}`;
}
