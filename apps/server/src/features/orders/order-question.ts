import type { BriefReading, Wish, WishKey } from '@tessera/matching/reading/brief-reading';
import { labelOfWish } from '@tessera/matching/reading/mentions/wish-terms';

/** Something to ask the customer, with wishes that answer it. */
export interface Question {
  text: string;
  answers: readonly (WishKey & { isMust: boolean })[];
}

/** The rooms that orders are about most often, with one for outdoors. */
const COMMON_ROOMS = ['living', 'kitchen', 'bedroom', 'bathroom', 'apartment', 'house', 'garden'];

/** Styles far from each other, so that any answer tells designers apart. */
const FAR_STYLES = ['scandinavian', 'mid-century', 'industrial', 'japandi', 'traditional', 'rustic'];

/**
 * The one thing that is worth asking about an order: what it both wants and does not want, else the room, else, where it
 * says too little, the look. Null where nothing is.
 */
export function questionOf(reading: BriefReading): Question | null {
  const refused = reading.wishes.find((one) => one.origin === 'said' && isContested(one, reading));
  if (refused !== undefined) {
    const { kind, value } = refused;
    const wanted = kind.replace('not_', '') as WishKey['kind'];
    return {
      text: `Do you want ${labelOfWish({ kind, value })}?`,
      answers: [
        { kind: wanted, value, isMust: false },
        { kind, value, isMust: true },
      ],
    };
  }
  if (!reading.wishes.some(({ kind }) => kind === 'room'))
    return ask('Which room is it?', 'room', COMMON_ROOMS);
  if (reading.isVague && !reading.wishes.some(({ kind }) => kind === 'style'))
    return ask('Which look is nearest to what you like?', 'style', FAR_STYLES);
  return null;
}

function isContested({ kind, value }: Wish, { contested = [] }: BriefReading): boolean {
  return contested.some((other) => other.kind === kind && other.value === value);
}

function ask(text: string, kind: WishKey['kind'], values: readonly string[]): Question {
  return { text, answers: values.map((value) => ({ kind, value, isMust: false })) };
}
