import type { NotificationKind } from '../talk/notifications.ts';

/** The two sides of a deal. A call by the wrong one is `permission_denied`. */
export type Side = 'customer' | 'designer';

/** Who is told of a move: a side, or every designer whose open application it closes. */
export type Told = Side | 'open applicants';

/**
 * One edge of a state graph, or several with the same action and end: who may do what, from where to where, and who is
 * told what kind of notification. What is no edge is refused with `wrong_state`.
 */
export interface Move<Status extends string = string, Action extends string = string> {
  action: Action;
  by: Side;
  from: readonly Status[];
  to: Status;
  tells: readonly { who: Told; kind: NotificationKind }[];
}

/** The edge by which this side does this now; undefined where the graph has none. */
export function findMove<Status extends string, Action extends string>(
  moves: readonly Move<Status, Action>[],
  { action, by, from }: { action: Action; by: Side; from: Status },
): Move<Status, Action> | undefined {
  return moves.find((move) => move.action === action && move.by === by && move.from.includes(from));
}
