import type { OrderEvidence } from '../../evidence/evidence.ts';
import type { Shares } from '../../math/shares.ts';
import type { BriefReading, Wish, WishKind } from '../brief-reading.ts';

/**
 * What is left to what the text only suggests, beside what the brief names: 0..1. Chosen on the three development sets
 * together, and not yet tried on other data (docs/matching.md).
 */
const SUGGESTED_PART = { styles: 0.4, rooms: 0.4, works: 0.5 } as const;

const kindsOf = {
  styles: ['style', 'not_style'],
  rooms: ['room', 'not_room'],
  works: ['work', 'not_work'],
} as const satisfies Record<string, readonly [WishKind, WishKind]>;

/** The order's evidence with what its brief asks for: what is named outranks what is suggested, what is refused goes. */
export function applyReading<Order extends OrderEvidence>(order: Order, { wishes }: BriefReading): Order {
  return {
    ...order,
    wishes,
    styles: toAsked('styles', order.styles, wishes),
    rooms: toAsked('rooms', order.rooms, wishes),
    works: toAsked('works', order.works, wishes),
  };
}

function toAsked(kind: keyof typeof kindsOf, suggested: Shares, wishes: readonly Wish[]): Shares {
  const [wanted, unwanted] = kindsOf[kind];
  const named = wishes.filter((wish) => wish.kind === wanted && wish.origin !== 'guessed');
  const refused = new Set(wishes.filter((wish) => wish.kind === unwanted).map(({ value }) => value));
  const kept = Object.entries(suggested).filter(([id]) => !refused.has(id));
  const total = kept.reduce((sum, [, share]) => sum + share, 0);
  const part = named.length === 0 ? 1 : SUGGESTED_PART[kind];
  const asked: Shares = {};
  for (const [id, share] of kept) asked[id] = (part * share) / Math.max(total, Number.EPSILON);
  if (named.length === 0) for (const id in asked) asked[id]! *= total;
  for (const { value } of named) asked[value] = (asked[value] ?? 0) + (1 - part) / named.length;
  return asked;
}
