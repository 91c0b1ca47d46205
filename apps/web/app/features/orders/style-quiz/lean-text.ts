import type { StyleLean } from '@tessera/contract/orders/style-quiz';

const listed = new Intl.ListFormat('en');

/** What picks say in one sentence. `nameOf` names a style in the middle of a sentence. */
export function leanText({ styles, chosen }: StyleLean, nameOf: (style: string) => string): string {
  if (chosen.length === 0) return 'You skipped every pair';
  if (styles.length === 0) return 'You like many things';
  return `You lean ${listed.format(styles.map(nameOf))}`;
}
