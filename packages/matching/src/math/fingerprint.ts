/** A number for a text that changes when the text does: FNV-1a, 32 bits, -2³¹..2³¹-1. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

/** The {@link hash32} of a text as eight hexadecimal digits: a short name for it. */
export function fingerprint(text: string): string {
  return (hash32(text) >>> 0).toString(16).padStart(8, '0');
}
