/** The channel on which the database says that a job waits. */
export const JOB_CHANNEL = 'job';

/** What the database says of jobs, for the worker of this process. */
export interface JobNews {
  /**
   * Passes on a notification: the name of a queue with a job that may be begun, or an empty text when a job falls due later. Without one,
   * notifications may have been missed, because they arrive over a new connection.
   */
  hear(queueName?: string): void;
  /** Has `listener` called with everything that is heard from now on. @returns how to end it */
  listen(listener: (queueName?: string) => void): () => void;
}

/** The news of one process. What is heard while nobody listens is gone. */
export function createJobNews(): JobNews {
  const listeners = new Set<(queueName?: string) => void>();
  return {
    hear(queueName) {
      for (const listener of listeners) listener(queueName);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
