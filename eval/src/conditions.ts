import type { Pair } from '@tessera/matching/evidence/evidence';
import { rank } from '@tessera/matching/score/rank';
import { variantOf, type DataSet } from './data-set.ts';
import { agreementOn, type Agreement, type ReadField } from './reading-quality.ts';

/** How an order's conditions were kept and read. */
export interface ConditionResult {
  /** Null where the set names no traps, and for kinds of order without conditions. */
  traps: {
    /** Whether a trap stands among the first three of those that meet every condition. */
    isListed: boolean;
    /** Whether a trap stands among the first three, near misses below the line counted as well. */
    isFirst: boolean;
    /** Ranks from 1 of the best trap and the best designer of grade 3; null where there is none. */
    trapRank: number | null;
    rightRank: number | null;
  } | null;
  /** Null where the set does not say what is to be read. */
  reading: { language: string; agreement: Record<ReadField, Agreement> } | null;
}

/** Kinds of order that have no conditions. */
const unconditional: readonly string[] = ['vague', 'plain'];
const FIRST = 3;
const BEST_GRADE = 3;

/** Compares the engine's list and reading of an order with what the set expects. */
export function conditionsOf(set: DataSet, orderId: string, pairs: readonly Pair[]): ConditionResult {
  const expected = set.expected.get(orderId);
  const order = set.orders.find(({ id }) => id === orderId)!;
  const guessed = (pairs[0]?.order.wishes ?? []).filter(({ origin }) => origin === 'guessed');
  return {
    traps:
      set.traps.size === 0 || unconditional.includes(variantOf(orderId))
        ? null
        : trapsAmong(set, orderId, pairs),
    reading:
      expected === undefined
        ? null
        : { language: expected.lang ?? 'en', agreement: agreementOn(order, expected, guessed) },
  };
}

function trapsAmong(
  set: DataSet,
  orderId: string,
  pairs: readonly Pair[],
): NonNullable<ConditionResult['traps']> {
  const traps = set.traps.get(orderId) ?? new Map<string, string>();
  const grades = set.grades.get(orderId) ?? new Map<string, number>();
  const matches = rank(pairs);
  const first = matches.slice(0, FIRST).filter(({ designer }) => traps.has(designer.id));
  const rankOf = (isWanted: (id: string) => boolean) => {
    const at = matches.findIndex(({ designer }) => isWanted(designer.id));
    return at < 0 ? null : at + 1;
  };
  return {
    isListed: first.some(({ unmet }) => unmet.length === 0),
    isFirst: first.length > 0,
    trapRank: rankOf((id) => traps.has(id)),
    rightRank: rankOf((id) => grades.get(id) === BEST_GRADE),
  };
}
