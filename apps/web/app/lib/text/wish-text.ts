import type { Wish, WishKey } from '@tessera/contract/orders/order-reading';
import { subjectOf } from '@tessera/contract/orders/wishes';

/** A wish with the name of its value. */
export type NamedWish = WishKey & { label: string; must: boolean };

/** A wish in the words of a chip: «Scandinavian», «not farmhouse», «must speak German», «up to $15,000». */
export function wishText({ kind, label, must }: NamedWish): string {
  switch (kind) {
    case 'style':
      return must ? `only ${label}` : label;
    case 'room':
      return must ? `${label} only` : label;
    case 'work':
      return must ? `must do ${label}` : label;
    case 'not_style':
    case 'not_room':
    case 'not_work':
      return must ? `not ${label}` : `rather not ${label}`;
    case 'language':
      return must ? `must speak ${label}` : `speaks ${label}`;
    case 'country':
      return must ? `must be in ${label}` : `in ${label}`;
    case 'budget':
      return must ? `up to ${label}` : `about ${label}`;
  }
}

/** A wish as the chip of an order shows it: what is only guessed says so. */
export function shownWishText(wish: Pick<Wish, 'origin'> & NamedWish): string {
  return wish.origin === 'guessed' ? `perhaps ${wishText(wish)}` : wishText(wish);
}

/** What is shown of a room or another thing, in the plural: «kitchens», «renovation». */
export function shownText({ kind, label }: Pick<WishKey, 'kind'> & { label: string }): string {
  if (kind !== 'room') return label;
  // Of two words the first one takes the plural: «halls and stairs».
  const [first, ...others] = label.split(' and ') as [string, ...string[]];
  return [first.endsWith('s') ? first : `${first}s`, ...others].join(' and ');
}

/** What a designer does not do, as it follows «Does not meet:». */
export function unmetText(wish: WishKey & { label: string }): string {
  const { kind, label } = wish;
  switch (kind) {
    case 'language':
      return `speaks ${label}`;
    case 'country':
      return `is in ${label}`;
    case 'budget':
      return `works for up to ${label}`;
    case 'style':
    case 'room':
    case 'work':
      return `shows ${shownText(wish)}`;
    default:
      return `not ${label}`;
  }
}

/** A way in which a wish can hold. */
export type WishStance = 'wanted' | 'must' | 'unwanted';

/** How a wish holds now. */
export function stanceOf({ kind, must }: Pick<NamedWish, 'kind' | 'must'>): WishStance {
  if (kind.startsWith('not_')) return 'unwanted';
  return must ? 'must' : 'wanted';
}

/** The stances that a wish of this kind can take, with their names. */
export function stancesFor(kind: WishKey['kind']): readonly { stance: WishStance; name: string }[] {
  const subject = subjectOf(kind);
  if (subject === 'budget')
    return [
      { stance: 'wanted', name: 'A guide' },
      { stance: 'must', name: 'A limit' },
    ];
  const both = [
    { stance: 'wanted', name: 'A wish' },
    { stance: 'must', name: 'A must' },
  ] as const;
  return subject === 'language' || subject === 'country'
    ? both
    : [...both, { stance: 'unwanted', name: 'Not wanted' }];
}

/** The same wish with another stance. */
export function withStance<One extends WishKey>(wish: One, stance: WishStance): One & { must: boolean } {
  const subject = subjectOf(wish.kind);
  const kind = (stance === 'unwanted' ? `not_${subject}` : subject) as WishKey['kind'];
  return { ...wish, kind, must: stance !== 'wanted' };
}
