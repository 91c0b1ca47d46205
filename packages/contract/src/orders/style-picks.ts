import { quizPairs, pairOf } from './style-quiz.ts';
import { z } from 'zod';

/** Which of the two rooms of a pair was chosen. */
export const stylePick = z
  .object({
    liked: z.string().max(60).describe('The name of the room that was chosen'),
    passed: z.string().max(60).describe('The name of the room beside it'),
  })
  .meta({ id: 'StylePick' });
export type StylePick = z.infer<typeof stylePick>;

/** What a customer picked in the style quiz: each pair at most once. */
export const stylePicks = z
  .array(stylePick)
  .max(quizPairs.length)
  .superRefine((picks, context) => {
    const pairs = picks.map(pairOf);
    for (const [at, pair] of pairs.entries()) {
      if (pair === undefined || pairs.indexOf(pair) < at)
        context.addIssue({ code: 'custom', path: [at], params: { code: 'invalid_choice' } });
    }
  });
