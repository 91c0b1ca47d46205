import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Makes the sizes of a photo that were not made when it was taken in. */
export const makeVariants = defineJob({
  name: 'media.make-variants',
  payload: z.object({ photoId: z.uuid() }),
  attempts: 5,
  timeoutMs: 180_000,
  concurrency: 1,
  load:
    async () =>
    ({ photoId }, { deps, isLastAttempt }) =>
      deps.media.makeVariants(photoId, isLastAttempt),
});

/** Removes a photo that nothing shows any more, with its files. */
export const removeUnused = defineJob({
  name: 'media.remove-unused',
  payload: z.object({ photoId: z.uuid(), key: z.string() }),
  attempts: 10,
  timeoutMs: 60_000,
  concurrency: 1,
  load:
    async () =>
    ({ photoId, key }, { deps }) =>
      deps.media.removeUnused(photoId, key),
});

/** Removes files that belong to no photo; by default once a day those older than any upload under way can be. */
export const sweep = defineJob({
  name: 'media.sweep',
  payload: z.object({ before: z.iso.datetime().optional() }),
  attempts: 3,
  timeoutMs: 600_000,
  concurrency: 1,
  schedule: '41 3 * * *',
  load:
    async () =>
    ({ before }, { deps }) =>
      deps.media.sweep(before === undefined ? undefined : new Date(before)),
});

export const mediaJobs = [makeVariants, removeUnused, sweep];
