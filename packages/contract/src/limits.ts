import { z } from 'zod';

/** How many of something an account has, and how many its plan allows. */
export const limit = z.object({ count: z.int(), limit: z.int() }).meta({ id: 'Limit' });
export type Limit = z.infer<typeof limit>;

/** Whether the part of a thing that matching needs is there: its text and photos turned into vectors. */
export const matchingState = z
  .enum(['pending', 'ready', 'failed', 'no_photos'])
  .describe(
    '`pending`: being prepared; `failed`: parked after repeated failures; `no_photos`: takes no part',
  );
export type MatchingState = z.infer<typeof matchingState>;
