import type { OrderEvidence } from './evidence.ts';

/** What each signal counts at most, relative to the others (docs/matching.md). */
export const weights = {
  photos: 60,
  caption: 40,
  style: 66,
  brief: 17,
  room: 24,
  work: 14,
  words: 6,
  budget: 8,
  country: 2,
  language: 3,
  taste: 20,
} as const;

export type SignalName = keyof typeof weights;

/** What a customer may weigh for an order: look, what is to be done, money, place and language. */
export type SignalGroup = 'style' | 'scope' | 'budget' | 'nearness';

/** How much each group counts, 0..2: 0 leaves it out, 1 is as usual. */
export type Emphasis = Readonly<Record<SignalGroup, number>>;

/** As usual. */
export const evenEmphasis: Emphasis = { style: 1, scope: 1, budget: 1, nearness: 1 };

/** The group a signal belongs to; what the customer has said of designers counts whatever else does. */
const groups: Readonly<Record<SignalName, SignalGroup | null>> = {
  photos: 'style',
  caption: 'style',
  style: 'style',
  brief: 'scope',
  room: 'scope',
  work: 'scope',
  words: 'scope',
  budget: 'budget',
  country: 'nearness',
  language: 'nearness',
  taste: null,
};

/**
 * Exponent of a group's emphasis. Small groups rise faster, so that each slider at its end moves the list: of all weight
 * of an order with pictures, text and budget, style then has over three quarters, scope over half, the others a fifth to a third.
 */
const steepness: Readonly<Record<SignalGroup, number>> = { style: 1, scope: 2, budget: 3, nearness: 3 };

/** Signals read from the order's text count as much as the text says. */
const fromText: ReadonlySet<SignalName> = new Set(['caption', 'style', 'brief', 'room', 'work', 'words']);

/** What a style, room or work counts is as much as the likeliest of them is sure: a text is about some and not others. */
const readAs: Partial<Record<SignalName, 'styles' | 'rooms' | 'works'>> = {
  style: 'styles',
  room: 'rooms',
  work: 'works',
};

/** What a signal counts for one order: 0 and up. */
export function weightFor(
  signal: SignalName,
  order: OrderEvidence,
  emphasis: Emphasis = evenEmphasis,
): number {
  const group = groups[signal];
  const factor = group === null ? 1 : emphasis[group] ** steepness[group];
  return weights[signal] * factor * certainty(signal, order);
}

/** How far an order says what a signal is about: 0..1. */
function certainty(signal: SignalName, order: OrderEvidence): number {
  const clarity = fromText.has(signal) ? order.clarity : 1;
  const kind = readAs[signal];
  return kind === undefined ? clarity : clarity * Math.max(0, ...Object.values(order[kind]));
}
