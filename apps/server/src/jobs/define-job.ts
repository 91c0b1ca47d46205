import type { z } from 'zod';

/** Work done after the answer, as data: its name, what it is about, and how it is tried. `job-handlers.ts` says what does it. */
export interface Job<Name extends string = string, Payload extends z.ZodObject = z.ZodObject> {
  /** Feature first: `matching.embed-order`. Also the name of its queue. */
  name: Name;
  /** Ids only. They are read again on arrival, because rows may outlive the code that wrote them. */
  payload: Payload;
  /** How often it is tried before it is given up. */
  attempts: number;
  timeoutMs: number;
  /** How many run at once in one process. */
  concurrency: number;
  /** Set for a job that runs regularly instead of on demand: a cron expression in UTC. */
  schedule?: string;
}

/**
 * Does a job. Running it twice must end at the same state as running it once. On the last attempt it may leave a state
 * that people can see before it gives up; it throws all the same. `signal` is aborted when the job's time is up,
 * and `leaving` also when the process is about to stop: a job that goes on where it was left may end then, at any point.
 */
export type JobHandler<Payload extends z.ZodObject = z.ZodObject> = (
  payload: z.output<Payload>,
  context: { signal: AbortSignal; leaving: AbortSignal; isLastAttempt: boolean },
) => Promise<void>;

/** The handlers of jobs by the jobs' names: one for each, which the compiler checks. */
export type HandlersOf<Jobs extends readonly Job[]> = {
  readonly [One in Jobs[number] as One['name']]: JobHandler<One['payload']>;
};

/** Declares a job; only fixes the types. */
export function defineJob<const Name extends string, Payload extends z.ZodObject>(
  job: Job<Name, Payload>,
): Job<Name, Payload> {
  return job;
}
