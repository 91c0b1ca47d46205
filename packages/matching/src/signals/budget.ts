import type { DesignerEvidence } from '../evidence/evidence.ts';
import { usdText } from '../reasons/print.ts';
import { always, defineSignal } from './signal.ts';

/**
 * Whether the order's budget lies within the designer's usual range. Outside the range the value falls with the ratio: to
 * one half for a budget that is half the least or twice the most. Says nothing unless both sides have named an amount.
 */
export const budget = defineSignal({
  name: 'budget',
  about:
    '1 within the designer’s usual range, falling with the ratio outside. None while either has not said',
  group: 'budget',
  weight: 8,
  calibratedAs: null,
  fact: 'practical',
  certainty: always,

  value({ order: { budgetUsd }, designer: { budgetMinUsd, budgetMaxUsd } }) {
    if (budgetUsd === null || (budgetMinUsd === null && budgetMaxUsd === null)) return null;
    const tooSmallBy = budgetMinUsd === null ? 1 : budgetMinUsd / Math.max(budgetUsd, 1);
    const tooLargeBy = budgetMaxUsd === null ? 1 : budgetUsd / Math.max(budgetMaxUsd, 1);
    return 1 / Math.max(1, tooSmallBy, tooLargeBy);
  },

  reason({ order: { budgetUsd }, designer }, value, reader) {
    if (value < 1) return null;
    const usual = usualBudget(designer);
    const text =
      reader === 'customer'
        ? `Usual budget ${usual}, yours ${usdText(budgetUsd)}`
        : `Budget ${usdText(budgetUsd)}, your usual ${usual}`;
    return { text, projectId: null, photoId: null };
  },

  print: ({ order, designer }) => [
    `order ${usdText(order.budgetUsd)}; designer’s usual range ${usdText(designer.budgetMinUsd)} to ${usdText(designer.budgetMaxUsd)}`,
  ],
});

/** The designer's usual range in words: «$10,000–30,000», «from $10,000», «up to $30,000». */
export function usualBudget({ budgetMinUsd, budgetMaxUsd }: DesignerEvidence): string {
  if (budgetMinUsd === null) return `up to ${usdText(budgetMaxUsd)}`;
  if (budgetMaxUsd === null) return `from ${usdText(budgetMinUsd)}`;
  return `${usdText(budgetMinUsd)}–${budgetMaxUsd.toLocaleString('en')}`;
}
