/** The longest address that is taken, in characters. */
export const LINK_LENGTH_MAX = 2048;

/** Whether a text is an http or https address. */
export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value) || value.includes('\0')) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
}

/** Whether a text is an address that can be stored and opened. */
export function isLink(value: string): boolean {
  return value.length <= LINK_LENGTH_MAX && isWebAddress(value);
}
