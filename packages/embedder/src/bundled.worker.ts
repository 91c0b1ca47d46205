import { workerData } from 'node:worker_threads';
import { loadModel } from './models/build.ts';
import { loadPhotoModel } from './photo-model.ts';
import type { PhotoFeatures } from './port.ts';
import { loadTextModel } from './text-model.ts';

const { cacheDir } = workerData as { cacheDir: string };

const textModel = once(async () => loadTextModel(await loadModel(cacheDir, 'minilm')));
const photoModel = once(async () =>
  loadPhotoModel({
    centernet: await loadModel(cacheDir, 'centernet'),
    mobilenet: await loadModel(cacheDir, 'mobilenet'),
  }),
);

/** As `Embedder.embedTexts`. */
export async function embedTexts(texts: readonly string[]): Promise<Float32Array[]> {
  const embed = await textModel();
  return embed(texts);
}

/** As `Embedder.embedPhotos`, for one photo. */
export async function embedPhoto(photo: Uint8Array): Promise<PhotoFeatures> {
  const embed = await photoModel();
  return embed(photo);
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
