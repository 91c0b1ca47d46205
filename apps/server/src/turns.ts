import pLimit, { type LimitFunction } from 'p-limit';

/** Does work after all earlier work under the same name has ended, in this process. */
export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Makes separate turns: names are shared with no other caller of this function. */
export function createTurns(): InTurn {
  const turns = new Map<string, LimitFunction>();
  return async (name, work) => {
    const turn = turns.get(name) ?? pLimit(1);
    turns.set(name, turn);
    try {
      return await turn(work);
    } finally {
      if (turn.activeCount + turn.pendingCount === 0) turns.delete(name);
    }
  };
}
