import type { OrderEvidence } from './evidence.ts';

/** What each signal counts, relative to the others. */
export const weights = {
  photos: 60,
  style: 28,
  brief: 18,
  room: 8,
  work: 8,
  words: 6,
  budget: 8,
  country: 3,
  language: 3,
} as const;

export type SignalName = keyof typeof weights;

/** Signals read from the order's text count as much as the text says. */
const fromText: ReadonlySet<SignalName> = new Set(['style', 'brief', 'room', 'work', 'words']);

/** What a signal counts for one order. */
export function weightFor(signal: SignalName, order: OrderEvidence): number {
  return weights[signal] * (fromText.has(signal) ? order.clarity : 1);
}
