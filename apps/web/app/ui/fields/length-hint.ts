import { DEAL_TEXT_LENGTH_MAX } from '@tessera/contract/fields/bounds';

/** From here on a field says how many characters are left. */
const COUNTED_FROM = DEAL_TEXT_LENGTH_MAX - 500;

/** The hint at a text of a deal: `hint` while the text is short, and then how many characters are left. */
export function lengthHint(length: number, hint?: string): string | undefined {
  if (length < COUNTED_FROM) return hint;
  const left = DEAL_TEXT_LENGTH_MAX - length;
  const number = Math.abs(left).toLocaleString('en-US');
  return left >= 0 ? `${number} characters left` : `${number} characters too many`;
}
