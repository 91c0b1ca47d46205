import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Makes the sizes of photos that were not made at the upload. */
export const makeVariants = defineJob({
  name: 'media.make-variants',
  payload: z.object({ photoIds: z.array(z.uuid()) }),
  attempts: 5,
  timeoutMs: 600_000,
  concurrency: 1,
});

/**
 * Removes photos that nothing shows any more, with their files. The keys find the files of a photo whose row is deleted
 * already.
 */
export const removeUnused = defineJob({
  name: 'media.remove-unused',
  payload: z.object({ photos: z.array(z.object({ id: z.uuid(), key: z.string() })) }),
  attempts: 10,
  timeoutMs: 60_000,
  concurrency: 1,
});

/** Removes documents that no delivery has any more. */
export const removeDocuments = defineJob({
  name: 'media.remove-documents',
  payload: z.object({ keys: z.array(z.string()) }),
  attempts: 10,
  timeoutMs: 60_000,
  concurrency: 1,
});

/** Removes the files of a photo that the operator has taken away. */
export const dropRemoved = defineJob({
  name: 'media.drop-removed',
  payload: z.object({ photoId: z.uuid() }),
  attempts: 10,
  timeoutMs: 60_000,
  concurrency: 1,
});

/**
 * Removes files that belong to no photo and no delivery and are older than `before`; every day, those older than any upload under way.
 */
export const sweep = defineJob({
  name: 'media.sweep',
  payload: z.object({ before: z.iso.datetime().optional() }),
  attempts: 3,
  timeoutMs: 600_000,
  concurrency: 1,
  schedule: '41 3 * * *',
});

export const mediaJobs = [makeVariants, removeUnused, removeDocuments, dropRemoved, sweep];
