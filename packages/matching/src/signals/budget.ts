import type { Signal } from '../evidence.ts';

/**
 * 1 within the designer's usual range; outside it falls with the ratio, to one half at a factor of two.
 * Says nothing when either side has not said.
 */
export const budget: Signal = ({ order: { budgetUsd }, designer: { budgetMinUsd, budgetMaxUsd } }) => {
  if (budgetUsd === null || (budgetMinUsd === null && budgetMaxUsd === null)) return null;
  const tooSmallBy = budgetMinUsd === null ? 1 : budgetMinUsd / Math.max(budgetUsd, 1);
  const tooLargeBy = budgetMaxUsd === null ? 1 : budgetUsd / Math.max(budgetMaxUsd, 1);
  return 1 / Math.max(1, tooSmallBy, tooLargeBy);
};
