import { z } from 'zod';

/** How many of something an account has, and how many its plan allows. */
export const limit = z.object({ count: z.int(), limit: z.int() }).meta({ id: 'Limit' });
export type Limit = z.infer<typeof limit>;
