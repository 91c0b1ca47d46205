import { workerData } from 'node:worker_threads';
import { loadModel } from './models/build.ts';
import { loadTextModel } from './text-model.ts';

const { cacheDir } = workerData as { cacheDir: string };

/** Loaded at first use, and again after a failure. */
const textModel = once(async () => loadTextModel(await loadModel(cacheDir, 'minilm')));

export async function embedTexts(texts: readonly string[]): Promise<Float32Array[]> {
  const embed = await textModel();
  return embed(texts);
}

/** Remembers a success for good; a failure is told to its callers and tried again at the next call. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
