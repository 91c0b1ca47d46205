import type {
  OrderReading,
  ReadingQuestion,
  SetReading as SetReadingOnWire,
  Wish as WishOnWire,
  WishOption,
} from '@tessera/contract/orders/order-reading';
import type { StylePick } from '@tessera/contract/orders/style-picks';
import type { BriefReading, SetReading, WishKey } from '@tessera/matching/reading/brief-reading';
import { mergeReading } from '@tessera/matching/reading/apply/merge-reading';
import { labelOfWish, wishTerms } from '@tessera/matching/reading/mentions/wish-terms';
import { fieldError } from '../../http/app-error.ts';
import type { FieldError } from '@tessera/contract/errors/errors';
import { allCountries, allLanguages } from '../geo/geo.service.ts';
import { questionOf } from './order-question.ts';
import { withLean } from './style-picks/lean-wishes.ts';

/** What an order asks for, as its customer sees it. `read` is null until the order is read for the first time. */
export function toOrderReading(
  read: BriefReading | null,
  picks: readonly StylePick[],
  set: SetReading | null,
): OrderReading {
  const reading = mergeReading(withLean(read ?? nothingRead, picks), set);
  return {
    wishes: reading.wishes.map(toWish),
    added: (set?.added ?? []).map(({ kind, value, isMust }) => ({ kind, value, must: isMust })),
    removed: (set?.removed ?? []).map(({ kind, value }) => ({ kind, value })),
    question: read && toQuestion(questionOf(reading)),
  };
}

const nothingRead: BriefReading = { language: 'en', wishes: [], isVague: false };

function toWish({ kind, value, isMust, origin, sources }: BriefReading['wishes'][number]): WishOnWire {
  return {
    kind,
    value,
    label: labelOfWish({ kind, value }),
    must: isMust,
    origin,
    sources: sources.map(({ field, start, end, words }) => ({
      field: field === 'name' ? 'object_name' : 'object_desc',
      start,
      end,
      words,
    })),
  };
}

function toQuestion(question: ReturnType<typeof questionOf>): ReadingQuestion | null {
  return (
    question && {
      text: question.text,
      answers: question.answers.map(({ isMust, ...key }) => ({
        ...key,
        must: isMust,
        label: labelOfWish(key),
      })),
    }
  );
}

/** What a person set, as it is stored; undefined and null stay what they are. */
export function toSetReading<Sent extends SetReadingOnWire | null | undefined>(
  sent: Sent,
): SetReading | Exclude<Sent, SetReadingOnWire> {
  if (sent === null || sent === undefined) return sent as Exclude<Sent, SetReadingOnWire>;
  return {
    added: sent.added.map(({ kind, value, must }) => ({ kind, value: normal(kind, value), isMust: must })),
    removed: sent.removed.map(({ kind, value }) => ({ kind, value: normal(kind, value) })),
  };
}

/** A sum has one spelling. */
function normal(kind: WishKey['kind'], value: string): string {
  return kind === 'budget' ? String(Number(value)) : value;
}

/** Everything that can be wished for, besides a budget. */
export const wishOptions: readonly WishOption[] = [
  ...wishTerms.map(({ kind, id }) => ({ kind, value: id })),
  ...allLanguages.map(({ code }) => ({ kind: 'language' as const, value: code })),
  ...allCountries.map(({ code }) => ({ kind: 'country' as const, value: code })),
].map((option) => ({ ...option, label: labelOfWish(option) }));

const knownValues = new Set(wishOptions.map(({ kind, value }) => `${kind} ${value}`));

/** Faults of wishes for something that does not exist. */
export function unknownWishes(set: SetReadingOnWire | null | undefined): FieldError[] {
  return (['added', 'removed'] as const).flatMap((list) =>
    (set?.[list] ?? []).flatMap(({ kind, value }, at) =>
      kind === 'budget' || knownValues.has(`${kind.replace('not_', '')} ${value}`)
        ? []
        : [fieldError(`reading.${list}.${at}.value`, 'invalid_choice')],
    ),
  );
}
