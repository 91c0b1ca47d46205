import type { Pair, Signal } from '../evidence.ts';

/** Whether customer and designer share a language; says nothing while either has named none. */
export const language: Signal = ({ order, designer }) => {
  if (order.languageCodes.length === 0 || designer.languageCodes.length === 0) return null;
  return sharedLanguage({ order, designer }) === undefined ? 0 : 1;
};

/** The first of the order's languages that the designer speaks. */
export function sharedLanguage({ order, designer }: Pair): string | undefined {
  return order.languageCodes.find((code) => designer.languageCodes.includes(code));
}
