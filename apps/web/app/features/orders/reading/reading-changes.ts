import type { SetReading, WishKey } from '@tessera/contract/orders/order-reading';
import { isAboutTheSame } from '@tessera/contract/orders/wishes';

/** A wish that a person sets. */
export type AddedWish = SetReading['added'][number];

/** Tells wishes apart. */
export function keyOf({ kind, value }: WishKey): string {
  return `${kind} ${value}`;
}

/** What a person set, with one wish more. It takes the place of what was set about the same thing. */
export function withWish({ added, removed }: SetReading, { kind, value, must }: AddedWish): SetReading {
  const wish = { kind, value, must };
  return {
    added: [...added.filter((one) => !isAboutTheSame(one, wish)), wish],
    removed: removed.filter((one) => !isSame(one, wish)),
  };
}

/** What a person set, without a wish that was read or added. */
export function withoutWish({ added, removed }: SetReading, { kind, value }: WishKey): SetReading {
  const wish = { kind, value };
  return {
    added: added.filter((one) => !isSame(one, wish)),
    removed: [...removed.filter((one) => !isSame(one, wish)), wish],
  };
}

function isSame(one: WishKey, other: WishKey): boolean {
  return one.kind === other.kind && one.value === other.value;
}
