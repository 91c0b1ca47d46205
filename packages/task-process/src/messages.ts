/** What a process of a pool is told to do. */
export interface TaskMessage {
  name: string;
  task: unknown;
}

/** What it says: once that it is ready, then one answer for each task. */
export type AnswerMessage =
  { kind: 'ready' } | { kind: 'done'; result: unknown } | { kind: 'failed'; name: string; message: string };
