import type { Pair } from '../evidence/evidence.ts';
import { largestShare } from '../math/shares.ts';
import { usualBudget } from '../signals/budget.ts';
import { rooms } from '../vocabulary/rooms.ts';
import { usdText } from './print.ts';

/** What speaks against a match, in words that can be checked. */
export interface Reservation {
  code: 'room' | 'budget';
  text: string;
}

/**
 * How much of an order (0..1) has to be about a room before it is told as missing; it has to be the largest share as well: a
 * dining room may look onto a garden. Chosen by hand on the demo's reasons (docs/matching.md).
 */
export const ASKED_SHARE_MIN = 0.3;

/** Whole buildings, in which everybody works, and the school, as which a library at home is read. */
const NEVER_MISSED: readonly string[] = ['house', 'apartment', 'studio', 'school'];

/**
 * The one thing that a customer should know before writing: a room that the brief is about and of which no project has a trace
 * («Has shown no terraces»), or else a budget outside the usual range. Null where nothing speaks against the match.
 */
export function reservationOf({ order, designer }: Pair): Reservation | null {
  const missing = (order.wishes ?? [])
    .filter(({ kind, origin }) => kind === 'room' && origin !== 'guessed')
    .filter(({ value }) => !NEVER_MISSED.includes(value) && isAskedMost(order, value))
    .map(({ value }) => rooms.find(({ id }) => id === value))
    .find((room) => room !== undefined && !isShown(designer, room.id));
  if (missing !== undefined) return { code: 'room', text: `Has shown no ${missing.name}` };
  const { budgetUsd } = order;
  const { budgetMinUsd, budgetMaxUsd } = designer;
  const isOutside =
    budgetUsd !== null &&
    ((budgetMinUsd !== null && budgetUsd < budgetMinUsd) ||
      (budgetMaxUsd !== null && budgetUsd > budgetMaxUsd));
  return isOutside
    ? { code: 'budget', text: `Usual budget ${usualBudget(designer)}, yours ${usdText(budgetUsd)}` }
    : null;
}

function isAskedMost({ rooms: shares }: Pair['order'], room: string): boolean {
  const share = shares[room] ?? 0;
  return share >= ASKED_SHARE_MIN && share === largestShare(shares);
}

function isShown({ projects }: Pair['designer'], room: string): boolean {
  return projects.some(
    ({ rooms: shares, named = [] }) =>
      room in shares || named.some(({ kind, id }) => kind === 'room' && id === room),
  );
}
