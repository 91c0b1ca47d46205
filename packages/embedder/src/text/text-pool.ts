import { createModelPool, type ModelPoolOptions } from '../onnx/model-pool.ts';

/** Small enough that a long list leaves room for other callers, large enough to batch well. */
const TEXTS_PER_TASK = 32;

/** Loading takes about a second, which somebody who edits an order should wait for once at most. */
const IDLE_MS = 5 * 60_000;

/** Runs a text model in processes of its own, which start at the first call and end after 5 minutes without work. */
export function createTextPool(options: ModelPoolOptions) {
  const pool = createModelPool(options, { niceness: 0, idleMs: IDLE_MS });
  return {
    /** Calls a function of the worker with some of the texts at a time, and with `model` beside them. */
    async run(name: string, texts: readonly string[], model: object): Promise<Float32Array[]> {
      const tasks: Promise<unknown>[] = [];
      for (let start = 0; start < texts.length; start += TEXTS_PER_TASK)
        tasks.push(pool.run(name, { ...model, texts: texts.slice(start, start + TEXTS_PER_TASK) }));
      return ((await Promise.all(tasks)) as Float32Array[][]).flat();
    },
    finish: () => pool.finish(),
  };
}
