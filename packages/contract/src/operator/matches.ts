import { z } from 'zod';
import { verdict } from '../matching.ts';
import { text } from '../fields/fields.ts';
import { route } from '../route.ts';

/** What a signal says of a pair. Numbers are null where it has nothing to say. */
const explainedSignal = z.object({
  name: z.string(),
  value: z.number().nullable().describe('0 to 1'),
  weight: z.number().describe('What it counts beside the others'),
  sureness: z.number().describe('What the weight is multiplied by: as clear as the order’s text is'),
  share: z.number().nullable().describe('Weight × sureness, of the sum over all that said something'),
  points: z.number().nullable().describe('What it adds to the score'),
  evidence: z.array(z.string()).describe('What was compared, with ids'),
  reason: z
    .object({ text: z.string(), project_id: z.string().nullable(), photo_id: z.string().nullable() })
    .nullable()
    .describe('The reason on the card, if it gave one'),
});

/** Why an order and a designer match: the arithmetic of the code that makes the lists. */
export const explainedMatch = z
  .object({
    order: z.object({ id: z.string(), name: z.string() }),
    designer: z.object({ id: z.string(), name: z.string() }),
    why_not: z.string().nullable().describe('Why the two cannot be matched; then `match` is null'),
    match: z
      .object({
        score: z.number().describe('0 to 100'),
        mean: z.number().describe('The sum of value × share'),
        rank: z.int().nullable().describe('The place on the order’s list, from 1; null if not on it'),
        count: z.int().describe('How many designers are on the order’s list'),
        for_designer: z
          .object({
            rank: z.int(),
            count: z.int(),
            score: z.number(),
            worth: z.number().describe('The score, less what designers who fit the order better take'),
            better_count: z.int(),
          })
          .nullable()
          .describe('The order’s place on the designer’s list; null if it is not on it'),
        newcomer_drawn_from: z
          .array(z.string())
          .nullable()
          .describe('Ids of designers among whom the place was drawn, if it was given to a newcomer'),
        verdict: verdict.nullable().describe('What the customer has said'),
        lacking: z
          .object({ text: z.string(), points: z.number() })
          .nullable()
          .describe('What would add most to the score'),
        signals: z.array(explainedSignal),
      })
      .nullable(),
  })
  .meta({ id: 'ExplainedMatch' });
export type ExplainedMatch = z.infer<typeof explainedMatch>;

export const explainQuery = z.object({
  order: text(100).describe('The id of an order'),
  designer: text(254).describe('The id or the e-mail address of a designer'),
});
export type ExplainQuery = z.infer<typeof explainQuery>;

export const operatorMatchesApi = {
  explain: route({
    method: 'GET',
    path: 'operator/match/',
    access: 'operator',
    summary: 'Why an order and a designer match: signals, weights, evidence',
    status: 200,
    query: explainQuery,
    reply: explainedMatch,
    errors: ['not_found'],
  }),
};
