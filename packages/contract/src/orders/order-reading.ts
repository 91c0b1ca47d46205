import { isAboutTheSame } from './wishes.ts';
import { z } from 'zod';

/** The most wishes a person can add to a reading, and the most that can be removed from it. */
export const SET_WISHES_MAX = 50;

/** The largest budget that can be wished for, in whole US dollars: as in the order itself. */
const WISH_BUDGET_USD_MAX = 1_000_000_000;

/** What a wish is about. The forms with `not_` are unwanted; `not_room` is also a room that stays as it is. */
export const wishKinds = [
  'style',
  'not_style',
  'room',
  'not_room',
  'work',
  'not_work',
  'language',
  'country',
  'budget',
] as const;
export type WishKind = (typeof wishKinds)[number];

/** The kinds whose values are listed by `customer/order/wish-option/`; the value of a budget is a sum. */
export const wishOptionKinds = ['style', 'room', 'work', 'language', 'country'] as const;

/** A wish by what it is about. */
export const wishKey = z.object({
  kind: z.enum(wishKinds),
  value: z
    .string()
    .describe(
      'The id of a style, room or kind of work, a language (ISO 639-1), a country (ISO 3166-1 alpha-2), or whole US dollars as digits',
    ),
});
export type WishKey = z.infer<typeof wishKey>;

/** A wish with what its value stands for. */
export const namedWish = wishKey.extend({ label: z.string() }).meta({ id: 'NamedWish' });
export type NamedWish = z.infer<typeof namedWish>;

const must = z
  .boolean()
  .describe(
    'Whether a designer who does not meet it is no match, however well the rest fits. Of a budget: whether it is a cap',
  );

const setWish = wishKey.extend({ must });

/** What a person sets in a reading. It wins over what is read. */
export const setReading = z
  .object({
    added: z
      .array(setWish)
      .max(SET_WISHES_MAX)
      .default([])
      .describe('Wishes that hold although nobody reads them'),
    removed: z
      .array(wishKey)
      .max(SET_WISHES_MAX)
      .default([])
      .describe('Wishes that do not hold although they are read'),
  })
  .superRefine(({ added, removed }, context) => {
    for (const [list, wishes] of Object.entries({ added, removed })) {
      for (const [at, wish] of wishes.entries()) {
        const isBudget = wish.kind === 'budget';
        if (isBudget && !(/^\d{1,10}$/.test(wish.value) && Number(wish.value) <= WISH_BUDGET_USD_MAX))
          context.addIssue({ code: 'custom', path: [list, at, 'value'], params: { code: 'invalid' } });
        if (wishes.slice(0, at).some((other) => isAboutTheSame(other, wish)) && list === 'added')
          context.addIssue({ code: 'custom', path: [list, at], params: { code: 'invalid' } });
      }
    }
  })
  .meta({ id: 'SetReading' });
export type SetReading = z.infer<typeof setReading>;

/** One thing that an order asks for. */
export const wish = setWish
  .extend({
    label: z.string().describe('What the value stands for, in English: «Scandinavian», «kitchen», «$15,000»'),
    origin: z
      .enum(['said', 'guessed', 'set'])
      .describe('`said`: the order names it; `guessed`: read into what it describes; `set`: a person set it'),
    sources: z
      .array(
        z.object({
          field: z.enum(['object_name', 'object_desc']),
          start: z.int().describe('Place of the first UTF-16 code unit in the field'),
          end: z.int().describe('Place after the last one'),
          words: z.string(),
        }),
      )
      .describe('The words it comes from; none for what was guessed or set, and for the sum of the form'),
  })
  .meta({ id: 'Wish' });
export type Wish = z.infer<typeof wish>;

/** A wish that can be picked, with what it stands for. */
export const wishOption = z
  .object({ kind: z.enum(wishOptionKinds), value: z.string(), label: z.string() })
  .meta({ id: 'WishOption' });
export type WishOption = z.infer<typeof wishOption>;

/** Something to ask the customer, with answers that can be added as they are. */
export const readingQuestion = z.object({
  text: z.string(),
  answers: z.array(setWish.extend({ label: z.string() })),
});
export type ReadingQuestion = z.infer<typeof readingQuestion>;

/** What an order asks for, as it was read and as a person set it. */
export const orderReading = z
  .object({
    wishes: z.array(wish).describe('What holds: what a person set first, then what was read, guesses last'),
    added: z.array(setWish),
    removed: z.array(wishKey),
    question: readingQuestion
      .nullable()
      .describe('Asked where the order contradicts itself or says too little; nobody has to answer'),
  })
  .meta({ id: 'OrderReading' });
export type OrderReading = z.infer<typeof orderReading>;
