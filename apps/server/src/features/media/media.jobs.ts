import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Makes the sizes of photos that were not made when they were taken in. */
export const makeVariants = defineJob({
  name: 'media.make-variants',
  payload: z.object({ photoIds: z.array(z.uuid()) }),
  attempts: 5,
  timeoutMs: 600_000,
  concurrency: 1,
  load:
    async () =>
    ({ photoIds }, { deps, isLastAttempt }) =>
      deps.media.makeVariants(photoIds, isLastAttempt),
});

/** Makes the same sizes once more, coded so that they are smallest. One photo at a time: it takes seconds. */
export const makeSmallestVariants = defineJob({
  name: 'media.make-smallest-variants',
  payload: z.object({ photoId: z.uuid() }),
  attempts: 3,
  timeoutMs: 600_000,
  concurrency: 1,
  load:
    async () =>
    ({ photoId }, { deps }) =>
      deps.media.makeSmallestVariants(photoId),
});

/** Removes photos that nothing shows any more, with their files. The keys find the files of a photo whose row has gone. */
export const removeUnused = defineJob({
  name: 'media.remove-unused',
  payload: z.object({ photos: z.array(z.object({ id: z.uuid(), key: z.string() })) }),
  attempts: 10,
  timeoutMs: 60_000,
  concurrency: 1,
  load:
    async () =>
    ({ photos }, { deps }) =>
      deps.media.removeUnused(photos),
});

/** Removes the files of a photo that the operator has taken away. */
export const dropRemoved = defineJob({
  name: 'media.drop-removed',
  payload: z.object({ photoId: z.uuid() }),
  attempts: 10,
  timeoutMs: 60_000,
  concurrency: 1,
  load:
    async () =>
    ({ photoId }, { deps }) =>
      deps.media.dropRemoved(photoId),
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

export const mediaJobs = [makeVariants, makeSmallestVariants, removeUnused, dropRemoved, sweep];
