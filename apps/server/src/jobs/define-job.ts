import type { z } from 'zod';
import type { JobDeps } from '../deps.ts';

/** Work done after the answer. Running it twice must end at the same state as running it once. */
export interface Job<Payload extends z.ZodObject = z.ZodObject> {
  /** Feature first: `matching.embed-order`. Also the name of its queue. */
  name: string;
  /** Ids only; read again on arrival, because rows may outlive the code that wrote them. */
  payload: Payload;
  /** How often it is tried before it is parked. */
  attempts: number;
  timeoutMs: number;
  /** How many run at once in one process. */
  concurrency: number;
  /** Run every so often instead of on demand, as a cron expression in UTC. */
  schedule?: string;
  /** Loads the handler; an API process that runs no jobs never loads it. */
  load(): Promise<JobHandler<Payload>>;
}

/** Does a job. `isLastAttempt` lets it leave a state that people can see before it gives up; then it throws all the same. */
export type JobHandler<Payload extends z.ZodObject> = (
  payload: z.output<Payload>,
  context: { deps: JobDeps; signal: AbortSignal; isLastAttempt: boolean },
) => Promise<void>;

/** Declares a job; only fixes the types. */
export function defineJob<Payload extends z.ZodObject>(job: Job<Payload>): Job<Payload> {
  return job;
}
