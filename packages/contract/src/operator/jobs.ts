import { z } from 'zod';
import { idParams, limitOffset, page, timestamp } from '../fields/fields.ts';
import { route } from '../route.ts';
import { noteBody } from './people.ts';

/** The jobs of one name. */
export const jobQueue = z
  .object({
    name: z.string(),
    waiting: z.int(),
    running: z.int(),
    failed: z.int(),
    oldest_waiting_seconds: z.int().nullable().describe('Null while none waits'),
  })
  .meta({ id: 'JobQueue' });
export type JobQueue = z.infer<typeof jobQueue>;

/** A job that has failed for the last time. */
export const failedJob = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: timestamp,
    failed_at: timestamp,
    attempts: z.int(),
    error: z.string().describe('The first line of what went wrong; empty if nothing was said'),
  })
  .meta({ id: 'FailedJob' });
export type FailedJob = z.infer<typeof failedJob>;

export const operatorJobsApi = {
  list: route({
    method: 'GET',
    path: 'operator/job/',
    access: 'operator',
    summary: 'Jobs that have failed, latest first, and how long the queues are',
    status: 200,
    query: limitOffset,
    reply: page(failedJob).extend({ queues: z.array(jobQueue) }),
  }),
  retry: route({
    method: 'POST',
    path: 'operator/job/:id/retry/',
    access: 'operator',
    summary: 'Have a failed job tried again. Again: changes nothing',
    status: 204,
    params: idParams,
    body: noteBody,
    errors: ['not_found'],
  }),
};
