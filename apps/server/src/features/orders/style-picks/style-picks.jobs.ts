import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

/** Makes photos of the quiz's rooms that an order's customer picked or passed. */
export const takeStylePictures = defineJob({
  name: 'orders.take-style-pictures',
  payload: z.object({ orderId: z.uuid() }),
  attempts: 5,
  timeoutMs: 180_000,
  concurrency: 1,
});
