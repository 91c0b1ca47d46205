import { weights } from '@tessera/matching/score/weights';
import type { SignalName } from '@tessera/matching/signals/signals';
import { ndcg, signalNames, toCase, type JudgedOrder } from './judged-case.ts';

/** What a signal is worth to one kind of order: the mean nDCG@10 with all signals less that without it. */
export interface Worth {
  signal: SignalName;
  setName: string;
  /** Null for all orders of the set. */
  variant: string | null;
  gain: number;
}

/** Leaves each signal out in turn and ranks every order by the others, for each set and each kind of order in it. */
export function leaveOneOut(judged: readonly JudgedOrder[]): Worth[] {
  const cases = judged.map(toCase);
  const groups = [
    ...[...Map.groupBy(cases, ({ setName }) => setName)].map(([setName, part]) => ({
      setName,
      variant: null,
      part,
    })),
    ...[...Map.groupBy(cases, ({ setName, variant }) => `${setName}.${variant}`).values()].map((part) => ({
      setName: part[0]!.setName,
      variant: part[0]!.variant,
      part,
    })),
  ];
  return signalNames.flatMap((signal) => {
    const without = { ...weights, [signal]: 0 };
    return groups.map(({ setName, variant, part }) => {
      const gains = part.flatMap((one) => {
        const [all, others] = [ndcg(one, weights), ndcg(one, without)];
        return all === null || others === null ? [] : [all - others];
      });
      const gain = gains.reduce((sum, value) => sum + value, 0) / Math.max(1, gains.length);
      return { signal, setName, variant, gain };
    });
  });
}
