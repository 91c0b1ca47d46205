import type { Match } from '../score/rank.ts';
import type { Reader, ReasonText } from '../signals/signal.ts';
import { signalOf, type ReasonName } from '../signals/signals.ts';

/** Why a match is one, in words that can be checked. */
export interface Reason extends ReasonText {
  /** The signal that gives the reason. */
  signal: ReasonName;
}

/** How many reasons a card has room for. */
const REASONS_MAX = 3;

/**
 * Up to three reasons of a match: different facts before a second one of the same kind, work before money and people, the
 * strongest of each. Each comes from a signal that added points to the score, and names the project or photo that made it
 * do so. No project is named twice.
 */
export function explain(match: Match, reader: Reader): Reason[] {
  const reasons = match.contributions
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => Number(isVague(a)) - Number(isVague(b)) || b.points - a.points)
    .flatMap(({ signal, value }) => {
      const reason = signalOf[signal].reason?.(match, value, reader);
      return reason ? [{ signal: signal as ReasonName, ...reason }] : [];
    });
  const projectIds = new Set<string>();
  const distinct = reasons.filter(({ projectId }) => {
    if (projectId === null) return true;
    const isNew = !projectIds.has(projectId);
    projectIds.add(projectId);
    return isNew;
  });
  const firsts = (['seen', 'practical', 'human'] as const).flatMap(
    (fact) => distinct.find(({ signal }) => signalOf[signal].fact === fact) ?? [],
  );
  return [...new Set([...firsts, ...distinct])].slice(0, REASONS_MAX);
}

/** «Close to your brief» tells less than what a project shows. */
function isVague({ signal }: { signal: string }): boolean {
  return signal === 'brief';
}
