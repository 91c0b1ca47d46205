import { createModelPool, type ModelPoolOptions } from '../onnx/model-pool.ts';

/** Nobody waits for what is seen in a photo, and several come at a time. */
const IDLE_MS = 20_000;
const NICENESS = 5;

/** Runs photo models in processes of their own, behind everything else, which end after 20 seconds without work. */
export function createPhotoPool(options: ModelPoolOptions) {
  const pool = createModelPool(options, { niceness: NICENESS, idleMs: IDLE_MS });
  return {
    /** Calls a function of the worker with one photo at a time, and with `models` beside it. */
    run: <Photo>(name: string, photos: readonly Uint8Array[], models: object) =>
      Promise.all(photos.map((photo) => pool.run(name, { ...models, photo }) as Promise<Photo>)),
    finish: () => pool.finish(),
  };
}
